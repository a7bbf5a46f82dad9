/** Who controls the most or the fewest of something, alone or beside others. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { ACTOR } from './of-player.ts';
import { controlledBy } from './what-a-player-has.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const controlled = controlledBy(ACTOR);
export const extremeControllers: readonly Rule[] = (
  [
    ['most', '≥', 'greatestAmong'],
    ['fewest', '≤', 'leastAmong'],
  ] as const
).map(([word, op, q]) =>
  phrase(
    `control~ the ${word} {f:pluralFilter}`,
    compare(controlled, op, { q, players: { who: 'all' }, amount: controlled }),
  ),
);
