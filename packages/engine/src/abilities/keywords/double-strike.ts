/** Double strike. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const doubleStrike: Keyword<'double strike'> = {
  name: 'double strike',
  rules: numbers('502.28', '702.4', '702.4', '702.4'),
  printed: ['double strike'],
  readBy: ['combat'],
};
