/** Flash. 2006: 502.57 · 2009, 2011, 2026: 702.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const flash: readonly ScenarioInput[] = [
  {
    name: 'Flash: a creature cast whenever an instant could be',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'upkeep',
      sides: { A: { battlefield: ['Forest ×2', 'Mountain ×2'], hand: ['Raging Kavu', 'Grizzly Bears'] } },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', cast: 'Grizzly Bears' }] }, id: 'others cannot' },
      { as: 'A', cast: 'Raging Kavu' },
      { expect: { stack: ['Raging Kavu'], active: 'B', step: 'upkeep' }, id: 'on the stack' },
      { until: 'resolved' },
      { expect: { zone: { 'Raging Kavu': 'battlefield' } } },
    ],
    shows: across('on the stack', '502.57a', '702.8a', '702.8a', '702.8a'),
  },
  {
    name: 'Flash functions wherever the card may be cast from',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Forest ×2', 'Mountain ×2', 'Future Sight'], library: ['Raging Kavu', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Raging Kavu' },
      {
        expect: { stack: ['Raging Kavu'], library: { A: 1 }, cannot: [{ as: 'A', cast: 'Grizzly Bears' }] },
        id: 'from the library',
      },
    ],
    shows: across('from the library', '502.57a', '702.8a', '702.8a', '702.8a'),
  },
  {
    name: 'Flash twice is flash: one way to cast the card, and no more',
    editions: [...ALL],
    cards: { 'Twice Sudden': { cost: '{G}', type: 'Creature — Beast', text: 'Flash\nFlash', pt: '2/2' } },
    position: {
      active: 'B',
      step: 'upkeep',
      sides: { A: { battlefield: ['Forest'], hand: ['Twice Sudden'] } },
    },
    script: [
      { as: 'B', pass: true },
      {
        expect: { can: [{ as: 'A', cast: 'Twice Sudden' }], asks: { as: 'A', kind: 'priority', options: 3 } },
        id: 'once',
      },
      { as: 'A', cast: 'Twice Sudden' },
      { until: 'resolved' },
      { expect: { count: { 'Twice Sudden': 1 }, stack: [] } },
    ],
    shows: across('once', '502.57b', '702.8b', '702.8b', '702.8b'),
  },
];
