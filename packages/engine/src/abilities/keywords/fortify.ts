/** Fortify. */
import type { Keyword } from './definition.ts';
import { attachTo } from './equip.ts';
import { numbers, ofType } from './terms.ts';

export const fortify: Keyword<'fortify'> = {
  name: 'fortify',
  rules: numbers(null, '702.64', '702.65', '702.67'),
  printed: ['fortify {mana}', 'fortify—{cost}.'],
  needs: ['cost'],
  expand: attachTo(ofType('land')),
};
