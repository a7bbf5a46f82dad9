/** Unearth. 2006: none · 2009: 702.81 · 2011: 702.82 · 2026: 702.84 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const unearth: readonly ScenarioInput[] = [
  {
    name: 'Unearth: back with haste until the end step, from the graveyard at sorcery speed',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: { A: { battlefield: ['Swamp'], graveyard: ['Dregscape Zombie'] } },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Dregscape Zombie' }] }, id: 'not in the upkeep' },
      { until: 'main1' },
      { as: 'A', activate: 'Dregscape Zombie' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Dregscape Zombie': 'battlefield' }, keywords: { 'Dregscape Zombie': ['haste'] } },
        id: 'hasty',
      },
      { until: 'end' },
      { expect: { stack: ['Dregscape Zombie'] } },
      { until: 'resolved' },
      { expect: { zone: { 'Dregscape Zombie': 'exile' } }, id: 'exiled' },
    ],
    shows: across('exiled', null, '702.81a', '702.82a', '702.84a'),
  },
  {
    name: 'What was unearthed is exiled wherever else it would go',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Swamp', 'Island'], graveyard: ['Dregscape Zombie'], hand: ['Unsummon'] } },
    },
    script: [
      { as: 'A', activate: 'Dregscape Zombie' },
      { until: 'resolved' },
      { as: 'A', cast: 'Unsummon', targets: ['Dregscape Zombie'] },
      { until: 'resolved' },
      { expect: { zone: { 'Dregscape Zombie': 'exile' } }, id: 'instead' },
    ],
    shows: across('instead', null, '702.81a', '702.82a', '702.84a'),
  },
];
