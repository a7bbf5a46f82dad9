/** What the project began with: rules, examples and glossary entries of five documents, in three editions. */
import type { EditionName } from '@rulewright/engine';
import { SEED_LINES } from './data/seeds.ts';
import { linesOf } from './numbers.ts';

export interface Seed {
  readonly edition: EditionName;
  readonly kind: 'rule' | 'example' | 'glossary';
  /** the rule's number; of a glossary entry and its example the title */
  readonly of: string;
  /** of an example: which it is, from 1 */
  readonly example?: number;
  /** in our own words */
  readonly summary: string;
  /** the cards it names */
  readonly cards: readonly string[];
}

export const SEEDS: readonly Seed[] = Object.entries(SEED_LINES).flatMap(([edition, table]) =>
  linesOf(table).map((line) => {
    const [head = '', summary = '', cards] = line.split(' | ');
    const [, kind, of = '', example] = /^(rule|example|glossary) (.*?)(?: (\d+))?$/.exec(head) ?? [];
    return {
      edition: edition as EditionName,
      kind: kind as Seed['kind'],
      of,
      ...(example === undefined ? {} : { example: Number(example) }),
      summary,
      cards: cards?.split('; ') ?? [],
    };
  }),
);
