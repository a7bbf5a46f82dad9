/** Trample over planeswalkers, a variant of trample. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const trampleOverPlaneswalkers: Keyword<'trample over planeswalkers'> = {
  name: 'trample over planeswalkers',
  rules: numbers(null, null, null, '702.19'),
  printed: ['trample over planeswalkers'],
  readBy: ['combat'],
};
