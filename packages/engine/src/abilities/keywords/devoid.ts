/** Devoid. It is colorless in every zone, whatever its mana cost. */
import type { Keyword } from './definition.ts';
import { numbers, self } from './terms.ts';

export const devoid: Keyword<'devoid'> = {
  name: 'devoid',
  rules: numbers(null, null, null, '702.114'),
  printed: ['devoid'],
  expand: () => [
    {
      ability: 'static',
      keyword: 'devoid',
      cda: true,
      parts: [{ part: 'change', affects: self, mods: [{ mod: 'color', op: 'set', colors: [] }] }],
    },
  ],
};
