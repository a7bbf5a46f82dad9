/** What is chosen together as something is carried out: `any number of cards with different names`, so much in all. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { kept, lazy, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from './filters.ts';
import { digits, howMany } from './numbers.ts';
import { anaphora, kind } from './objects.ts';
import { TOGETHER, TOTALS } from './targets-together.ts';
import { inZone } from './zones.ts';

const phrase = phrasesOf(() => ({ anaphora, cardFilter, free, inZone, kind }));

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
    return [
      phrase.with(slots)(`{n#:free} {k#:kind} ${words}`, chosen({ set: 'all', '...': '$k' }, together), { agree: 'n' }),
      phrase.with(slots)(
        `{n#:free} {f#:cardFilter} ${words} {z:inZone}`,
        chosen({ set: 'all', where: '$f', '...': '$z' }, together, { $place: 'last' }),
        { agree: 'n' },
      ),
      phrase.with(slots)(
        `{n#:free} {f#:cardFilter} ${words} from among {o:anaphora}`,
        chosen({ set: 'where', of: '$o', filter: '$f' }, together, { $among: true }),
        { agree: 'n' },
      ),
    ];
  });
