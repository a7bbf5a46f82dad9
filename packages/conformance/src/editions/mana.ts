/** Unspent mana. 2006: 300.3 · 2009: 106.4, 500.4 · 2011: 106.4, 500.4 · 2026: 106.4, 500.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';

export const mana: readonly ScenarioInput[] = [
  {
    name: 'Unspent mana at the end of a phase',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2'] } } },
    script: [
      { as: 'A', tap: 'Forest' },
      { as: 'A', tap: 'Forest 2' },
      { expect: { mana: { A: 'GG' }, life: { A: 20 } } },
      { until: 'beginCombat' },
      { expect: { mana: { A: '' }, life: { A: 18 } }, in: ['2006-10'], id: 'burn' },
      { expect: { mana: { A: '' }, life: { A: 20 } }, in: [...SINCE_2009], id: 'no burn' },
    ],
    shows: [
      { rule: '300.3', edition: '2006-10', by: 'burn' },
      { rule: '106.4', edition: '2009-10', by: 'no burn' },
      { rule: '106.4', edition: '2011-09', by: 'no burn' },
      { rule: '106.4', edition: '2026-02', by: 'no burn' },
    ],
  },
  {
    name: 'Unspent mana from step to step of one phase',
    editions: [...ALL],
    position: { step: 'upkeep', sides: { A: { battlefield: ['Forest'] } } },
    script: [
      { as: 'A', tap: 'Forest' },
      { until: 'draw' },
      { expect: { mana: { A: 'G' }, life: { A: 20 } }, in: ['2006-10'], id: 'kept' },
      { expect: { mana: { A: '' }, life: { A: 20 } }, in: [...SINCE_2009], id: 'emptied' },
      { until: 'main1' },
      { expect: { mana: { A: '' }, life: { A: 19 } }, in: ['2006-10'] },
      { expect: { mana: { A: '' }, life: { A: 20 } }, in: [...SINCE_2009] },
    ],
    shows: [
      { rule: '300.3', edition: '2006-10', by: 'kept' },
      { rule: '500.4', edition: '2009-10', by: 'emptied' },
      { rule: '500.4', edition: '2011-09', by: 'emptied' },
      { rule: '500.5', edition: '2026-02', by: 'emptied' },
    ],
  },
];
