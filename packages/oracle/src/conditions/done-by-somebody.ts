/** What a player has done this turn, after "who": cast something, tapped something for mana. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { happened } from '../nouns/turn-events.ts';
import { compare } from './compare.ts';
import { ACTOR } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

/** How many such spells they have cast this turn. */
export const castBySuch = (where: unknown, by: unknown = { who: 'you' }) => ({
  q: 'history',
  event: { of: 'spellsCast', by, where },
});

export const didThisTurn: readonly Rule[] = [
  phrase(
    'cast a ($what:card|spell) this turn with the same name as {o:definite}',
    compare(castBySuch({ is: 'sharesName', with: '$o' }, ACTOR), '≥', 1),
    { agree: 'none' },
  ),
  phrase(
    'tapped a {f:singularFilter} for mana this turn',
    compare(happened({ on: 'tap', what: '$f', forMana: true, who: { who: 'you' } }, ACTOR), '≥', 1),
  ),
];
