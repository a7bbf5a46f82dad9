/** Gravestorm. 2006: none · 2009: 702.66 · 2011: 702.67 · 2026: 702.69 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const gravestorm: readonly ScenarioInput[] = [
  {
    name: 'Gravestorm copies the spell for each permanent put into a graveyard from the battlefield this turn',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', 'Mountain', 'Ornithopter'], hand: ['Bitter Ordeal', 'Innocent Blood', 'Shock'] },
        B: { battlefield: ['Grizzly Bears'], library: ['Forest', 'Island', 'Swamp', 'Mountain', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { as: 'A', cast: 'Bitter Ordeal', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { as: 'A', answer: 'A' },
      { expect: { stack: ['Bitter Ordeal', 'Bitter Ordeal', 'Bitter Ordeal'] }, id: 'two copies' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'search' } }, id: 'new target' },
      { as: 'A', answer: ['Plains'], kind: 'search' },
    ],
    shows: across('two copies', null, '702.66a', '702.67a', '702.69a'),
  },
  {
    name: 'Two instances of gravestorm trigger separately',
    editions: [...SINCE_2009],
    cards: {
      'Double Lament': { cost: '{B}', type: 'Sorcery', text: 'You gain 1 life.\nGravestorm\nGravestorm' },
    },
    position: { sides: { A: { battlefield: ['Swamp ×2', 'Ornithopter'], hand: ['Double Lament', 'Innocent Blood'] } } },
    script: [
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { as: 'A', cast: 'Double Lament' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { A: 23 } }, id: 'a copy each' },
    ],
    shows: across('a copy each', null, '702.66b', '702.67b', '702.69b'),
  },
];
