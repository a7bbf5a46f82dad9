/** Mandatory loops. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const loops: readonly ScenarioInput[] = [
  {
    name: 'A loop of mandatory triggers that nobody stops is a draw',
    editions: [...ALL],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [{ as: 'A', cast: 'Balm' }, { until: 'over' }, { expect: { result: 'draw' }, id: 'draw' }],
    shows: [
      { rule: '102.4b', edition: '2006-10', by: 'draw' },
      { rule: '104.4b', edition: '2009-10', by: 'draw' },
      { rule: '104.4b', edition: '2011-09', by: 'draw' },
      { rule: '104.4b', edition: '2026-02', by: 'draw' },
    ],
  },
];
