/** Multikicker. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

export const multikicker: Keyword<'multikicker'> = {
  name: 'multikicker',
  rules: numbers(null, null, '702.31c', '702.33c'),
  printed: ['multikicker {mana}', 'multikicker—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('multikicker', {
      part: 'additionalCost',
      cost: costOf(ability),
      tag: 'kicker',
      optional: true,
      repeat: true,
    }),
  ],
};
