/** First strike. 2006: 310.5, 502.2 · 2009, 2011: 510.5, 702.7 · 2026: 510.4, 702.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const firstStrike: readonly ScenarioInput[] = [
  {
    name: 'First strike: a step of its own, then one for the others',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['White Knight', 'Hill Giant'] } } },
    script: [
      ...attackWith('White Knight', 'Hill Giant'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { step: 'combatDamage', stack: [], life: { B: 18 } }, id: 'first' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { step: 'combatDamage', life: { B: 15 } }, id: 'second' },
    ],
    shows: [
      ...across('first', '502.2b', '702.7b', '702.7b', '702.7b'),
      ...across('second', '310.5', '510.5', '510.5', '510.4'),
    ],
  },
  {
    name: 'Killed by first strike, a creature deals nothing',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['White Knight'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      ...attackWith('White Knight'),
      { as: 'B', block: { 'Grizzly Bears': 'White Knight' } },
      { until: 'endCombat' },
      { expect: { zone: { 'White Knight': 'battlefield', 'Grizzly Bears': 'graveyard' } }, id: 'survives' },
    ],
    shows: across('survives', '502.2b', '702.7b', '702.7b', '702.7b'),
  },
  {
    name: 'Without first or double strike there is one combat damage step',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [
      ...attackWith('Hill Giant'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'endCombat', life: { B: 17 } }, id: 'one step' },
    ],
    shows: across('one step', '306.1', '506.1', '506.1', '506.1'),
  },
  {
    name: 'First strike gained between the steps costs no damage',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains', 'Icatian Infantry', 'Tundra Wolves'] } } },
    script: [
      ...attackWith('Icatian Infantry', 'Tundra Wolves'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { life: { B: 19 } } },
      { as: 'A', activate: 'Icatian Infantry', ability: 0 },
      { until: 'resolved' },
      { expect: { keywords: { 'Icatian Infantry': ['first strike'] } } },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } }, id: 'still deals' },
    ],
    shows: across('still deals', '502.2c', '702.7c', '702.7c', '702.7c'),
  },
  {
    name: 'First strike lost between the steps gains no second blow',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', { card: 'Lance', attachedTo: 'Grizzly Bears' }] },
        B: { battlefield: ['Plains ×2'], hand: ['Disenchant'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { life: { B: 18 } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Disenchant', targets: ['Lance'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Grizzly Bears': ['first strike'] } } },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } }, id: 'once' },
    ],
    shows: across('once', '502.2c', '702.7c', '702.7c', '702.7c'),
  },
  {
    name: 'First strike that assigned nothing: whether it joins the second step',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Silver Knight', { card: 'Weakness', attachedTo: 'Silver Knight' }, 'Elvish Archers'],
          hand: ['Giant Growth'],
        },
      },
    },
    script: [
      ...attackWith('Silver Knight', 'Elvish Archers'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { pt: { 'Silver Knight': '0/1' }, life: { B: 18 } } },
      { as: 'A', cast: 'Giant Growth', targets: ['Silver Knight'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { B: 15 } }, in: ['2006-10'], id: 'had not assigned' },
      { expect: { life: { B: 18 } }, in: [...SINCE_2009], id: 'had first strike' },
    ],
    shows: [
      { rule: '310.5', edition: '2006-10', by: 'had not assigned' },
      ...across('had first strike', null, '510.5', '510.5', '510.4'),
    ],
  },
];
