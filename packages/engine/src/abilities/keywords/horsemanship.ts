/** Horsemanship. */
import type { Keyword } from './definition.ts';
import { evasion, numbers, withKeyword } from './terms.ts';

export const horsemanship: Keyword<'horsemanship'> = {
  name: 'horsemanship',
  rules: numbers('502.17', '702.28', '702.29', '702.31'),
  printed: ['horsemanship'],
  expand: evasion('horsemanship', withKeyword('horsemanship')),
};
