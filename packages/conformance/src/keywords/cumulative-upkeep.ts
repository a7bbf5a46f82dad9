/** Cumulative upkeep. 2006: 502.13 · 2009: 702.21 · 2011: 702.22 · 2026: 702.24 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const cumulativeUpkeep: readonly ScenarioInput[] = [
  {
    name: 'Cumulative upkeep: one counter more each time, and the cost once for each',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: [{ card: 'Gallowbraid', counters: { age: 1 } }] } },
    },
    script: [
      { until: 'turn' },
      { expect: { stack: ['Gallowbraid'], counters: { Gallowbraid: { age: 1 } } } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      {
        expect: { life: { A: 18 }, counters: { Gallowbraid: { age: 2 } }, zone: { Gallowbraid: 'battlefield' } },
        id: 'two',
      },
    ],
    shows: across('two', '502.13a', '702.21a', '702.22a', '702.24a'),
  },
  {
    name: 'Cumulative upkeep not paid: sacrificed',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: [{ card: 'Gallowbraid', counters: { age: 1 } }] } },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { life: { A: 20 }, zone: { Gallowbraid: 'graveyard' } }, id: 'unpaid' },
    ],
    shows: across('unpaid', '502.13a', '702.21a', '702.22a', '702.24a'),
  },
  {
    name: 'Cumulative upkeep is paid whole or not at all',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Swamp', { card: 'Phyrexian Etchings', counters: { age: 1 } }] } },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      // one black mana is not two
      { expect: { zone: { 'Phyrexian Etchings': 'graveyard' }, tapped: { Swamp: false } }, id: 'no part' },
    ],
    shows: across('no part', '502.13a', '702.21a', '702.22a', '702.24a'),
  },
  {
    name: 'A cost of cumulative upkeep with a choice: no creature is sacrificed twice',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            { card: 'Phyrexian Soulgorger', counters: { age: 1 } },
            'Grizzly Bears',
            'Storm Crow',
            'Hill Giant',
          ],
        },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Grizzly Bears' },
      {
        expect: {
          asks: { as: 'A', kind: 'sacrifice', lacks: ['Grizzly Bears'], offers: ['Storm Crow', 'Hill Giant'] },
        },
      },
      { as: 'A', answer: 'Storm Crow' },
      {
        expect: { graveyard: { A: ['Storm Crow', 'Grizzly Bears'] }, zone: { 'Phyrexian Soulgorger': 'battlefield' } },
        id: 'two creatures',
      },
    ],
    shows: [
      { rule: '502.13a', edition: '2006-10', by: 'two creatures', example: 2 },
      { rule: '702.21a', edition: '2009-10', by: 'two creatures', example: 2 },
      { rule: '702.22a', edition: '2011-09', by: 'two creatures', example: 2 },
      { rule: '702.24a', edition: '2026-02', by: 'two creatures', example: 2 },
    ],
  },
  {
    name: 'Two instances of cumulative upkeep count the same counters',
    editions: [...ALL],
    cards: {
      'Costly Guest': {
        cost: '{B}',
        type: 'Creature — Horror',
        pt: '5/5',
        text: 'Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.',
      },
    },
    position: { active: 'B', step: 'main2', sides: { A: { battlefield: ['Costly Guest'] } } },
    script: [
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { A: 19 }, counters: { 'Costly Guest': { age: 1 } } } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { A: 17 }, counters: { 'Costly Guest': { age: 2 } } }, id: 'one and two' },
    ],
    shows: [
      { rule: '502.13b', edition: '2006-10', by: 'one and two', example: 1 },
      { rule: '702.21b', edition: '2009-10', by: 'one and two', example: 1 },
      { rule: '702.22b', edition: '2011-09', by: 'one and two', example: 1 },
      { rule: '702.24b', edition: '2026-02', by: 'one and two', example: 1 },
    ],
  },
];
