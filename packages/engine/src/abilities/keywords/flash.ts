/** Flash. */
import type { Keyword } from './definition.ts';
import { numbers, parts } from './terms.ts';

export const flash: Keyword<'flash'> = {
  name: 'flash',
  rules: numbers('502.57', '702.8', '702.8', '702.8'),
  printed: ['flash'],
  expand: () => [parts('flash', { part: 'castTiming', when: 'flash' })],
};
