/** What each rule says, with a short title, in our own words. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { SUMMARY_TABLES } from './data/summaries/index.ts';
import { linesOf, titleOf } from './numbers.ts';
import { SEEDS } from './seeds.ts';

export interface Summary {
  /** a few words that name the rule; null where only its text is summed up */
  readonly title: string | null;
  /** one or two sentences */
  readonly text: string;
}

const tables = new Map<EditionName, ReadonlyMap<string, Summary>>();

/** The summaries written for an edition, by rule number, in the order of their files. */
export function summariesOf(edition: EditionName): ReadonlyMap<string, Summary> {
  const known = tables.get(edition);
  if (known) return known;
  const seeds = SEEDS.filter((seed) => seed.kind === 'rule' && seed.edition === edition);
  const table = new Map<string, Summary>(seeds.map(({ of, summary }) => [of, { title: null, text: summary }]));
  for (const lines of SUMMARY_TABLES[edition].map(linesOf))
    for (const line of lines.filter(Boolean)) {
      const [number = '', title = '', text = ''] = line.split(' | ');
      table.set(number, { title, text });
    }
  tables.set(edition, table);
  return table;
}

/** The summary of a rule in this edition, else of the same rule in the nearest edition that has one; null where nobody wrote one. */
export function summaryOf(edition: EditionName, number: string): (Summary & { readonly edition: EditionName }) | null {
  const distance = (other: EditionName): number => Math.abs(EDITIONS.indexOf(other) - EDITIONS.indexOf(edition));
  for (const other of [...EDITIONS].sort((a, b) => distance(a) - distance(b))) {
    const same = sameRule(edition, number, other);
    const summary = same === null ? undefined : summariesOf(other).get(same);
    if (summary) return { edition: other, ...summary };
  }
  return null;
}

/** What a rule is called: its title in the rulebook, else the one that its summary gives it; null where it has neither. */
export const ruleTitle = (edition: EditionName, number: string): string | null =>
  titleOf(edition, number) ?? summaryOf(edition, number)?.title ?? null;
