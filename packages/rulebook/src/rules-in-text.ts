/** A text of the rules, as published, read as its numbered rules and its glossary. 2006, 2009, 2011, 2026: none (the form is the publisher's) */

export interface OfficialRule {
  /** `502` of a section, whose text is its title; `502.3` or `502.3a` of a rule */
  readonly number: string;
  readonly text: string;
  readonly examples: readonly string[];
}

const ruleStart = /^(\d{3}\.\d{1,3}[a-z]{0,2})\.? (.*)$/;
const sectionStart = /^(\d{3})\. (.*)$/;
const exampleStart = /^(?:\[[^\]]*\] )?Example: (.*)$/;

export interface RulesText {
  /** every section and rule in its order */
  readonly rules: readonly OfficialRule[];
  /** what each term means */
  readonly glossary: ReadonlyMap<string, string>;
}

/** Reads a text of the rules without its contents and credits, in time linear in it. */
export function readRulesText(text: string): RulesText {
  const { body, glossary } = partsOf(text);
  return { rules: rulesIn(body), glossary: termsIn(glossary) };
}

function rulesIn(body: readonly string[]): OfficialRule[] {
  const rules: { number: string; text: string; examples: string[] }[] = [];
  for (const line of body) {
    const [, number, start = ''] = ruleStart.exec(line) ?? sectionStart.exec(line) ?? [];
    const last = rules.at(-1);
    if (number !== undefined) {
      rules.push({ number, text: start.trim(), examples: [] });
      continue;
    }
    if (last === undefined || line === '' || /^\d\. /.test(line)) continue;
    const example = exampleStart.exec(line)?.[1];
    const open = last.examples.length - 1;
    if (example !== undefined) last.examples.push(example);
    else if (open >= 0) last.examples[open] += ` ${line}`;
    else last.text += ` ${line}`;
  }
  return rules;
}

/** A paragraph is a term on a line of its own, and below it its meaning. */
function termsIn(lines: readonly string[]): Map<string, string> {
  const terms = new Map<string, string>();
  let term: string | null = null;
  for (const line of lines)
    if (line === '') term = null;
    else if (term === null) terms.set((term = line), '');
    else terms.set(term, terms.get(term) ? `${terms.get(term)} ${line}` : line);
  return terms;
}

/** The lines of the rules and of the glossary, trimmed. A text that has contents names its first chapter twice, and its glossary too. */
function partsOf(text: string): { readonly body: readonly string[]; readonly glossary: readonly string[] } {
  const lines = text.split('\n').map((line) => line.replace('\uFEFF', '').trim());
  const first = lines.indexOf('1. Game Concepts');
  const start = first < 0 ? 0 : Math.max(lines.indexOf('1. Game Concepts', first + 1), 0);
  const end = lines.lastIndexOf('Glossary');
  if (end <= start) return { body: lines.slice(start), glossary: [] };
  const credits = lines.indexOf('Credits', end);
  return { body: lines.slice(start, end), glossary: lines.slice(end + 1, credits < 0 ? undefined : credits) };
}
