/** Combat damage on the stack, and dealt at once. 2006: 310.1–310.4 · 2009, 2011, 2026: 510.1–510.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';

const attacked: ScenarioInput['position'] = {
  sides: { A: { battlefield: ['Mogg Fanatic'] }, B: { battlefield: ['Grizzly Bears'] } },
};

export const combatDamage: readonly ScenarioInput[] = [
  {
    name: 'A creature sacrificed after its combat damage was assigned',
    editions: [...ALL],
    cards: texts('Mogg Fanatic', 'Grizzly Bears'),
    position: attacked,
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Mogg Fanatic'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Mogg Fanatic' } },
      // 2006: the assignments wait on the stack and A may respond.
      { as: 'A', pass: true, in: ['2006-10'] },
      { as: 'B', pass: true, in: ['2006-10'] },
      {
        expect: { step: 'combatDamage', stack: ['combat damage'], asks: { as: 'A', kind: 'priority' } },
        in: ['2006-10'],
        id: 'waits',
      },
      { as: 'A', activate: 'Mogg Fanatic', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Mogg Fanatic': 'graveyard' }, damage: { 'Grizzly Bears': 1 } } },
      { until: 'endCombat' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } }, in: ['2006-10'], id: 'both' },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 1 } },
        in: [...SINCE_2009],
        id: 'one',
      },
    ],
    shows: [
      { rule: '310.4', edition: '2006-10', by: 'both' },
      { rule: '310.3', edition: '2006-10', by: 'waits' },
      { rule: '217.6e', edition: '2006-10', by: 'waits' },
      { rule: '510.2', edition: '2009-10', by: 'one' },
      { rule: '510.2', edition: '2011-09', by: 'one' },
      { rule: '510.2', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'No priority between assigning and dealing combat damage',
    editions: [...SINCE_2009],
    cards: texts('Mogg Fanatic', 'Grizzly Bears'),
    position: attacked,
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Mogg Fanatic'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Mogg Fanatic' } },
      { until: 'combatDamage' },
      { expect: { zone: { 'Mogg Fanatic': 'graveyard' }, damage: { 'Grizzly Bears': 1 } } },
    ],
    shows: [{ rule: '510.2', edition: '2026-02' }],
  },
  {
    name: 'Combat damage on the stack cannot be countered',
    editions: ['2006-10'],
    cards: texts('Grizzly Bears', 'Counterspell'),
    position: {
      sides: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Island ×2'], hand: ['Counterspell'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'combatDamage' },
      { expect: { stack: ['combat damage'] } },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Counterspell' }] } },
      { as: 'B', pass: true },
      { expect: { life: { B: 18 } } },
    ],
    shows: [{ rule: '310.3', edition: '2006-10' }],
  },
];
