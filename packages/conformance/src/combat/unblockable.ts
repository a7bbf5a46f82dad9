/** That a creature can't be blocked is no ability of it. 2009, 2011: 700.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const unblockable: readonly ScenarioInput[] = [
  {
    name: 'What an effect has made unblockable stays so without abilities, what an ability made so does not',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Plains ×4', 'Grizzly Bears', 'Phantom Warrior'],
          hand: ['Artful Dodge', 'Humble', 'Humble'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Artful Dodge', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Humble', targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Humble 2', targets: ['Phantom Warrior'] },
      { until: 'empty' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Phantom Warrior'] },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Hill Giant': ['Phantom Warrior'] } }, id: 'no ability' },
    ],
    shows: across('no ability', null, '700.5a', '700.5a', null),
  },
];
