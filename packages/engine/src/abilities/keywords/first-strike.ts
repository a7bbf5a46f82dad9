/** First strike. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const firstStrike: Keyword<'first strike'> = {
  name: 'first strike',
  rules: numbers('502.2', '702.7', '702.7', '702.7'),
  printed: ['first strike'],
  readBy: ['combat'],
};
