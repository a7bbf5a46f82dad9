/** Buyback. The card returns to its owner's hand only as the spell resolves; a countered spell goes to the graveyard. */
import type { Keyword } from './definition.ts';
import { costOf, insteadOfGoing, isSelf, numbers, optionalCost, parts } from './terms.ts';

export const buyback: Keyword<'buyback'> = {
  name: 'buyback',
  rules: numbers('502.16', '702.24', '702.25', '702.27'),
  printed: ['buyback {mana}', 'buyback—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('buyback', optionalCost(costOf(ability), 'buyback')),
    insteadOfGoing('buyback', { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' }, 'hand'),
  ],
};
