/** Flying. */
import type { Keyword } from './definition.ts';
import { evasion, numbers, or, withKeyword } from './terms.ts';

export const flying: Keyword<'flying'> = {
  name: 'flying',
  rules: numbers('502.4', '702.9', '702.9', '702.9'),
  printed: ['flying'],
  expand: evasion('flying', or(withKeyword('flying'), withKeyword('reach'))),
  /** 502.4b: before reach was a keyword, its text let a creature block as though it had flying. */
  earlier: { until: '2006-10', expand: evasion('flying', withKeyword('flying')) },
};
