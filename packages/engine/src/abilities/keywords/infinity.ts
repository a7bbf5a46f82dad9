/** ∞. The permanent has the abilities behind the symbol as long as it is harnessed. */
import type { Keyword } from './definition.ts';
import { gainsWhile, numbers, self } from './terms.ts';

export const infinity: Keyword<'infinity'> = {
  name: 'infinity',
  rules: numbers(null, null, null, '702.186'),
  needs: ['abilities'],
  expand: ({ abilities = [] }) => [
    gainsWhile('infinity', abilities, { if: 'matches', what: self, filter: { is: 'designated', as: 'harnessed' } }),
  ],
};
