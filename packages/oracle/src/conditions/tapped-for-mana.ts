/** Whether a player has tapped something for mana this turn. 2006: 406.1 · 2009: 106.9 · 2011: 106.10 · 2026: 106.12 */
import { phrase, type Rule } from '../grammar/index.ts';
import { singularFilter } from '../nouns/objects.ts';
import { happened } from '../nouns/turn-events.ts';
import { compare } from './compare.ts';
import { ACTOR } from './of-player.ts';

export const tappedForMana: Rule = phrase(
  'tapped a {f} for mana this turn',
  compare(happened({ on: 'tap', what: '$f', forMana: true, who: { who: 'you' } }, ACTOR), '≥', 1),
  { f: singularFilter },
);
