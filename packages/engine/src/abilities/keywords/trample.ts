/** Trample. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const trample: Keyword<'trample'> = {
  name: 'trample',
  rules: numbers('502.9', '702.17', '702.18', '702.19'),
  printed: ['trample'],
  readBy: ['combat'],
};
