/** Haste. It is read by attacking, and by abilities whose cost has the tap symbol. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const haste: Keyword<'haste'> = {
  name: 'haste',
  rules: numbers('502.5', '702.10', '702.10', '702.10'),
  printed: ['haste'],
  readBy: ['combat', 'casting'],
};
