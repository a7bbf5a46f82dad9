/** Disturb. The card is cast transformed from the graveyard. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

export const disturb: Keyword<'disturb'> = {
  name: 'disturb',
  rules: numbers(null, null, null, '702.146'),
  printed: ['disturb {mana}', 'disturb—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('disturb', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'disturb',
      from: 'graveyard',
      transformed: true,
    }),
  ],
};
