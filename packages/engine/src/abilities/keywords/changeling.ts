/** Changeling. */
import type { Keyword } from './definition.ts';
import { numbers, self } from './terms.ts';

export const changeling: Keyword<'changeling'> = {
  name: 'changeling',
  rules: numbers(null, '702.70', '702.71', '702.73'),
  printed: ['changeling'],
  expand: () => [
    {
      ability: 'static',
      keyword: 'changeling',
      cda: true,
      parts: [{ part: 'change', affects: self, mods: [{ mod: 'everyCreatureType' }] }],
    },
  ],
};
