/** Mentor. */
import type { Keyword } from './definition.ts';
import { and, attacking, creature, exactly, numbers, ref, self, thisAttacks, whenever } from './terms.ts';

export const mentor: Keyword<'mentor'> = {
  name: 'mentor',
  rules: numbers(null, null, null, '702.134'),
  printed: ['mentor'],
  expand: () => [
    whenever('mentor', thisAttacks, {
      targets: [
        {
          name: 'mentored',
          count: exactly(1),
          objects: {
            where: and(creature, attacking, {
              is: 'stat',
              stat: 'power',
              op: '<',
              than: { q: 'stat', stat: 'power', of: self },
            }),
          },
        },
      ],
      effect: [
        { do: 'putCounters', counter: '+1/+1', count: 1, on: ref('mentored') },
        { do: 'performed', action: 'mentor', what: self, to: ref('mentored') },
      ],
    }),
  ],
};
