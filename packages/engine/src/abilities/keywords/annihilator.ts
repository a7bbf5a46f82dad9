/** Annihilator. */
import type { Keyword } from './definition.ts';
import { all, controlledBy, defending, exactly, numberOf, numbers, thisAttacks, whenever } from './terms.ts';

export const annihilator: Keyword<'annihilator'> = {
  name: 'annihilator',
  rules: numbers(null, null, '702.84', '702.86'),
  printed: ['annihilator {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('annihilator', thisAttacks, [
      {
        do: 'sacrifice',
        who: defending,
        what: {
          set: 'choice',
          by: defending,
          from: all({ is: 'permanent' }, controlledBy(defending)),
          count: exactly(numberOf(ability)),
        },
      },
    ]),
  ],
};
