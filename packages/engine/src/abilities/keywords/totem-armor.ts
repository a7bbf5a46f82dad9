/** Totem armor. The name it had in 2011; cards that still have it mean the same today. */
import type { Keyword } from './definition.ts';
import { enchantedInstead } from './umbra-armor.ts';
import { numbers } from './terms.ts';

export const totemArmor: Keyword<'totem armor'> = {
  name: 'totem armor',
  rules: numbers(null, null, '702.87', '702.89'),
  printed: ['totem armor'],
  expand: enchantedInstead('totem armor'),
};
