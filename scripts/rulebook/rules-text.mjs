/** The titles that stand in a rules text. */

/** @typedef {import('../../packages/rulebook/src/rules-in-text.ts').OfficialRule} Rule */

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
