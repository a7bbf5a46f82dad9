/** Fear. */
import type { Keyword } from './definition.ts';
import { evasion, numbers, ofType, or } from './terms.ts';

export const fear: Keyword<'fear'> = {
  name: 'fear',
  rules: numbers('502.25', '702.33', '702.34', '702.36'),
  printed: ['fear'],
  expand: evasion('fear', or(ofType('artifact'), { is: 'color', color: 'B' })),
};
