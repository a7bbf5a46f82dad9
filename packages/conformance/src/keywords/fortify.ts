/** Fortify. 2006: none · 2009: 702.64 · 2011: 702.65 · 2026: 702.67 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const fortify: readonly ScenarioInput[] = [
  {
    name: 'Fortify attaches to a land its controller controls, at sorcery speed',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Forest ×3', 'Island', 'Grizzly Bears', 'Darksteel Garrison'] },
        B: { battlefield: ['Swamp'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Darksteel Garrison' }] }, id: 'not in the upkeep' },
      { until: 'main1' },
      { as: 'A', activate: 'Darksteel Garrison' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Island'], lacks: ['Swamp', 'Grizzly Bears'] } },
        id: 'own lands',
      },
      { as: 'A', answer: 'Island' },
      { until: 'resolved' },
      { expect: { attached: { 'Darksteel Garrison': 'Island' } } },
    ],
    shows: [
      ...across('own lands', null, '702.64a', '702.65a', '702.67a'),
      ...across('own lands', null, '301.8', '301.6', '301.6'),
    ],
  },
  {
    name: 'Of two fortify abilities either may be used',
    editions: [...SINCE_2009],
    cards: {
      'Two Walls': { cost: '{2}', type: 'Artifact — Fortification', text: 'Fortify {3}\nFortify {1}' },
    },
    position: { sides: { A: { battlefield: ['Forest', 'Two Walls'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Two Walls', ability: 0 }] } },
      { as: 'A', activate: 'Two Walls', ability: 1 },
      { until: 'resolved' },
      { expect: { attached: { 'Two Walls': 'Forest' } }, id: 'the cheaper' },
    ],
    shows: across('the cheaper', null, '702.64c', '702.65c', '702.67c'),
  },
];
