/** Epic. It acts after the spell's other instructions. */
import type { Keyword } from './definition.ts';
import { anything, lasting, numbers, self, you, yourUpkeep } from './terms.ts';

export const epic: Keyword<'epic'> = {
  name: 'epic',
  rules: numbers('502.44', '702.47', '702.48', '702.50'),
  printed: ['epic'],
  expand: () => [
    {
      ability: 'spell',
      body: {
        effect: [
          lasting({ until: 'forever' }, { part: 'rule', rule: { rule: 'cantCast', who: you, what: anything } }),
          {
            do: 'delayed',
            pattern: yourUpkeep,
            repeat: true,
            body: {
              effect: [
                {
                  do: 'copySpell',
                  what: self,
                  who: you,
                  count: 1,
                  newTargets: true,
                  except: [{ except: 'lose', keyword: 'epic' }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
};
