/** Loops. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

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
      { rule: '421.4', edition: '2006-10', by: 'draw' },
      { rule: '104.4b', edition: '2009-10', by: 'draw' },
      { rule: '713.4', edition: '2009-10', by: 'draw' },
      { rule: '104.4b', edition: '2011-09', by: 'draw' },
      { rule: '716.4', edition: '2011-09', by: 'draw' },
      { rule: '104.4b', edition: '2026-02', by: 'draw' },
      { rule: '731.4', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'Nobody is forced to end a loop by an action that nothing in it calls for',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] },
        // could end it at any time
        B: { battlefield: ['Forest ×2'], hand: ['Naturalize'] },
      },
    },
    script: [{ as: 'A', cast: 'Balm' }, { until: 'over' }, { expect: { result: 'draw' }, id: 'draw' }],
    shows: [
      { rule: '713.5', edition: '2009-10', by: 'draw' },
      { rule: '716.5', edition: '2011-09', by: 'draw' },
      { rule: '731.5', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'A loop with an optional action is no draw: it ends when somebody does something else',
    editions: [...ALL],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you may lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [
      { as: 'A', cast: 'Balm' },
      { until: 'resolved' },
      ...Array.from({ length: 240 }, () => [
        { until: 'asked' as const },
        { as: 'A', answer: true, kind: 'yesNo' },
      ]).flat(),
      { expect: { result: null }, id: 'goes on' },
      { until: 'asked' },
      { as: 'A', answer: false, kind: 'yesNo' },
      { expect: { stack: [], result: null, life: { A: 21 } } },
    ],
    shows: [
      { rule: '102.4b', edition: '2006-10', by: 'goes on' },
      { rule: '104.4b', edition: '2009-10', by: 'goes on' },
      { rule: '104.4b', edition: '2011-09', by: 'goes on' },
      { rule: '104.4b', edition: '2026-02', by: 'goes on' },
    ],
  },
  {
    name: 'Nobody need pay to end a loop that goes on unless somebody pays',
    editions: [...SINCE_2009],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life unless you pay {1}.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Forest', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [
      { as: 'A', cast: 'Balm' },
      { until: 'resolved' },
      ...Array.from({ length: 100 }, () => [{ until: 'asked' as const }, { as: 'A', answer: false }]).flat(),
      { until: 'over' },
      { expect: { result: 'draw' }, id: 'draw' },
    ],
    shows: across('draw', null, '713.6', '716.6', '731.6'),
  },
  {
    name: 'In a loop of optional actions that depend on each other the active player stops first',
    editions: [...ALL],
    cards: {
      'Fledgling Drake': {
        cost: '{1}{U}',
        type: 'Creature — Drake',
        text: '{0}: Fledgling Drake gains flying until end of turn.\n{0}: Fledgling Drake gains vigilance until end of turn.',
        pt: '2/2',
      },
      'Heavy Chain': {
        cost: '{2}',
        type: 'Artifact',
        text: '{0}: Target creature loses flying until end of turn.',
      },
    },
    position: { sides: { A: { battlefield: ['Fledgling Drake'] }, B: { battlefield: ['Heavy Chain'] } } },
    script: [
      { as: 'A', activate: 'Fledgling Drake', ability: 0 },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Heavy Chain' },
      { until: 'resolved' },
      {
        expect: {
          lacks: { 'Fledgling Drake': ['flying'] },
          asks: { as: 'A', kind: 'priority' },
          can: [{ as: 'A', activate: 'Fledgling Drake', ability: 1 }],
          cannot: [{ as: 'A', activate: 'Fledgling Drake', ability: 0 }],
        },
        id: 'stops',
      },
      // what leads to another position is another choice
      { as: 'A', activate: 'Fledgling Drake', ability: 1 },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', activate: 'Fledgling Drake', ability: 0 }] } },
    ],
    shows: across('stops', '421.3', '713.3', '716.3', '731.3'),
  },
  {
    name: 'Of players who repeat actions of their own the active one stops first, and the others may go on',
    editions: [...ALL],
    cards: {
      'Fledgling Drake': {
        cost: '{1}{U}',
        type: 'Creature — Drake',
        text: '{0}: Fledgling Drake becomes green until end of turn.',
        pt: '2/2',
      },
      'Eager Hound': {
        cost: '{1}{R}',
        type: 'Creature — Hound',
        text: '{0}: Eager Hound becomes white until end of turn.',
        pt: '2/2',
      },
    },
    position: { sides: { A: { battlefield: ['Fledgling Drake ×2'] }, B: { battlefield: ['Eager Hound'] } } },
    script: [
      ...['Fledgling Drake', 'Fledgling Drake 2', 'Fledgling Drake'].flatMap((drake) => [
        { as: 'A', activate: drake },
        { until: 'resolved' as const },
        { as: 'A', pass: true as const },
        { as: 'B', activate: 'Eager Hound' },
        { until: 'resolved' as const },
      ]),
      {
        expect: {
          asks: { as: 'A', kind: 'priority' },
          can: [{ as: 'A', activate: 'Fledgling Drake 2' }],
          cannot: [{ as: 'A', activate: 'Fledgling Drake' }],
        },
        id: 'stops',
      },
      { as: 'A', activate: 'Fledgling Drake 2' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', activate: 'Eager Hound' }] }, id: 'goes on' },
    ],
    shows: [...across('stops', '421.5', '713.3', '716.3', '731.3'), ...across('goes on', '421.5', null, null, null)],
  },
];
