/** The glossary of each edition, in our own words. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { GLOSSARY_TABLES } from './data/glossary/index.ts';
import { linesOf } from './numbers.ts';

export interface GlossaryEntry {
  readonly term: string;
  /** numbers in the edition asked for, the one most about it first */
  readonly rules: readonly string[];
  /** one sentence or a few */
  readonly text: string;
  /** the edition whose words these are: the one asked for, or a later one where the rule is the same */
  readonly edition: EditionName;
}

interface Line extends Omit<GlossaryEntry, 'edition'> {
  /** the oldest edition that has the term */
  readonly since: EditionName;
}

/** The lines written for an edition. */
function linesFor(edition: EditionName): readonly Line[] {
  return GLOSSARY_TABLES[edition]
    .flatMap(linesOf)
    .filter(Boolean)
    .map((line) => {
      const [term = '', cited = '', text = ''] = line.split(' | ');
      const [first = '', ...more] = cited.split(' ');
      const marked = EDITIONS.find((one) => first === `${one}+`);
      const numbers = marked ? more : [first, ...more];
      const oldest = isObsolete(term) ? edition : EDITIONS[0];
      return { term, since: marked ?? oldest, rules: numbers.filter((number) => number !== '–'), text };
    });
}

/** A term that the edition keeps only to say what it once meant. */
const isObsolete = (term: string): boolean => term.endsWith('(Obsolete)');

const glossaries = new Map<EditionName, readonly GlossaryEntry[]>();

/** Every term of an edition by the alphabet, each in the words of the nearest edition from it on that has the same rule. */
export function glossaryOf(edition: EditionName): readonly GlossaryEntry[] {
  const known = glossaries.get(edition);
  if (known) return known;
  const at = EDITIONS.indexOf(edition);
  const entries = new Map<string, GlossaryEntry>();
  for (const other of EDITIONS.slice(at))
    for (const { term, since, rules, text } of linesFor(other)) {
      if (entries.has(term) || EDITIONS.indexOf(since) > at) continue;
      const here = rules.map((number) => sameRule(other, number, edition));
      if (other !== edition && !here[0]) continue;
      entries.set(term, { term, rules: here.filter((number) => number !== null), text, edition: other });
    }
  const all = [...entries.values()].sort((a, b) => byAlphabet.compare(a.term, b.term));
  glossaries.set(edition, all);
  return all;
}

const byAlphabet = new Intl.Collator('en', { ignorePunctuation: true });
