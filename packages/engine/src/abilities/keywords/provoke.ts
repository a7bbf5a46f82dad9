/** Provoke. */
import type { Keyword } from './definition.ts';
import {
  and,
  controlledBy,
  creature,
  defending,
  exactly,
  lasting,
  numbers,
  ref,
  self,
  thisAttacks,
  whenever,
  you,
} from './terms.ts';

export const provoke: Keyword<'provoke'> = {
  name: 'provoke',
  rules: numbers('502.29', '702.36', '702.37', '702.39'),
  printed: ['provoke'],
  expand: () => [
    whenever('provoke', thisAttacks, {
      targets: [{ name: 'provoked', count: exactly(1), objects: { where: and(creature, controlledBy(defending)) } }],
      effect: [
        {
          do: 'may',
          who: you,
          effect: [
            lasting(
              { until: 'endOfCombat' },
              { part: 'rule', rule: { rule: 'mustBlock', what: ref('provoked'), whom: self } },
            ),
            { do: 'untap', what: ref('provoked') },
          ],
        },
      ],
    }),
  ],
};
