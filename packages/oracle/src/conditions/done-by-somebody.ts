/** What a player has done this turn, after "who": cast something, tapped something for mana. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrase, type Rule } from '../grammar/index.ts';
import { definite, singularFilter } from '../nouns/objects.ts';
import { happened } from '../nouns/turn-events.ts';
import { compare } from './compare.ts';
import { ACTOR } from './of-player.ts';

/** How many such spells they have cast this turn. */
export const castBySuch = (where: unknown, by: unknown = { who: 'you' }) => ({
  q: 'history',
  event: { of: 'spellsCast', by, where },
});

export const didThisTurn: readonly Rule[] = [
  phrase(
    'cast a ($what:card|spell) this turn with the same name as {o}',
    compare(castBySuch({ is: 'sharesName', with: '$o' }, ACTOR), '≥', 1),
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    'tapped a {f} for mana this turn',
    compare(happened({ on: 'tap', what: '$f', forMana: true, who: { who: 'you' } }, ACTOR), '≥', 1),
    { f: singularFilter },
  ),
];
