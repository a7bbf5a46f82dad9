/** "When you next cast an instant spell this turn, …": what is done as that spell is cast. 2006: 404.4 · 2009, 2011, 2026: 603.7 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { castFrom } from '../nouns/cast-from.ts';
import { singularFilter } from '../nouns/objects.ts';

const phrase = phrasesOf();

/** How the next is called, and the mark of that. */
const NEXT = [
  ['you next <cast> a {f}', 'next'],
  ['you <cast> your next {f}', 'your next'],
] as const;
const FROM = [
  ['', '$f'],
  [' from {z}', { '&': ['$f', '$z'] }],
] as const;

export const nextCast = (clauses: Rule): readonly Rule[] =>
  NEXT.flatMap(([next, $when]) =>
    FROM.map(([from, what]) =>
      phrase.with({ f: singularFilter, z: castFrom, c: clauses })(
        `when ${next}${from} this turn, {c}`,
        {
          do: 'delayed',
          pattern: { on: 'cast', who: { who: 'you' }, what },
          duration: { until: 'endOfTurn' },
          body: { effect: '$c' },
          $when,
        },
        { agree: 'none' },
      ),
    ),
  );
