/** Rad counters. 2006, 2009, 2011: none · 2026: 727 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;

export const radiation: readonly ScenarioInput[] = [
  {
    name: 'As their first main phase begins, a player mills a card for each rad counter; each nonland card costs 1 life and a rad counter',
    editions: [...TODAY],
    position: {
      step: 'draw',
      sides: {
        A: { counters: { rad: 3 }, library: ['Grizzly Bears', 'Forest', 'Hill Giant', 'Plains'] },
        B: { counters: { rad: 5 } },
      },
    },
    script: [
      { until: 'main1' },
      { expect: { stack: ['Radiation'] }, id: 'triggers' },
      { until: 'resolved' },
      {
        expect: {
          graveyard: { A: ['Hill Giant', 'Forest', 'Grizzly Bears'], B: [] },
          life: { A: 18, B: 20 },
          playerCounters: { A: { rad: 1 }, B: { rad: 5 } },
        },
        id: 'milled',
      },
    ],
    shows: [
      ...across('triggers', null, null, null, '727.1'),
      ...across('milled', null, null, null, '727.1'),
      ...across('triggers', null, null, null, '122.1i'),
    ],
  },
  {
    name: 'Without rad counters nothing triggers, nor in the second main phase',
    editions: [...TODAY],
    position: { step: 'main1', sides: { A: { counters: { rad: 2 } } } },
    script: [
      { until: 'main2' },
      { expect: { stack: [] }, id: 'not the second' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { stack: [], active: 'B' }, id: 'none' },
    ],
    shows: [...across('not the second', null, null, null, '727.1'), ...across('none', null, null, null, '727.1')],
  },
];
