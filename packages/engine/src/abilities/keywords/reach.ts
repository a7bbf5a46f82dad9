/** Reach. Flying names it in what may block */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const reach: Keyword<'reach'> = {
  name: 'reach',
  rules: numbers(null, '702.15', '702.16', '702.17'),
  printed: ['reach'],
  reminders: ['({self}|They) can block creatures with flying.'],
  readBy: ['definition'],
};
