/** Bands with other. What it means for the others of a band differs by edition (the seam `bandsWithOther`). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const bandsWithOther: Keyword<'bands with other'> = {
  name: 'bands with other',
  rules: numbers('502.11', '702.19b', '702.20b', '702.22b'),
  printed: [{ says: 'bands with other {objects}', quoted: true }],
  needs: ['quality'],
  readBy: ['combat'],
};
