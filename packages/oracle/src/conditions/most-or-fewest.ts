/** Who controls the most or the fewest of something, alone or beside others. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrase, type Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/objects.ts';
import { compare } from './compare.ts';
import { ACTOR } from './of-player.ts';
import { controlledBy } from './what-a-player-has.ts';

const controlled = controlledBy(ACTOR);
export const extremeControllers: readonly Rule[] = (
  [
    ['most', '≥', 'greatestAmong'],
    ['fewest', '≤', 'leastAmong'],
  ] as const
).map(([word, op, q]) =>
  phrase(`control~ the ${word} {f}`, compare(controlled, op, { q, players: { who: 'all' }, amount: controlled }), {
    f: pluralFilter,
  }),
);
