/** Absorb. */
import type { Keyword } from './definition.ts';
import { isSelf, numberOf, numbers, replacing } from './terms.ts';

export const absorb: Keyword<'absorb'> = {
  name: 'absorb',
  rules: numbers(null, '702.61', '702.62', '702.64'),
  printed: ['absorb {n}'],
  needs: ['n'],
  expand: (ability) => [
    replacing('absorb', {
      event: { on: 'damage', to: isSelf },
      instead: { instead: 'prevent', amount: numberOf(ability) },
    }),
  ],
};
