/** What defines a characteristic, and static abilities that look at what has left. 2006: 412.5 · 2009, 2011, 2026: 604.3, 604.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const defining: readonly ScenarioInput[] = [
  {
    name: 'What is granted to a token as it is created defines it, what something becomes with does not',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×8', 'Godhead of Awe', { card: 'Chimeric Mass', counters: { charge: 5 } }],
          hand: ['Kalonian Twingrove'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Kalonian Twingrove' },
      { until: 'empty' },
      { expect: { pt: { 'Treefolk Warrior': '1/1' } }, in: ['2009-10', '2011-09'], id: 'token' },
      { expect: { pt: { 'Treefolk Warrior Token': '1/1' } }, in: ['2026-02'], id: 'token today' },
      { as: 'A', activate: 'Chimeric Mass' },
      { until: 'resolved' },
      { expect: { pt: { 'Chimeric Mass': '5/5' } }, id: 'not defining' },
    ],
    shows: across('not defining', null, '604.3a', '604.3a', '604.3a'),
  },
  {
    name: 'What is copied defines the copy',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Godhead of Awe'], hand: ['Clone'], library: ['Plains ×10'] },
        B: { battlefield: ['Maro'], hand: ['Plains ×3'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Maro'] },
      { expect: { name: { Clone: 'Maro' }, pt: { Clone: '1/1' } }, id: 'copied' },
    ],
    shows: across('copied', null, '604.3a', '604.3a', '604.3a'),
  },
  {
    name: 'A static ability knows nothing of what has left the battlefield',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Plains ×2', 'Grizzly Bears', { card: 'Gutter Grime', counters: { slime: 2 } }],
          hand: ['Murder', 'Disenchant'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { pt: { Ooze: '3/3' } }, in: [...UNTIL_2011] },
      { expect: { pt: { 'Ooze Token': '3/3' } }, in: ['2026-02'] },
      { as: 'A', cast: 'Disenchant', targets: ['Gutter Grime'] },
      { until: 'resolved' },
      { expect: { zone: { 'Gutter Grime': 'graveyard' }, count: { Ooze: 0, 'Ooze Token': 0 } }, id: 'gone' },
    ],
    shows: across('gone', '412.5', '604.7', '604.7', '604.7'),
  },
];
