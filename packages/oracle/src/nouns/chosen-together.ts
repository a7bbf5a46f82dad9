/** What is chosen together as something is carried out: `any number of cards with different names`, so much in all. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { kept, lazy, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from './filters.ts';
import { digits, howMany } from './numbers.ts';
import { anaphora, kind } from './objects.ts';
import { TOGETHER, TOTALS } from './targets-together.ts';
import { inZone } from './zones.ts';

/** None need be chosen. */
const isFree = (count: unknown): unknown => ((count as { min?: unknown } | undefined)?.min === 0 ? count : undefined);
const free: Rule = kept<unknown>(
  lazy(() => howMany as Rule),
  isFree,
);

const chosen = (from: object, together: object, marks: object = {}): object => ({
  set: 'choice',
  by: SUBJECT,
  from,
  count: '$n',
  together,
  ...marks,
});

export const chosenTogether = (): readonly Rule[] =>
  [
    ...TOGETHER.map(([words, together]) => [words, together, {}] as const),
    ...TOTALS.map(([words, together]) => [`with total ${words} {d} or less`, together, { d: digits }] as const),
  ].flatMap(([words, together, slots]) => {
    const how = { n: free, ...slots };
    return [
      phrase(`{n#} {k#} ${words}`, chosen({ set: 'all', '...': '$k' }, together), { ...how, k: kind }, { agree: 'n' }),
      phrase(
        `{n#} {f#} ${words} {z}`,
        chosen({ set: 'all', where: '$f', '...': '$z' }, together, { $place: 'last' }),
        { ...how, f: cardFilter, z: inZone },
        { agree: 'n' },
      ),
      phrase(
        `{n#} {f#} ${words} from among {o}`,
        chosen({ set: 'where', of: '$o', filter: '$f' }, together, { $among: true }),
        { ...how, f: cardFilter, o: anaphora },
        { agree: 'n' },
      ),
    ];
  });
