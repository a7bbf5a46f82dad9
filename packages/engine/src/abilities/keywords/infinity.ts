/** ∞. The permanent has the abilities behind the symbol as long as it is harnessed. */
import type { Keyword } from './definition.ts';
import { numbers, parts, self } from './terms.ts';

export const infinity: Keyword<'infinity'> = {
  name: 'infinity',
  rules: numbers(null, null, null, '702.186'),
  needs: ['abilities'],
  expand: ({ abilities = [] }) => [
    {
      ...parts('infinity', { part: 'change', affects: self, mods: [{ mod: 'gain', abilities }] }),
      condition: { if: 'matches', what: self, filter: { is: 'designated', as: 'harnessed' } },
    },
  ],
};
