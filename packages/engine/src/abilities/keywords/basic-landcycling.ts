/** Basic landcycling. */
import type { Keyword } from './definition.ts';
import { searching } from './typecycling.ts';
import { and, numbers, ofType } from './terms.ts';

export const basicLandcycling: Keyword<'basic landcycling'> = {
  name: 'basic landcycling',
  rules: numbers(null, '702.26d', '702.27d', '702.29e'),
  printed: ['basic landcycling {mana}'],
  needs: ['cost'],
  expand: searching(() => and({ is: 'supertype', supertype: 'basic' }, ofType('land'))),
};
