/** Reach. The definition of flying names it. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const reach: Keyword<'reach'> = {
  name: 'reach',
  rules: numbers(null, '702.15', '702.16', '702.17'),
  printed: ['reach'],
  readBy: ['definition'],
};
