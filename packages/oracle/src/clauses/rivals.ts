/** "That player chooses target player who controls more creatures than he or she does and is his or her opponent." 2006: 409.1d · 2009, 2011, 2026: 601.2c */
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from '../conditions/compare.ts';
import { controlledBy, handSizeOf, inGraveyardOf, lifeOf } from '../conditions/what-a-player-has.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  rivalry,
  thatPlayer: words('that player', { 'that player': { who: 'that' } }, 1),
}));

const ACTOR = { who: 'actor' };
const THEY = { who: 'they' };

/** What is said of the target beside whoever chooses it; the condition reads the target as actor. */
const rivalry: Rule = alt('a rivalry', () => [
  phrase(
    'who controls more {f:pluralFilter} than <he or she does>',
    compare(controlledBy(ACTOR), '>', controlledBy(THEY)),
  ),
  phrase('who has more cards in hand than <he or she does>', compare(handSizeOf(ACTOR), '>', handSizeOf(THEY))),
  phrase('who has more life than <he or she does>', compare(lifeOf(ACTOR), '>', lifeOf(THEY))),
  phrase(
    'whose graveyard has fewer {f:pluralCardFilter} in it than <his or her> graveyard does',
    compare(inGraveyardOf(ACTOR), '<', inGraveyardOf(THEY)),
  ),
]);

export const choosesRival: Rule = phrase(
  '{p!:thatPlayer} chooses target player {r:rivalry} and is <his or her> opponent',
  {
    do: 'bind',
    name: 'target',
    value: {
      players: {
        who: 'target',
        spec: {
          by: '$p',
          count: { min: 1, max: 1 },
          players: { who: 'where', of: { who: 'opponentsOf', of: THEY }, condition: '$r' },
        },
      },
    },
    $rival: true,
  },
  { agree: 'none' },
);
