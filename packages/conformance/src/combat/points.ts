/** What may be cast or activated only before or after a point of the combat phase. 2011: 506.6 · 2026: 506.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const points: readonly ScenarioInput[] = [
  {
    name: 'Only before blockers are declared: before the first such step; only during combat before that: in every combat phase',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Mountain ×8', 'Grizzly Bears'],
          hand: ['Rapid Fire', 'Panic', 'Relentless Assault'],
        },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Rapid Fire' }], cannot: [{ as: 'A', cast: 'Panic' }] } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      {
        expect: {
          can: [
            { as: 'A', cast: 'Rapid Fire' },
            { as: 'A', cast: 'Panic' },
          ],
        },
      },
      { until: 'declareBlockers' },
      {
        expect: {
          cannot: [
            { as: 'A', cast: 'Rapid Fire' },
            { as: 'A', cast: 'Panic' },
          ],
        },
        id: 'too late',
      },
      { until: 'main2' },
      { expect: { cannot: [{ as: 'A', cast: 'Rapid Fire' }] } },
      { as: 'A', cast: 'Relentless Assault' },
      { until: 'resolved' },
      { until: 'beginCombat' },
      { expect: { can: [{ as: 'A', cast: 'Panic' }] }, id: 'any combat' },
      { expect: { cannot: [{ as: 'A', cast: 'Rapid Fire' }] }, id: 'first combat' },
    ],
    shows: [
      ...across('too late', null, null, '506.6b', '506.7b'),
      ...across('any combat', null, null, '506.6c', '506.7c'),
      ...across('first combat', null, null, '506.6d', '506.7d'),
    ],
  },
  {
    name: 'Before attackers are declared is before that step, whether any creature attacks or not; abilities as spells',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Alaborn Veteran', 'Grizzly Bears'] } } },
    script: [
      { until: 'beginCombat' },
      { expect: { can: [{ as: 'A', activate: 'Alaborn Veteran' }] } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'A', attack: [] },
      { expect: { step: 'declareAttackers', cannot: [{ as: 'A', activate: 'Alaborn Veteran' }] }, id: 'none declared' },
    ],
    shows: [
      ...across('none declared', null, null, '506.6a', '506.7a'),
      ...across('none declared', null, null, '506.6g', '506.7g'),
    ],
  },
  {
    name: 'Before the combat damage step, where that is skipped: until the declare attackers step is over',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Berserk'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: [] },
      { expect: { step: 'declareAttackers', can: [{ as: 'A', cast: 'Berserk' }] } },
      { until: 'endCombat' },
      { expect: { cannot: [{ as: 'A', cast: 'Berserk' }] }, id: 'over' },
    ],
    shows: across('over', null, null, '506.6e', '506.7e'),
  },
  {
    name: 'Before the combat damage step, where the combat phase is skipped: until the main phase before it is over',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Stonehorn Dignitary'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Berserk'] },
      },
    },
    script: [
      { as: 'A', cast: 'Stonehorn Dignitary' },
      { until: 'empty' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', can: [{ as: 'B', cast: 'Berserk' }] } },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      { expect: { step: 'main2', cannot: [{ as: 'B', cast: 'Berserk' }] }, id: 'over' },
    ],
    shows: across('over', null, null, '506.6e', '506.7e'),
  },
  {
    name: 'Only during combat after blockers are declared: never in a combat phase without that step',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Grizzly Bears'], hand: ['Chaotic Strike'] } } },
    script: [{ until: 'endCombat' }, { expect: { cannot: [{ as: 'A', cast: 'Chaotic Strike' }] }, id: 'no such step' }],
    shows: across('no such step', null, null, '506.6f', '506.7f'),
  },
  {
    name: 'Only during combat after blockers are declared: from that step to the end of combat',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Grizzly Bears'], hand: ['Chaotic Strike'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { expect: { cannot: [{ as: 'A', cast: 'Chaotic Strike' }] } },
      { until: 'endCombat' },
      { expect: { can: [{ as: 'A', cast: 'Chaotic Strike' }] }, id: 'until the end' },
      { until: 'main2' },
      { expect: { cannot: [{ as: 'A', cast: 'Chaotic Strike' }] } },
    ],
    shows: across('until the end', null, null, '506.6', '506.7'),
  },
];
