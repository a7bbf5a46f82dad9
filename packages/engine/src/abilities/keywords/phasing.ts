/** Phasing. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const phasing: Keyword<'phasing'> = {
  name: 'phasing',
  rules: numbers('502.15', '702.23', '702.24', '702.26'),
  printed: ['phasing'],
  readBy: ['untap'],
};
