/** Affinity. */
import type { Keyword } from './definition.ts';
import { all, and, controlledBy, countOf, isSelf, numbers, parts, qualityOf, you } from './terms.ts';

export const affinity: Keyword<'affinity'> = {
  name: 'affinity',
  rules: numbers('502.31', '702.38', '702.39', '702.41'),
  printed: ['affinity for {objects}'],
  needs: ['quality'],
  expand: (ability) => [
    parts('affinity', {
      part: 'cost',
      change: { of: 'cast', what: isSelf, reduce: countOf(all(and(qualityOf(ability), controlledBy(you)))) },
    }),
  ],
};
