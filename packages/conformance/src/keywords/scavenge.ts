/** Scavenge. 2006, 2009, 2011: none · 2026: 702.97 */
import type { ScenarioInput } from '@rulewright/scenario';

export const scavenge: readonly ScenarioInput[] = [
  {
    name: 'Scavenge: exiled from the graveyard at sorcery speed for as many counters as its power',
    editions: ['2026-02'],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Forest ×2', 'Grizzly Bears', { card: 'Dreg Mangler', label: 'In play' }],
          graveyard: ['Dreg Mangler'],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Dreg Mangler' }] }, id: 'not in the upkeep' },
      { until: 'main1' },
      { expect: { cannot: [{ as: 'A', activate: 'In play' }] }, id: 'graveyard only' },
      { as: 'A', activate: 'Dreg Mangler', targets: ['Grizzly Bears'] },
      { expect: { zone: { 'Dreg Mangler': 'exile' } }, id: 'exiled' },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 3 } } }, id: 'its power' },
    ],
    shows: [{ rule: '702.97a', edition: '2026-02', by: 'its power' }],
  },
];
