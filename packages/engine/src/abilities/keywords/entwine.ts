/** Entwine. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, optionalCost, parts } from './terms.ts';

export const entwine: Keyword<'entwine'> = {
  name: 'entwine',
  rules: numbers('502.32', '702.39', '702.40', '702.42'),
  printed: ['entwine {mana}', 'entwine—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [parts('entwine', optionalCost(costOf(ability), 'entwine'))],
};
