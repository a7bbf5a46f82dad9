/** Offering. */
import type { Keyword } from './definition.ts';
import { numbers, parts, qualityOf } from './terms.ts';

export const offering: Keyword<'offering'> = {
  name: 'offering',
  rules: numbers('502.42', '702.45', '702.46', '702.48'),
  printed: ['{subtype} offering'],
  needs: ['quality'],
  expand: (ability) => [parts('offering', { part: 'offering', what: qualityOf(ability) })],
};
