/** Attacking, blocking and evasion. 2006: 308, 309, 500, 502 · 2009, 2011, 2026: 508, 509, 702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const blocking: readonly ScenarioInput[] = [
  {
    name: 'Flying is blocked by flying and reach only',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: texts('Storm Crow', 'Grizzly Bears', 'Giant Spider'),
    position: { sides: { A: { battlefield: ['Storm Crow'] }, B: { battlefield: ['Grizzly Bears', 'Giant Spider'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Storm Crow'] },
      { expect: { tapped: { 'Storm Crow': true }, attacking: ['Storm Crow'] } },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Giant Spider': 'Storm Crow' } },
      { until: 'endCombat' },
      { expect: { life: { B: 20 }, zone: { 'Storm Crow': 'graveyard' } } },
    ],
    shows: [
      { rule: '702.9b', edition: '2026-02' },
      { rule: '702.17b', edition: '2026-02' },
    ],
  },
  {
    name: 'A creature that came this turn does not attack, one with haste does',
    editions: [...ALL],
    cards: texts('Grizzly Bears', 'Raging Goblin'),
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Grizzly Bears', sick: true },
            { card: 'Raging Goblin', sick: true },
          ],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Raging Goblin'] },
      { until: 'endCombat' },
      { expect: { life: { B: 19 }, tapped: { 'Grizzly Bears': false } } },
    ],
    shows: [
      { rule: '502.5', edition: '2006-10' },
      { rule: '702.10b', edition: '2026-02' },
    ],
  },
  {
    name: 'A blocked creature stays blocked when its blocker is gone',
    editions: [...ALL],
    cards: texts('Hill Giant', 'Mogg Fanatic'),
    position: { sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Mogg Fanatic'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Mogg Fanatic': 'Hill Giant' } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { until: 'empty' },
      { until: 'endCombat' },
      { expect: { life: { A: 19, B: 20 } }, id: 'blocked' },
    ],
    shows: [
      { rule: '309.2f', edition: '2006-10', by: 'blocked' },
      { rule: '509.1h', edition: '2026-02', by: 'blocked' },
    ],
  },
  {
    name: 'First strike deals its damage first',
    editions: [...ALL],
    cards: texts('White Knight', 'Grizzly Bears'),
    position: { sides: { A: { battlefield: ['White Knight'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['White Knight'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'White Knight' } },
      { until: 'endCombat' },
      { expect: { zone: { 'White Knight': 'battlefield', 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: [
      { rule: '310.5', edition: '2006-10' },
      { rule: '702.7b', edition: '2026-02' },
    ],
  },
  {
    name: 'Double strike deals damage twice',
    editions: [...ALL],
    cards: texts('Fencing Ace'),
    position: { sides: { A: { battlefield: ['Fencing Ace'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Fencing Ace'] },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      { rule: '502.28b', edition: '2006-10' },
      { rule: '702.4b', edition: '2026-02' },
    ],
  },
  {
    name: 'Trample: the excess over lethal damage',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Trampler: { cost: '{G}', type: 'Creature — Beast', text: 'Trample', pt: '5/5' },
    },
    position: { sides: { A: { battlefield: ['Trampler'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Trampler'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Trampler' } },
      { until: 'asked' },
      { as: 'A', refused: { 'Grizzly Bears': 1, B: 4 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, B: 3 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 17 }, zone: { 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: [
      { rule: '502.9b', edition: '2006-10' },
      { rule: '702.19b', edition: '2026-02' },
    ],
  },
  {
    name: 'Trample with no blocker left',
    editions: [...ALL],
    cards: {
      ...texts('Mogg Fanatic'),
      Trampler: { cost: '{G}', type: 'Creature — Beast', text: 'Trample', pt: '5/5' },
    },
    position: { sides: { A: { battlefield: ['Trampler'] }, B: { battlefield: ['Mogg Fanatic'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Trampler'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Mogg Fanatic': 'Trampler' } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { until: 'empty' },
      { until: 'endCombat' },
      { expect: { life: { B: 15 } } },
    ],
    shows: [
      { rule: '502.9c', edition: '2006-10' },
      { rule: '702.19d', edition: '2026-02' },
    ],
  },
  {
    name: 'Menace: two blockers or none',
    editions: ['2026-02'],
    cards: {
      ...texts('Grizzly Bears', 'Runeclaw Bear'),
      Menacer: { cost: '{B}', type: 'Creature — Ogre', text: 'Menace', pt: '3/3' },
    },
    position: { sides: { A: { battlefield: ['Menacer'] }, B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Menacer'] },
      { until: 'declareBlockers' },
      { as: 'B', refused: { 'Grizzly Bears': 'Menacer' } },
      { as: 'B', block: { 'Grizzly Bears': 'Menacer', 'Runeclaw Bear': 'Menacer' } },
      { expect: { blocked: { Menacer: ['Grizzly Bears', 'Runeclaw Bear'] } } },
    ],
    shows: [{ rule: '702.111b', edition: '2026-02' }],
  },
  {
    name: 'A creature that attacks each turn if able must attack',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Berserker: { cost: '{R}', type: 'Creature — Goblin', text: 'Berserker attacks each turn if able.', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Berserker', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: [] },
      { as: 'A', refused: ['Grizzly Bears'] },
      { as: 'A', attack: ['Berserker'] },
      { expect: { attacking: ['Berserker'] } },
    ],
    shows: [
      { rule: '500.1', edition: '2006-10' },
      { rule: '508.1d', edition: '2026-02' },
    ],
  },
  {
    name: 'Protection from black: black does not target, block or damage it',
    editions: [...ALL],
    cards: texts('White Knight', 'Scathe Zombies', 'Murder', 'Grizzly Bears'),
    position: {
      sides: {
        A: { battlefield: ['White Knight'] },
        B: { battlefield: ['Swamp ×3', 'Scathe Zombies', 'Grizzly Bears'], hand: ['Murder'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder' },
      {
        expect: {
          asks: { as: 'B', kind: 'target', offers: ['Scathe Zombies', 'Grizzly Bears'], lacks: ['White Knight'] },
        },
        id: 'target',
      },
      { as: 'B', answer: 'Scathe Zombies' },
      { until: 'resolved' },
      { expect: { zone: { 'Scathe Zombies': 'graveyard', 'White Knight': 'battlefield' } } },
    ],
    shows: [
      { rule: '502.7b', edition: '2006-10', by: 'target' },
      { rule: '702.16b', edition: '2026-02', by: 'target' },
    ],
  },
  {
    name: 'Protection from black: black creatures cannot block it',
    editions: [...ALL],
    cards: texts('White Knight', 'Scathe Zombies', 'Grizzly Bears'),
    position: {
      sides: { A: { battlefield: ['White Knight', 'Grizzly Bears'] }, B: { battlefield: ['Scathe Zombies'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['White Knight', 'Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Scathe Zombies': 'Grizzly Bears' } },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      { rule: '502.7f', edition: '2006-10' },
      { rule: '702.16f', edition: '2026-02' },
    ],
  },
  {
    name: 'A regenerated attacker leaves combat',
    editions: [...ALL],
    cards: texts('Drudge Skeletons', 'Grizzly Bears'),
    position: { sides: { A: { battlefield: ['Swamp', 'Drudge Skeletons'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Drudge Skeletons'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Drudge Skeletons' } },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { until: 'endCombat' },
      {
        expect: {
          zone: { 'Drudge Skeletons': 'battlefield' },
          attacking: [],
          tapped: { 'Drudge Skeletons': true },
          damage: { 'Drudge Skeletons': 0, 'Grizzly Bears': 1 },
        },
        id: 'removed',
      },
    ],
    shows: [
      { rule: '419.6b', edition: '2006-10', by: 'removed' },
      { rule: '506.4', edition: '2026-02', by: 'removed' },
    ],
  },
];
