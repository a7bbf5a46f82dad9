/** Wither. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const wither: Keyword<'wither'> = {
  name: 'wither',
  rules: numbers(null, '702.77', '702.78', '702.80'),
  printed: ['wither'],
  readBy: ['damage'],
};
