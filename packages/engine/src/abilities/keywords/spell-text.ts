/** Keywords that add to what a spell does: splice, epic. 2006: 502.40, 502.44 · 2009: 702.44, 702.47 · 2011: 702.45, 702.48 · 2026: 702.47, 702.50 */
import { anything, define, lasting, nothing, numbers, self, you, yourUpkeep } from './terms.ts';

/** Read where a spell is announced (casting/splice.ts). */
export const splice = define('splice', numbers('502.40', '702.44', '702.45', '702.47'), () => nothing, {
  needs: ['quality', 'cost'],
  readBy: ['casting'],
});

/** What follows the spell's other instructions as it resolves. */
export const epic = define('epic', numbers('502.44', '702.47', '702.48', '702.50'), () => [
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
]);
