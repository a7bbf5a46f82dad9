/** Vigilance. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const vigilance: Keyword<'vigilance'> = {
  name: 'vigilance',
  rules: numbers('502.14', '702.18', '702.19', '702.20'),
  printed: ['vigilance'],
  readBy: ['combat'],
};
