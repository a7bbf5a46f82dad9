/** Deathtouch and lifelink. 2006: neither keyword exists · 2009: 702.2, 702.13 · 2011: 702.2, 702.14 · 2026: 702.2, 702.15 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009, texts } from '../cards.ts';

export const deathtouchLifelink: readonly ScenarioInput[] = [
  {
    name: 'One damage with deathtouch destroys',
    editions: [...SINCE_2009],
    cards: { ...texts('Craw Wurm'), Viper: { cost: '{G}', type: 'Creature — Snake', text: 'Deathtouch', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Viper'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { Viper: 'Craw Wurm' } },
      { until: 'endCombat' },
      { expect: { zone: { 'Craw Wurm': 'graveyard', Viper: 'graveyard' } }, id: 'both' },
    ],
    shows: [
      { rule: '704.5h', edition: '2026-02', by: 'both' },
      { rule: '704.5h', edition: '2009-10', by: 'both' },
      { rule: '702.2c', edition: '2011-09', by: 'both' },
      { rule: '702.2c', edition: '2009-10', by: 'both' },
      { rule: '702.2b', edition: '2026-02', by: 'both' },
      { rule: '704.5h', edition: '2011-09', by: 'both' },
    ],
  },
  {
    name: 'Lifelink gains as the damage is dealt, before state-based actions',
    editions: [...SINCE_2009],
    cards: { ...texts('Hill Giant'), Linker: { cost: '{W}', type: 'Creature — Cat', text: 'Lifelink', pt: '2/2' } },
    position: { sides: { A: { battlefield: ['Hill Giant', 'Linker'], life: 20 }, B: { life: 20, battlefield: [] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Linker'] },
      { until: 'endCombat' },
      { expect: { life: { A: 22, B: 18 } }, id: 'gained' },
    ],
    shows: [
      { rule: '702.14b', edition: '2011-09', by: 'gained' },
      { rule: '702.13a', edition: '2009-10', by: 'gained' },
      { rule: '702.15b', edition: '2026-02', by: 'gained' },
    ],
  },
];
