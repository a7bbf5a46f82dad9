/** Riot. It enters with another +1/+1 counter or gains haste. It keeps the haste if it loses riot. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { enters, lasting, numbers, PLUS, self, you } from './terms.ts';

const counted: Condition = { if: 'did', name: 'counted' };

export const riot: Keyword<'riot'> = {
  name: 'riot',
  rules: numbers(null, null, null, '702.136'),
  printed: ['riot'],
  expand: () => [
    enters('riot', {
      choices: [{ do: 'may', who: you, effect: [{ do: 'nothing' }], out: 'counted' }],
      counters: [{ counter: PLUS, count: { q: 'if', condition: counted, then: 1, else: 0 } }],
      then: [
        {
          do: 'if',
          condition: { if: 'not', of: counted },
          then: [
            lasting(
              { until: 'forever' },
              {
                part: 'change',
                affects: self,
                mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
              },
            ),
          ],
        },
      ],
    }),
  ],
};
