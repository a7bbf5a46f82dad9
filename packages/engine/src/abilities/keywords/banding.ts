/** Banding. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const banding: Keyword<'banding'> = {
  name: 'banding',
  rules: numbers('502.10', '702.19', '702.20', '702.22'),
  printed: ['banding'],
  readBy: ['combat'],
};
