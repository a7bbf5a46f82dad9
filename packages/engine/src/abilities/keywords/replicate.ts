/** Replicate. The spell is copied once for each payment. */
import type { Keyword } from './definition.ts';
import { castThis, copyThis, costOf, numbers, ownPaid, parts, whenever } from './terms.ts';

export const replicate: Keyword<'replicate'> = {
  name: 'replicate',
  rules: numbers('502.52', '702.53', '702.54', '702.56'),
  printed: ['replicate {mana}', 'replicate—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('replicate', {
      part: 'additionalCost',
      cost: costOf(ability),
      tag: 'replicate',
      optional: true,
      repeat: true,
      own: true,
    }),
    whenever('replicate', castThis, [copyThis({ q: 'timesPaid', cost: 'replicate', own: true })], {
      condition: ownPaid('replicate'),
      zones: ['stack'],
    }),
  ],
};
