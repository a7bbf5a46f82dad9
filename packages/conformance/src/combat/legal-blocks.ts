/** Which blocks are legal: restrictions obeyed, as many requirements as possible. 2006: 309.2, 500 · 2009, 2011, 2026: 509.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const legalBlocks: readonly ScenarioInput[] = [
  {
    name: 'A creature blocks one attacker, and several may block the same',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Craw Wurm'] },
        B: { battlefield: ['Grizzly Bears', 'Storm Crow', { card: 'Runeclaw Bear', tapped: true }] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Craw Wurm'),
      { expect: { mayBlock: { 'Runeclaw Bear': [] } }, id: 'untapped' },
      { as: 'B', refused: { 'Grizzly Bears': ['Hill Giant', 'Craw Wurm'] } },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant', 'Storm Crow': 'Hill Giant' } },
      {
        expect: {
          blocked: { 'Hill Giant': ['Grizzly Bears', 'Storm Crow'], 'Craw Wurm': [] },
          tapped: { 'Grizzly Bears': false },
        },
        id: 'one each',
      },
      { as: 'A', answer: ['Grizzly Bears', 'Storm Crow'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: [
      ...across('one each', '309.2a', '509.1a', '509.1a', '509.1a'),
      ...across('untapped', '309.2a', '509.1a', '509.1a', '509.1a'),
    ],
  },
  {
    name: 'One must block where two are needed: whether another has to help',
    editions: [...ALL],
    position: {
      active: 'A',
      sides: {
        A: { battlefield: ['Boggart Brute', 'Forest ×3'], hand: ['Culling Mark'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Culling Mark', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      ...attackWith('Boggart Brute'),
      { as: 'B', refused: { 'Grizzly Bears': 'Boggart Brute' } },
      { as: 'B', refused: { 'Hill Giant': 'Boggart Brute' } },
      { as: 'B', block: {}, in: ['2006-10'] },
      { expect: { blocked: { 'Boggart Brute': [] } }, in: ['2006-10'], id: 'neither' },
      { as: 'B', refused: {}, in: [...SINCE_2009] },
      { as: 'B', block: { 'Grizzly Bears': 'Boggart Brute', 'Hill Giant': 'Boggart Brute' }, in: [...SINCE_2009] },
      { expect: { blocked: { 'Boggart Brute': ['Grizzly Bears', 'Hill Giant'] } }, in: [...SINCE_2009], id: 'both' },
      { as: 'A', answer: ['Grizzly Bears', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: [
      { rule: '500.5', edition: '2006-10', by: 'neither', example: 1 },
      { rule: '509.1c', edition: '2009-10', by: 'both', example: 1 },
      { rule: '509.1c', edition: '2011-09', by: 'both', example: 1 },
      { rule: '509.1c', edition: '2026-02', by: 'both', example: 1 },
    ],
  },
  {
    name: 'All creatures able to block it do so',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Taunting Elf', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', { card: 'Storm Crow', tapped: true }] },
      },
    },
    script: [
      ...attackWith('Taunting Elf', 'Hill Giant'),
      { as: 'B', refused: {} },
      { as: 'B', refused: { 'Grizzly Bears': 'Taunting Elf' } },
      { as: 'B', refused: { 'Grizzly Bears': 'Taunting Elf', 'Runeclaw Bear': 'Hill Giant' } },
      { as: 'B', block: { 'Grizzly Bears': 'Taunting Elf', 'Runeclaw Bear': 'Taunting Elf' } },
      { expect: { blocked: { 'Taunting Elf': ['Grizzly Bears', 'Runeclaw Bear'], 'Hill Giant': [] } }, id: 'lured' },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: across('lured', '500.3', '509.1c', '509.1c', '509.1c'),
  },
  {
    name: 'It must be blocked: one creature is enough',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Goblin Fire Fiend', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
      },
    },
    script: [
      ...attackWith('Goblin Fire Fiend', 'Hill Giant'),
      { as: 'B', refused: {} },
      { as: 'B', refused: { 'Grizzly Bears': 'Hill Giant', 'Runeclaw Bear': 'Hill Giant' } },
      { as: 'B', block: { 'Grizzly Bears': 'Goblin Fire Fiend' } },
      { expect: { blocked: { 'Goblin Fire Fiend': ['Grizzly Bears'], 'Hill Giant': [] } }, id: 'one is enough' },
    ],
    shows: across('one is enough', '500.3', '509.1c', '509.1c', '509.1c'),
  },
  {
    name: 'Of two requirements that exclude each other one is obeyed, either',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Goblin Fire Fiend', { card: 'Goblin Fire Fiend', label: 'Second Fiend' }] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Goblin Fire Fiend', 'Second Fiend'),
      { as: 'B', refused: {} },
      { as: 'B', block: { 'Grizzly Bears': 'Second Fiend' } },
      { expect: { blocked: { 'Second Fiend': ['Grizzly Bears'], 'Goblin Fire Fiend': [] } }, id: 'one of two' },
    ],
    shows: across('one of two', '500.4', '509.1c', '509.1c', '509.1c'),
  },
  {
    name: 'No more than one may block it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Charging Rhino'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      ...attackWith('Charging Rhino'),
      { as: 'B', refused: { 'Grizzly Bears': 'Charging Rhino', 'Hill Giant': 'Charging Rhino' } },
      { as: 'B', block: { 'Hill Giant': 'Charging Rhino' } },
      { expect: { blocked: { 'Charging Rhino': ['Hill Giant'] } }, id: 'one' },
    ],
    shows: across('one', '500.1', '509.1b', '509.1b', '509.1b'),
  },
  {
    name: 'One blocker at most, whatever it blocks',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Caverns of Despair'] },
        B: { battlefield: ['Runeclaw Bear', 'Storm Crow', 'Craw Wurm'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Hill Giant'),
      {
        as: 'B',
        refused: { 'Runeclaw Bear': 'Grizzly Bears', 'Storm Crow': 'Grizzly Bears', 'Craw Wurm': 'Hill Giant' },
      },
      { as: 'B', block: { 'Runeclaw Bear': 'Grizzly Bears', 'Craw Wurm': 'Hill Giant' } },
      { expect: { blocked: { 'Grizzly Bears': ['Runeclaw Bear'], 'Hill Giant': ['Craw Wurm'] } }, id: 'two blockers' },
    ],
    shows: across('two blockers', '500.1', '509.1b', '509.1b', '509.1b'),
  },
  {
    name: 'One that cannot block alone',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Mogg Flunkies', 'Storm Crow'] } },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', refused: { 'Mogg Flunkies': 'Hill Giant' } },
      { as: 'B', block: { 'Mogg Flunkies': 'Hill Giant', 'Storm Crow': 'Hill Giant' } },
      { expect: { blocked: { 'Hill Giant': ['Mogg Flunkies', 'Storm Crow'] } }, id: 'in company' },
      { as: 'A', answer: ['Mogg Flunkies', 'Storm Crow'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: across('in company', '500.3', '509.1b', '509.1b', '509.1b'),
  },
  {
    name: 'A creature that may block another one as well',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Storm Crow'] },
        B: { battlefield: ['Two-Headed Giant of Foriys'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Runeclaw Bear', 'Storm Crow'),
      { expect: { mayBlock: { 'Two-Headed Giant of Foriys': ['Grizzly Bears', 'Runeclaw Bear'] } } },
      { as: 'B', block: { 'Two-Headed Giant of Foriys': ['Grizzly Bears', 'Runeclaw Bear'] } },
      { as: 'B', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { as: 'B', answer: { 'Grizzly Bears': 2, 'Runeclaw Bear': 2 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { graveyard: { A: ['Runeclaw Bear', 'Grizzly Bears'] }, life: { B: 19 } }, id: 'both' },
    ],
    shows: across('both', '310.2d', '510.1d', '510.1d', '510.1d'),
  },
];
