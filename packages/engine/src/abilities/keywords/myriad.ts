/** Myriad. The tokens are exiled by one delayed triggered ability, if any were created. */
import type { Keyword } from './definition.ts';
import { defending, numbers, opponents, ref, self, thisAttacks, whenever, you } from './terms.ts';

export const myriad: Keyword<'myriad'> = {
  name: 'myriad',
  rules: numbers(null, null, null, '702.116'),
  printed: ['myriad'],
  expand: () => [
    whenever('myriad', thisAttacks, [
      {
        do: 'forEachPlayer',
        who: { who: 'except', of: opponents, not: defending },
        effect: [
          { do: 'bind', name: 'attacked', value: { players: { who: 'actor' } } },
          {
            do: 'may',
            who: you,
            effect: [
              {
                do: 'copyToken',
                who: you,
                count: 1,
                of: self,
                tapped: true,
                attacking: true,
                attacksPlayer: { who: 'ref', name: 'attacked' },
                planeswalkersToo: true,
                out: 'myriad',
              },
            ],
          },
        ],
      },
      {
        do: 'if',
        condition: { if: 'did', name: 'myriad' },
        then: [
          {
            do: 'delayed',
            pattern: { on: 'endOfCombat' },
            body: { effect: [{ do: 'move', what: ref('myriad'), to: { zone: 'exile' } }] },
          },
        ],
      },
    ]),
  ],
};
