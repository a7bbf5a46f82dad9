/** Improvise. */
import type { Keyword } from './definition.ts';
import { numbers, ofType, parts, untappedOfYours } from './terms.ts';

export const improvise: Keyword<'improvise'> = {
  name: 'improvise',
  rules: numbers(null, null, null, '702.126'),
  printed: ['improvise'],
  expand: () => [
    parts('improvise', {
      part: 'payWith',
      how: 'tap',
      from: untappedOfYours(ofType('artifact')),
      tag: 'improvise',
    }),
  ],
};
