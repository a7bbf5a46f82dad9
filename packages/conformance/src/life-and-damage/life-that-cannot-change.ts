/** Life that can't be gained or lost. 2009: 117.7 · 2011: 118.7–118.8 · 2026: 119.7–119.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const lifeThatCannotChange: readonly ScenarioInput[] = [
  {
    name: 'Life totals are not exchanged where one player would gain life and can’t',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: { life: 5, battlefield: ['Mirror Universe'] },
        B: { life: 18, battlefield: ['Havoc Festival'] },
      },
    },
    script: [
      { as: 'A', activate: 'Mirror Universe' },
      { until: 'resolved' },
      { expect: { life: { A: 5, B: 18 } }, id: 'not exchanged' },
    ],
    shows: across('not exchanged', null, '117.7', '118.7', '119.7'),
  },
  {
    name: 'Life totals are not exchanged where one player would lose life and can’t',
    editions: [...SINCE_2011],
    position: {
      step: 'upkeep',
      sides: { A: { life: 18, battlefield: ['Mirror Universe', 'Platinum Emperion'] }, B: { life: 5 } },
    },
    script: [
      { as: 'A', activate: 'Mirror Universe' },
      { until: 'resolved' },
      { expect: { life: { A: 18, B: 5 } }, id: 'not exchanged' },
    ],
    shows: across('not exchanged', null, null, '118.8', '119.8'),
  },
  {
    name: 'Who can’t lose life can’t pay any, but can pay none',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Platinum Emperion', 'Deepwood Ghoul', 'Swamp ×5'], hand: ['Hatred'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      {
        expect: { cannot: [{ as: 'A', activate: 'Deepwood Ghoul' }], can: [{ as: 'A', cast: 'Hatred' }] },
        id: 'not paid',
      },
      { as: 'A', cast: 'Hatred', targets: ['Deepwood Ghoul'] },
      { expect: { stack: ['Hatred'] }, id: 'none' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } }, id: 'not lost' },
    ],
    shows: [...across('not paid', null, null, '118.8', '119.8'), ...across('none', null, null, null, '119.4b')],
  },
  {
    name: 'No player of a team can lose or pay life if one of them can’t',
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Deepwood Ghoul'] },
        B: { battlefield: ['Platinum Emperion'] },
        C: {},
        D: {},
      },
    },
    script: [{ expect: { cannot: [{ as: 'A', activate: 'Deepwood Ghoul' }] }, id: 'the team' }],
    shows: across('the team', null, null, '810.9h', '810.9h'),
  },
];
