/** The time line: what changed from edition to edition, topic by topic, with an address for each. 2006, 2009, 2011, 2026: passim */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Difference, differences } from './differences.ts';
import { isWithin } from './numbers.ts';
import { slugOf } from './plain-letters.ts';

/** Two editions of which the later follows the earlier. */
export type Step = readonly [earlier: EditionName, later: EditionName];

export interface Change {
  readonly topic: string;
  /** the topic in an address: `mana-burn` */
  readonly slug: string;
  /** what holds from an edition on, the earliest first; an edition that changes nothing has no entry */
  readonly says: readonly { readonly from: EditionName; readonly text: string }[];
  /** the rule that is tried in each edition; null where it has none, or where the topic is out of scope */
  readonly numbers: Readonly<Record<EditionName, string | null>>;
  /** the steps at which something changed */
  readonly steps: readonly Step[];
  /** the scenario by whose position it is shown; null where there is nothing to run */
  readonly shownBy: string | null;
  /** why there is nothing to run; null where there is something */
  readonly outOfScope: string | null;
}

let made: readonly Change[] | undefined;

/** All topics, in the order of the rulebook. */
export const timeline = (): readonly Change[] => (made ??= differences.map(changeOf));

/** A topic by what stands for it in an address; null where there is none. */
export const changeNamed = (slug: string): Change | null => timeline().find((one) => one.slug === slug) ?? null;

/** The topics in which the rule is tried, or one under it. */
export const changesOfRule = (edition: EditionName, number: string): readonly Change[] =>
  timeline().filter(({ numbers }) => {
    const tried = numbers[edition];
    return tried !== null && isWithin(tried, number);
  });

function changeOf(difference: Difference): Change {
  const { topic, says } = difference;
  const tried = 'tried' in difference ? difference.tried : null;
  return {
    topic,
    slug: slugOf(topic),
    says: EDITIONS.flatMap((from, at) => {
      const text = says[at];
      return text == null ? [] : [{ from, text }];
    }),
    numbers: Object.fromEntries(EDITIONS.map((edition, at) => [edition, tried?.[at] ?? null])) as Change['numbers'],
    steps: EDITIONS.slice(1).flatMap((later, at) => {
      const earlier = EDITIONS[at];
      return earlier !== undefined && says[at + 1] !== null ? [[earlier, later] as const] : [];
    }),
    shownBy: 'shownBy' in difference ? difference.shownBy : null,
    outOfScope: 'outOfScope' in difference ? difference.outOfScope : null,
  };
}
