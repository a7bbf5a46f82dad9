/** Trample. 2006: 502.9 · 2009: 702.17 · 2011: 702.18 · 2026: 702.19 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const trample: readonly ScenarioInput[] = [
  {
    name: 'Trample: what is over lethal damage may go to the player',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['War Mammoth'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      ...attackWith('War Mammoth'),
      { as: 'B', block: { 'Grizzly Bears': 'War Mammoth' } },
      { until: 'asked' },
      { as: 'A', refused: { 'Grizzly Bears': 1, B: 2 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, B: 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 19 }, zone: { 'Grizzly Bears': 'graveyard' } }, id: 'over' },
    ],
    shows: across('over', '502.9b', '702.17b', '702.18b', '702.19b'),
  },
  {
    name: 'Trample: all blockers need lethal damage before the player gets any',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Yavimaya Wurm'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      ...attackWith('Yavimaya Wurm'),
      { as: 'B', block: { 'Grizzly Bears': 'Yavimaya Wurm', 'Hill Giant': 'Yavimaya Wurm' } },
      { as: 'A', answer: ['Grizzly Bears', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { as: 'A', refused: { 'Grizzly Bears': 3, 'Hill Giant': 2, B: 1 } },
      { as: 'A', refused: { 'Grizzly Bears': 0, 'Hill Giant': 3, B: 3 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Hill Giant': 3, B: 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 19 }, graveyard: { B: ['Hill Giant', 'Grizzly Bears'] } }, id: 'one left' },
    ],
    shows: across('one left', '502.9b', '702.17b', '702.18b', '702.19b'),
  },
  {
    name: 'Trample need not be used: less than lethal damage, and none to the player',
    editions: ['2006-10', '2026-02'],
    position: {
      sides: { A: { battlefield: ['War Mammoth'] }, B: { battlefield: ['Hill Giant', 'Grizzly Bears'] } },
    },
    script: [
      ...attackWith('War Mammoth'),
      { as: 'B', block: { 'Grizzly Bears': 'War Mammoth', 'Hill Giant': 'War Mammoth' } },
      { until: 'asked' },
      { as: 'A', answer: { 'Grizzly Bears': 1, 'Hill Giant': 2 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      {
        expect: {
          life: { B: 20 },
          damage: { 'Grizzly Bears': 1, 'Hill Giant': 2 },
          zone: { 'Grizzly Bears': 'battlefield', 'Hill Giant': 'battlefield' },
        },
        id: 'not lethal',
      },
    ],
    shows: across('not lethal', '502.9b', null, null, '702.19b'),
  },
  {
    name: 'Trample counts damage already on the blocker',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['War Mammoth'] }, B: { battlefield: [{ card: 'Hill Giant', damage: 2 }] } },
    },
    script: [
      ...attackWith('War Mammoth'),
      { as: 'B', block: { 'Hill Giant': 'War Mammoth' } },
      { until: 'asked' },
      { as: 'A', answer: { 'Hill Giant': 1, B: 2 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, zone: { 'Hill Giant': 'graveyard' } }, id: 'one was enough' },
    ],
    shows: across('one was enough', '502.9b', '702.17b', '702.18b', '702.19b'),
  },
  {
    name: 'A blocker that blocks one with trample and one without it',
    editions: [...ALL],
    cards: {
      'Broad Guard': {
        cost: '{W}',
        type: 'Creature — Human Soldier',
        pt: '2/2',
        text: 'Broad Guard can block an additional creature each combat.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mogg Fanatic', 'War Mammoth'] }, B: { battlefield: ['Broad Guard'] } },
    },
    script: [
      ...attackWith('Mogg Fanatic', 'War Mammoth'),
      { as: 'B', block: { 'Broad Guard': ['Mogg Fanatic', 'War Mammoth'] } },
      { as: 'B', answer: ['Mogg Fanatic', 'War Mammoth'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { as: 'A', refused: { 'Broad Guard': 0, B: 3 } },
      { as: 'A', answer: { 'Broad Guard': 1, B: 2 }, kind: 'damageDivision' },
      { as: 'B', answer: { 'Mogg Fanatic': 1, 'War Mammoth': 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, zone: { 'Broad Guard': 'graveyard' } }, id: 'together' },
    ],
    shows: [
      { rule: '502.9e', edition: '2006-10', by: 'together', example: 1 },
      { rule: '702.17b', edition: '2009-10', by: 'together', example: 1 },
      { rule: '702.18b', edition: '2011-09', by: 'together', example: 1 },
      { rule: '702.19b', edition: '2026-02', by: 'together', example: 1 },
    ],
  },
  {
    name: 'Two with trample share the blocker’s lethal damage as their controller likes',
    editions: [...ALL],
    cards: {
      'Broad Guard': {
        cost: '{W}',
        type: 'Creature — Human Soldier',
        pt: '0/4',
        text: 'Broad Guard can block an additional creature each combat.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['War Mammoth', { card: 'War Mammoth', label: 'Second Mammoth' }] },
        B: { battlefield: ['Broad Guard'] },
      },
    },
    script: [
      ...attackWith('War Mammoth', 'Second Mammoth'),
      { as: 'B', block: { 'Broad Guard': ['War Mammoth', 'Second Mammoth'] } },
      { as: 'B', answer: ['War Mammoth', 'Second Mammoth'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      // more past the blocker than the second could make up for
      { as: 'A', refused: { 'Broad Guard': 0, B: 3 } },
      { as: 'A', answer: { 'Broad Guard': 2, B: 1 }, kind: 'damageDivision' },
      { expect: { asks: { as: 'A', kind: 'damageDivision' } } },
      { as: 'A', refused: { 'Broad Guard': 1, B: 2 } },
      { as: 'A', answer: { 'Broad Guard': 2, B: 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, zone: { 'Broad Guard': 'graveyard' } }, id: 'four together' },
    ],
    shows: [
      ...across('four together', '502.9b', '702.17b', '702.18b', '702.19b'),
      ...across('four together', null, '510.1f', '510.1e', '510.1e'),
    ],
  },
  {
    name: 'Trample looks at toughness, not at what prevents the damage',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Yavimaya Wurm'] }, B: { battlefield: ['Cho-Manno, Revolutionary'] } },
    },
    script: [
      ...attackWith('Yavimaya Wurm'),
      { as: 'B', block: { 'Cho-Manno, Revolutionary': 'Yavimaya Wurm' } },
      { until: 'asked' },
      { as: 'A', refused: { 'Cho-Manno, Revolutionary': 1, B: 5 } },
      { as: 'A', answer: { 'Cho-Manno, Revolutionary': 2, B: 4 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 16 }, zone: { 'Cho-Manno, Revolutionary': 'battlefield' } }, id: 'two, prevented' },
    ],
    shows: across('two, prevented', '502.9d', '702.17b', '702.18b', '702.19b'),
  },
  {
    name: 'Trample against protection: lethal damage is assigned though it will be prevented',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Yavimaya Wurm'] }, B: { battlefield: ['Voice of Duty'] } },
    },
    script: [
      ...attackWith('Yavimaya Wurm'),
      { as: 'B', block: { 'Voice of Duty': 'Yavimaya Wurm' } },
      { until: 'asked' },
      { as: 'A', refused: { 'Voice of Duty': 0, B: 6 } },
      { as: 'A', answer: { 'Voice of Duty': 2, B: 4 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 16 }, zone: { 'Voice of Duty': 'battlefield' } }, id: 'prevented' },
    ],
    shows: [
      { rule: '502.9d', edition: '2006-10', by: 'prevented', example: 1 },
      { rule: '702.17b', edition: '2009-10', by: 'prevented', example: 2 },
      { rule: '702.18b', edition: '2011-09', by: 'prevented', example: 2 },
      { rule: '702.19b', edition: '2026-02', by: 'prevented', example: 2 },
    ],
  },
  {
    name: 'Trample with all blockers gone: everything to the player',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['War Mammoth', 'Hill Giant'] },
        B: { battlefield: ['Mogg Fanatic', { card: 'Mogg Fanatic', label: 'Second Fanatic' }] },
      },
    },
    script: [
      ...attackWith('War Mammoth', 'Hill Giant'),
      { as: 'B', block: { 'Mogg Fanatic': 'War Mammoth', 'Second Fanatic': 'Hill Giant' } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { as: 'B', activate: 'Second Fanatic', targets: ['A'] },
      { until: 'empty' },
      { until: 'endCombat' },
      // the giant, blocked without trample, deals nothing
      { expect: { life: { B: 17 } }, id: 'through' },
    ],
    shows: [
      ...across('through', '502.9c', '702.17c', '702.18c', '702.19d'),
      ...across('through', '310.2c', '510.1c', '510.1c', '510.1c'),
    ],
  },
  {
    name: 'Trample has no effect on a blocking creature',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mogg Fanatic'] }, B: { battlefield: ['War Mammoth'] } } },
    script: [
      ...attackWith('Mogg Fanatic'),
      { as: 'B', block: { 'War Mammoth': 'Mogg Fanatic' } },
      { until: 'endCombat' },
      { expect: { life: { A: 20 }, zone: { 'Mogg Fanatic': 'graveyard' } }, id: 'no trample' },
    ],
    shows: across('no trample', '502.9a', '702.17a', '702.18a', '702.19a'),
  },
  {
    name: 'Trample does not go past a planeswalker to its controller',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Yavimaya Wurm'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }, 'Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Yavimaya Wurm': 'Ajani Goldmane' } },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Yavimaya Wurm' } },
      { until: 'asked' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'damageDivision',
            offers: ['Grizzly Bears', 'Ajani Goldmane'],
            lacks: ['B'],
            options: 2,
          },
        },
        id: 'not the player',
      },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Ajani Goldmane': 4 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 20 }, graveyard: { B: ['Ajani Goldmane', 'Grizzly Bears'] } } },
    ],
    shows: across('not the player', null, '702.17d', '702.18d', '702.19f'),
  },
  {
    name: 'One with trample may count on another’s deathtouch, which is still to assign damage to the same blocker',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Venomous Boar': { cost: '{2}{G}', type: 'Creature — Boar', text: 'Deathtouch, trample', pt: '2/2' },
      'Stout Guard': {
        cost: '{4}{W}',
        type: 'Creature — Human Soldier',
        pt: '0/6',
        text: 'Stout Guard can block an additional creature each combat.',
      },
    },
    position: {
      sides: { A: { battlefield: ['War Mammoth', 'Venomous Boar'] }, B: { battlefield: ['Stout Guard'] } },
    },
    script: [
      ...attackWith('War Mammoth', 'Venomous Boar'),
      { as: 'B', block: { 'Stout Guard': ['War Mammoth', 'Venomous Boar'] } },
      { as: 'B', answer: ['War Mammoth', 'Venomous Boar'], kind: 'damageOrder', in: ['2011-09'] },
      { until: 'asked' },
      { as: 'A', answer: { 'Stout Guard': 0, B: 3 }, kind: 'damageDivision' },
      { as: 'A', refused: { 'Stout Guard': 0, B: 2 } },
      { as: 'A', answer: { 'Stout Guard': 1, B: 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { life: { B: 16 }, graveyard: { B: ['Stout Guard'] } }, id: 'one is lethal' },
    ],
    shows: [
      ...across('one is lethal', null, null, '702.2b', '702.2c'),
      ...across('one is lethal', null, null, '510.1e', '510.1e'),
    ],
  },
];
