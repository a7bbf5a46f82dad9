/** A rules text as numbered rules: what is needed to take the facts out of it, and nothing that is kept of its words. */

/**
 * @typedef {{number: string, text: string, examples: number}} Rule
 *   A section is a rule whose number has no point; its text is its title. `examples` are those in the text at hand.
 */

const ruleStart = /^(\d{3}\.\d+[a-z]*)\.?\s+(.*)$/;
const sectionStart = /^(\d{3})\.\s+(.*)$/;

/**
 * Every rule of an edition in its order. The table of contents and the glossary of the newest are left out.
 * @param {string} text
 * @returns {Rule[]}
 */
export function rulesIn(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  // Where there are contents, the body begins at the second line that is the first chapter.
  const chapter = lines.map((line, at) => (line.trim() === '1. Game Concepts' ? at : -1)).filter((at) => at >= 0);
  const glossary = lines.lastIndexOf('Glossary');
  const body = lines.slice(chapter[1] ?? 0, glossary > (chapter[1] ?? 0) ? glossary : undefined);
  /** @type {Rule[]} */
  const rules = [];
  let inExample = false;
  for (const line of body) {
    const [, number, start = ''] = ruleStart.exec(line) ?? sectionStart.exec(line) ?? [];
    const last = rules.at(-1);
    if (number !== undefined) {
      rules.push({ number, text: start.trim(), examples: 0 });
      inExample = false;
    } else if (last && /^\s*(?:\[.*\] )?Example: /.test(line)) {
      last.examples += 1;
      inExample = true;
    } else if (last && line.trim() !== '' && !inExample && !/^\d\. /.test(line)) {
      last.text += ` ${line.trim()}`;
    }
  }
  return rules;
}

/**
 * The titles that stand in the text: of sections and headings, and those by which an edition without section titles refers to its sections.
 * @param {string} text
 * @param {readonly Rule[]} rules
 * @returns {Map<string, string>}
 */
export function titlesIn(text, rules) {
  /** @type {Map<string, string>} */
  const titles = new Map();
  for (const [, number = '', title = ''] of text.matchAll(/\b(?:rules?|section) (\d{3}), [“"]([^”"]+?)[,.]?[”"]/g))
    if (!titles.has(number)) titles.set(number, title);
  for (const { number, text: words } of rules)
    if (!number.includes('.') || isHeading(number, words, rules)) titles.set(number, words);
  return titles;
}

/**
 * A number that only names what its subrules are about.
 * @param {string} number
 * @param {string} words
 * @param {readonly Rule[]} rules
 */
const isHeading = (number, words, rules) =>
  /^\d{3}\.\d+$/.test(number) &&
  words.length < 60 &&
  !/[.:”"]\)?$/.test(words) &&
  rules.some((rule) => rule.number === `${number}a`);
