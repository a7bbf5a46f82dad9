/** Backup. What another creature gains is what is printed below it. */
import type { Keyword } from './definition.ts';
import { creature, exactly, isSelf, not, numberOf, numbers, ref, thisEnters, whenever } from './terms.ts';

export const backup: Keyword<'backup'> = {
  name: 'backup',
  rules: numbers(null, null, null, '702.165'),
  printed: ['backup {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('backup', thisEnters, {
      targets: [{ name: 'backed', count: exactly(1), objects: { where: creature } }],
      effect: [
        { do: 'putCounters', counter: '+1/+1', count: numberOf(ability), on: ref('backed') },
        {
          do: 'if',
          condition: { if: 'matches', what: ref('backed'), filter: not(isSelf) },
          then: [
            {
              do: 'effect',
              parts: [{ part: 'change', affects: ref('backed'), mods: [{ mod: 'gainBelow' }] }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      ],
    }),
  ],
};
