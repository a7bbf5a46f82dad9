/** "For each counter removed this way": so often. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** "For each counter removed this way, draw a card." */
export const forEachRemoved = (clauses: Rule): readonly Rule[] =>
  (
    [
      ['{k:counterKind} counter removed this way', { counter: '$k' }],
      ['counter removed', { counter: 'any' }],
      ['counter removed this way', { counter: 'any' }],
    ] as const
  ).map(([$removed, counters]) =>
    phrase.with({ c: clauses })(
      `for each ${$removed}, {c}`,
      { do: 'repeat', times: { q: 'removed', ...counters }, effect: '$c', $removed },
      { agree: 'none' },
    ),
  );
