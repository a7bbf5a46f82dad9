/** Tokens that have left the battlefield. 2006: 216.3 · 2009, 2011: 110.5 · 2026: 111.7–111.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const tokensThatLeft: readonly ScenarioInput[] = [
  {
    name: 'A token that was exiled does not come back with what returns it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Island ×2'], hand: ['Raise the Alarm', 'Turn to Mist'] } },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Turn to Mist', targets: ['Soldier #1'], in: [...UNTIL_2011] },
      { as: 'A', cast: 'Turn to Mist', targets: ['Soldier Token #1'], in: ['2026-02'] },
      { until: 'resolved' },
      { expect: { count: { Soldier: 1 } }, in: [...UNTIL_2011] },
      { expect: { count: { 'Soldier Token': 1 } }, in: ['2026-02'] },
      { until: 'upkeep' },
      { expect: { count: { Soldier: 1 } }, id: 'gone', in: [...UNTIL_2011] },
      { expect: { count: { 'Soldier Token': 1 } }, id: 'gone today', in: ['2026-02'] },
    ],
    shows: [...across('gone', '216.3', '110.5f', '110.5g', null), ...across('gone today', null, null, null, '111.8')],
  },
];
