/** Assigning and dealing combat damage. 2006: 310 · 2009, 2011, 2026: 510 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const assigningDamage: readonly ScenarioInput[] = [
  {
    name: 'Unblocked, to the player; each its power',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Hill Giant', 'Craw Wurm'] }, B: { battlefield: ['Ornithopter'] } } },
    script: [
      ...attackWith('Hill Giant', 'Craw Wurm'),
      { until: 'endCombat' },
      { expect: { life: { B: 11 } }, id: 'three and six' },
    ],
    shows: [
      ...across('three and six', '310.2a', '510.1a', '510.1a', '510.1a'),
      ...across('three and six', '310.2b', '510.1b', '510.1b', '510.1b'),
    ],
  },
  {
    name: 'No power, no assignment',
    editions: ['2006-10'],
    position: { sides: { A: { battlefield: ['Ornithopter'] } } },
    script: [
      ...attackWith('Ornithopter'),
      { until: 'combatDamage' },
      { expect: { stack: [], step: 'combatDamage' }, id: 'nothing on the stack' },
    ],
    shows: across('nothing on the stack', '310.2a', null, null, null),
  },
  {
    name: 'The active player announces first, then the defending player',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm', 'Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: ['Storm Crow', 'Runeclaw Bear', 'Two-Headed Giant of Foriys'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm', 'Hill Giant', 'Grizzly Bears'),
      {
        as: 'B',
        block: {
          'Storm Crow': 'Craw Wurm',
          'Runeclaw Bear': 'Craw Wurm',
          'Two-Headed Giant of Foriys': ['Hill Giant', 'Grizzly Bears'],
        },
      },
      { as: 'A', answer: ['Storm Crow', 'Runeclaw Bear'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'B', answer: ['Hill Giant', 'Grizzly Bears'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { as: 'A', answer: { 'Storm Crow': 3, 'Runeclaw Bear': 3 }, kind: 'damageDivision' },
      { as: 'B', refused: { 'Hill Giant': 2, 'Grizzly Bears': 2 }, in: ['2009-10', '2011-09'] },
      { as: 'B', answer: { 'Hill Giant': 3, 'Grizzly Bears': 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { zone: { 'Hill Giant': 'graveyard', 'Grizzly Bears': 'battlefield' } }, id: 'in turn' },
    ],
    shows: [
      ...across('in turn', '310.1', '510.1', '510.1', '510.1'),
      ...across('in turn', '310.2d', '510.1d', '510.1d', '510.1d'),
      ...across('in turn', null, '509.3', '509.3', null),
    ],
  },
  {
    name: 'In the announced order lethal damage comes first',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: { A: { battlefield: ['Craw Wurm', 'Forest'] }, B: { battlefield: ['Wall of Wood', 'Raging Goblin'] } },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Wall of Wood': 'Craw Wurm', 'Raging Goblin': 'Craw Wurm' } },
      { as: 'A', answer: ['Wall of Wood', 'Raging Goblin'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', refused: { 'Wall of Wood': 2, 'Raging Goblin': 4 } },
      { as: 'A', answer: { 'Wall of Wood': 3, 'Raging Goblin': 3 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Raging Goblin', 'Wall of Wood'] } }, id: 'three and three' },
    ],
    shows: [
      { rule: '510.1c', edition: '2009-10', by: 'three and three', example: 1 },
      { rule: '509.2', edition: '2009-10', by: 'three and three' },
      { rule: '509.2', edition: '2011-09', by: 'three and three' },
    ],
  },
  {
    name: 'Pumped up after the order was announced, the first takes it all',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Forest', 'Wall of Wood', 'Raging Goblin'], hand: ['Giant Growth'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Wall of Wood': 'Craw Wurm', 'Raging Goblin': 'Craw Wurm' } },
      { as: 'A', answer: ['Wall of Wood', 'Raging Goblin'], kind: 'damageOrder' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Wall of Wood'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { zone: { 'Wall of Wood': 'graveyard', 'Raging Goblin': 'battlefield' } }, id: 'all six' },
    ],
    shows: [{ rule: '510.1c', edition: '2009-10', by: 'all six', example: 2 }],
  },
  {
    name: 'Damage marked and damage assigned by others count as lethal damage',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: [{ card: 'Grizzly Bears', damage: 1 }, 'Runeclaw Bear'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant', 'Runeclaw Bear': 'Hill Giant' } },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', refused: { 'Runeclaw Bear': 3 } },
      { as: 'A', answer: { 'Grizzly Bears': 1, 'Runeclaw Bear': 2 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { graveyard: { A: ['Hill Giant'], B: ['Runeclaw Bear', 'Grizzly Bears'] } }, id: 'one and two' },
    ],
    shows: [
      { rule: '510.1c', edition: '2009-10', by: 'one and two' },
      { rule: '510.1c', edition: '2011-09', by: 'one and two' },
    ],
  },
  {
    name: 'Lethal damage in order counts what another attacker assigns to a creature that blocks both',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Enormous Baloth', 'Durkwood Boars'] },
        B: {
          battlefield: [{ card: 'Trained Armodon', damage: 2 }, 'Foriysian Brigade', 'Silverback Ape', 'Goblin Piker'],
        },
      },
    },
    script: [
      ...attackWith('Enormous Baloth', 'Durkwood Boars'),
      {
        as: 'B',
        block: {
          'Trained Armodon': 'Enormous Baloth',
          'Foriysian Brigade': ['Enormous Baloth', 'Durkwood Boars'],
          'Silverback Ape': 'Enormous Baloth',
          'Goblin Piker': 'Durkwood Boars',
        },
      },
      { as: 'A', answer: ['Trained Armodon', 'Foriysian Brigade', 'Silverback Ape'], kind: 'damageOrder' },
      { as: 'A', answer: ['Foriysian Brigade', 'Goblin Piker'], kind: 'damageOrder' },
      { as: 'B', answer: ['Enormous Baloth', 'Durkwood Boars'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', refused: { 'Trained Armodon': 0, 'Foriysian Brigade': 2, 'Silverback Ape': 5 } },
      {
        as: 'A',
        answer: { 'Trained Armodon': 1, 'Foriysian Brigade': 1, 'Silverback Ape': 5 },
        kind: 'damageDivision',
      },
      { as: 'A', refused: { 'Foriysian Brigade': 2, 'Goblin Piker': 2 } },
      { as: 'A', answer: { 'Foriysian Brigade': 3, 'Goblin Piker': 1 }, kind: 'damageDivision' },
      { as: 'B', answer: { 'Enormous Baloth': 2 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      {
        expect: { count: { 'Trained Armodon': 0, 'Foriysian Brigade': 0, 'Silverback Ape': 0, 'Goblin Piker': 0 } },
        id: 'all four',
      },
    ],
    shows: [
      { rule: '510.1c', edition: '2009-10', by: 'all four', example: 4 },
      { rule: '510.1f', edition: '2009-10', by: 'all four' },
      { rule: '510.1c', edition: '2011-09', by: 'all four', example: 4 },
      { rule: '510.1e', edition: '2011-09', by: 'all four' },
    ],
  },
  {
    name: 'A blocker that goes leaves the order of the others as it was',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Mogg Fanatic', 'Hill Giant', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Mogg Fanatic': 'Craw Wurm', 'Hill Giant': 'Craw Wurm', 'Grizzly Bears': 'Craw Wurm' } },
      { as: 'A', answer: ['Mogg Fanatic', 'Hill Giant', 'Grizzly Bears'], kind: 'damageOrder' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', refused: { 'Hill Giant': 2, 'Grizzly Bears': 4 } },
      { as: 'A', answer: { 'Hill Giant': 3, 'Grizzly Bears': 3 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Grizzly Bears', 'Hill Giant', 'Mogg Fanatic'] } }, id: 'as it was' },
    ],
    shows: across('as it was', null, '509.2a', '509.2a', null),
  },
  {
    name: 'Damage may be assigned as though the creature were not blocked',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Lone Wolf'] }, B: { battlefield: ['Hill Giant'] } } },
    script: [
      ...attackWith('Lone Wolf'),
      { as: 'B', block: { 'Hill Giant': 'Lone Wolf' } },
      { until: 'asked' },
      { as: 'A', answer: true },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, zone: { 'Lone Wolf': 'graveyard' }, damage: { 'Hill Giant': 0 } }, id: 'past it' },
    ],
    shows: across('past it', '310.2e', null, null, null),
  },
  {
    name: 'All combat damage of a step is dealt at once',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ['Runeclaw Bear'], life: 3 } },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Hill Giant'),
      { as: 'B', block: { 'Runeclaw Bear': 'Grizzly Bears' } },
      { until: 'over' },
    ],
  },
  {
    name: 'On the stack damage stays as it was assigned: from one that is weaker now, to one that has left combat',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Reconnaissance', 'Grizzly Bears'] },
        B: { battlefield: ['Plains ×2', 'Craw Wurm', 'Storm Crow'], hand: ['Humble'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Grizzly Bears'),
      { as: 'B', block: { 'Craw Wurm': 'Grizzly Bears' } },
      { until: 'combatDamage' },
      { as: 'A', activate: 'Reconnaissance', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Humble', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant'], pt: { 'Hill Giant': '0/1' } } },
      { until: 'resolved' },
      {
        expect: { life: { B: 17 }, zone: { 'Grizzly Bears': 'graveyard' }, damage: { 'Craw Wurm': 2 } },
        id: 'as assigned',
      },
    ],
    shows: across('as assigned', '310.4a', null, null, null),
  },
  {
    name: 'On the stack damage to what is no longer in play is not dealt',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm', 'Soul Link'] },
        B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Unsummon'] },
      },
    },
    cards: {
      'Soul Link': { cost: '{W}', type: 'Enchantment', text: 'Whenever a creature deals damage, you gain 1 life.' },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Grizzly Bears': 'Craw Wurm' } },
      { until: 'combatDamage' },
      { expect: { stack: ['combat damage'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'resolved' },
      // the wurm was dealt two by a creature that has gone, and dealt nothing itself
      { expect: { damage: { 'Craw Wurm': 2 }, hand: { B: ['Grizzly Bears'] }, stack: ['Soul Link'] }, id: 'not dealt' },
    ],
    shows: [...across('not dealt', '310.4c', null, null, null), ...across('not dealt', '310.4a', null, null, null)],
  },
  {
    name: 'After combat damage the active player has priority',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [
      ...attackWith('Hill Giant'),
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { step: 'combatDamage', life: { B: 17 }, asks: { as: 'A', kind: 'priority' } }, id: 'priority' },
    ],
    shows: across('priority', '310.4', '510.4', '510.4', '510.3'),
  },
  {
    name: 'What triggers on combat damage waits until it has been dealt',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Ninja of the Deep Hours'] } } },
    script: [
      ...attackWith('Ninja of the Deep Hours'),
      { until: 'combatDamage' },
      {
        expect: { stack: ['Ninja of the Deep Hours'], life: { B: 18 }, asks: { as: 'A', kind: 'priority' } },
        id: 'then',
      },
    ],
    shows: across('then', null, '510.3', '510.3', '510.3a'),
  },
];
