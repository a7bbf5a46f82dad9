/** Umbra armor. */
import type { Keyword } from './definition.ts';
import { numbers, replacing, self } from './terms.ts';

export const enchantedInstead = (keyword: 'totem armor' | 'umbra armor') => () => [
  replacing(keyword, {
    event: { on: 'destroy', what: { is: 'in', set: { set: 'host' } } },
    instead: {
      instead: 'do',
      effect: [
        { do: 'removeDamage', what: { set: 'host' } },
        { do: 'destroy', what: self },
      ],
    },
  }),
];

export const umbraArmor: Keyword<'umbra armor'> = {
  name: 'umbra armor',
  rules: numbers(null, null, null, '702.89'),
  printed: ['umbra armor'],
  expand: enchantedInstead('umbra armor'),
};
