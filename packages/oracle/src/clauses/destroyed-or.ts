/**
 * All of one kind or all of another destroyed.
 * 2006: 217.7 · 2009, 2011: 701.6 · 2026: 701.8
 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** "Destroy all green creatures or all white creatures": whoever does it chooses which. */
const ALL_OF = (kind: string): object => ({ set: 'all', '...': kind });
export const destroyedOr = (): readonly Rule[] =>
  (
    [
      ['', {}],
      [". they can't be regenerated", { noRegenerate: true }],
    ] as const
  ).map(([more, how]) =>
    phrase(`destroy~ all {a:pluralKind} or all {b:pluralKind}${more}`, {
      do: 'oneOf',
      who: { who: 'subject' },
      options: [
        { label: 'the first', effect: [{ do: 'destroy', what: ALL_OF('$a'), ...how }] },
        { label: 'the second', effect: [{ do: 'destroy', what: ALL_OF('$b'), ...how }] },
      ],
      $all: true,
    }),
  );
