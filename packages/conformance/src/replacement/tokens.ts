/** Effects on the tokens that an effect would create. 2026: 614.16 · 2006, 2009, 2011: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const tokens: readonly ScenarioInput[] = [
  {
    name: 'Tokens that a replacement effect creates instead of something else are doubled like any others',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Forest', 'Words of Wilding', 'Parallel Lives'] } },
    },
    script: [
      { until: 'upkeep' },
      { as: 'A', activate: 'Words of Wilding' },
      { until: 'resolved' },
      { until: 'main1' },
      { expect: { count: { Bear: 2 }, hand: { A: 0 } }, in: ['2006-10', '2009-10', '2011-09'] },
      { expect: { count: { 'Bear Token': 2 }, hand: { A: 0 } }, in: ['2026-02'], id: 'two' },
    ],
    shows: [{ rule: '614.16', edition: '2026-02', by: 'two' }],
  },
];
