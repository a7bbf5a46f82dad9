/** Whole games: subgames, restarting, a draw. 2006: 102.4, 506 · 2009: 104.4, 712 · 2011: 104.4, 714–715 · 2026: 104.4, 726, 728 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from '../conditions/compare.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const lifeOf = { q: 'life', of: { who: 'actor' } };
const HIGHEST = {
  who: 'where',
  of: { who: 'all' },
  condition: compare(lifeOf, '=', { q: 'greatestAmong', players: { who: 'all' }, amount: lifeOf }),
};

/** Sentences about the game itself. */
export const gameClause: Rule = alt('a clause about the game', () => [
  phrase('players play a ($m:MAGIC|Magic) subgame, using their libraries as their decks', { do: 'subgame' }),
  phrase('flip a coin until you lose a flip', { do: 'flipUntilLost' }),
  phrase('the game is a draw', { do: 'drawGame' }),
  phrase(
    'the player with the highest life total wins the game. if two or more players are tied for highest life total, the game is a draw',
    {
      do: 'if',
      condition: compare({ q: 'countPlayers', of: HIGHEST }, '≥', 2),
      then: [{ do: 'drawGame' }],
      else: [{ do: 'winGame', who: HIGHEST }],
      $highest: true,
    },
  ),
  phrase('chaos ensues', { do: 'chaos', who: { who: 'you' } }),
  phrase('restart the game, leaving in exile all {f:pluralCardFilter} exiled with ~', {
    do: 'restartGame',
    leaving: { set: 'where', of: { set: 'linked', link: 'exiled' }, filter: '$f' },
  }),
]);
