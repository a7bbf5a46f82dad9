/** Wither and infect. 2006: none · 2009: 702.77 · 2011: 702.78, 702.88 · 2026: 702.80, 702.90 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const witherAndInfect: readonly ScenarioInput[] = [
  {
    name: 'Wither: damage to a creature is -1/-1 counters, to a player it is damage',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Boggart Ram-Gang', { card: 'Boggart Ram-Gang', label: 'Other Gang' }] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      ...attackWith('Boggart Ram-Gang', 'Other Gang'),
      { as: 'B', block: { 'Craw Wurm': 'Boggart Ram-Gang' } },
      { until: 'endCombat' },
      {
        expect: {
          counters: { 'Craw Wurm': { '-1/-1': 3 } },
          damage: { 'Craw Wurm': 0 },
          pt: { 'Craw Wurm': '3/1' },
          life: { B: 17 },
          poison: { B: 0 },
        },
        id: 'counters',
      },
    ],
    shows: across('counters', null, '702.77a', '702.78a', '702.80a'),
  },
  {
    name: 'A spell with wither deals its damage as counters',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Mountain ×3'], hand: ['Puncture Blast'] }, B: { battlefield: ['Craw Wurm'] } },
    },
    script: [
      { as: 'A', cast: 'Puncture Blast', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 3 } }, damage: { 'Craw Wurm': 0 } }, id: 'from the stack' },
    ],
    shows: across('from the stack', null, '702.77c', '702.78c', '702.80c'),
  },
  {
    name: 'A source that has left had wither if it last had it',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Murderous Redcap', 'Corrosive Mentor', 'Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Craw Wurm'], hand: ['Swords to Plowshares'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Murderous Redcap'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: 'Craw Wurm', kind: 'target' },
      { until: 'resolved' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 1 } }, damage: { 'Craw Wurm': 0 } } },
    ],
  },
  {
    name: 'Damage from a creature that was sacrificed for it is dealt with the wither it last had',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Corrosive Mentor', 'Fume Spitter', 'Blazing Torch Bearer'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    cards: {
      'Blazing Torch Bearer': {
        cost: '{B}',
        type: 'Creature — Goblin',
        text: 'Sacrifice Blazing Torch Bearer: Blazing Torch Bearer deals 2 damage to target creature.',
        pt: '1/1',
      },
    },
    script: [
      { as: 'A', activate: 'Blazing Torch Bearer', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 2 } }, damage: { 'Craw Wurm': 0 } }, id: 'as it last was' },
    ],
    shows: across('as it last was', null, '702.77b', '702.78b', '702.80b'),
  },
  {
    name: 'Two instances of wither are one',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: [{ card: 'Boggart Ram-Gang', label: 'Red Gang' }, 'Corrosive Mentor', 'Sickle Ripper'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      ...attackWith('Sickle Ripper'),
      { as: 'B', block: { 'Craw Wurm': 'Sickle Ripper' } },
      { until: 'endCombat' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 2 } } }, id: 'not doubled' },
    ],
    shows: across('not doubled', null, '702.77d', '702.78d', '702.80d'),
  },
  {
    name: 'Infect: poison counters for players, -1/-1 counters for creatures',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Blightwidow', 'Plague Stinger'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      ...attackWith('Blightwidow', 'Plague Stinger'),
      { as: 'B', block: { 'Craw Wurm': 'Blightwidow' } },
      { until: 'endCombat' },
      { expect: { life: { B: 20 }, poison: { B: 1 } }, id: 'poison' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 2 } }, damage: { 'Craw Wurm': 0 } }, id: 'counters' },
    ],
    shows: [
      ...across('poison', null, null, '702.88b', '702.90b'),
      ...across('counters', null, null, '702.88c', '702.90c'),
    ],
  },
  {
    name: 'A source that has left had infect if it last had it; two instances are one',
    editions: [...SINCE_2011],
    cards: {
      'Infectious Bomb': {
        cost: '{B}',
        type: 'Creature — Goblin',
        text: 'Infect\nInfect\nSacrifice Infectious Bomb: Infectious Bomb deals 2 damage to target player.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Infectious Bomb'] } } },
    script: [
      { as: 'A', activate: 'Infectious Bomb', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 20 }, poison: { B: 2 } }, id: 'as it last was' },
    ],
    shows: [
      ...across('as it last was', null, null, '702.88d', '702.90d'),
      ...across('as it last was', null, null, '702.88f', '702.90f'),
    ],
  },
  {
    name: 'Infect works from wherever its source deals damage',
    editions: [...SINCE_2011],
    cards: {
      'Virulent Bolt': { cost: '{R}', type: 'Instant', text: 'Infect\nVirulent Bolt deals 3 damage to target player.' },
    },
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Virulent Bolt'] } } },
    script: [
      { as: 'A', cast: 'Virulent Bolt', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 20 }, poison: { B: 3 } }, id: 'from the stack' },
    ],
    shows: across('from the stack', null, null, '702.88e', '702.90e'),
  },
];
