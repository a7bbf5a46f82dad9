/** More than meets the eye. The card is cast converted, from wherever it may be cast. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

export const moreThanMeetsTheEye: Keyword<'more than meets the eye'> = {
  name: 'more than meets the eye',
  rules: numbers(null, null, null, '702.162'),
  printed: ['More Than Meets the Eye {mana}'],
  needs: ['cost'],
  expand: (ability) => [
    parts('more than meets the eye', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'more than meets the eye',
      transformed: true,
    }),
  ],
};
