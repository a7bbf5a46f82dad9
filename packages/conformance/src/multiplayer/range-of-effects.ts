/** The limited range of influence: attachments, state-based actions, replacement, winning and drawing. 2006: 601.8–601.14 · 2009: 801.8–801.17 · 2011: 801.8–801.19 · 2026: 801.8–801.16 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

const FIVE = ['A', 'B', 'C', 'D', 'E'];

export const rangeOfEffects: readonly ScenarioInput[] = [
  {
    name: 'Auras and Equipment on what comes to be out of range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'C',
      sides: {
        A: {
          battlefield: [
            { card: 'Holy Strength', attachedTo: 'Hill Giant' },
            { card: 'Bonesplitter', attachedTo: 'Hill Giant' },
          ],
        },
        B: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
        C: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
      },
    },
    script: [
      { expect: { pt: { 'Hill Giant': '6/5' } } },
      { as: 'C', cast: 'Act of Treason', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Holy Strength'] }, attached: { Pacifism: 'Hill Giant' } }, id: 'aura' },
      { expect: { zone: { Bonesplitter: 'battlefield' }, attached: { Bonesplitter: null } }, id: 'equipment' },
    ],
    shows: [
      ...across('aura', '601.8', '801.8', '801.8', '801.8'),
      ...across('equipment', '601.9', '801.9', '801.9', '801.9'),
    ],
  },
  {
    name: 'What an effect had been made to apply to is not affected while it is out of range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'C',
      sides: {
        A: { battlefield: ['Forest'], hand: ['Giant Growth'] },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
      },
    },
    script: [
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '6/6' } } },
      { as: 'C', cast: 'Act of Treason', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '3/3' }, keywords: { 'Hill Giant': ['haste'] } }, id: 'out of range' },
    ],
    shows: across('out of range', '601.10', '801.10', '801.10', '801.10'),
  },
  {
    name: 'Whoever exchanges control needs both in range; those who control them need not be in each other’s',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Switcheroo'] },
        B: { battlefield: ['Hill Giant'] },
        E: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Switcheroo', targets: [['Hill Giant', 'Craw Wurm']] },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'E', 'Craw Wurm': 'B' } } },
    ],
  },
  {
    name: 'A step of a player who is out of range triggers nothing',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: { active: 'D', sides: { A: { battlefield: ['Ball Lightning'] } } },
    script: [
      { until: 'end' },
      { expect: { active: 'D', stack: [] }, id: 'out of range' },
      { until: 'turn' },
      { until: 'end' },
      { expect: { active: 'E', stack: ['Ball Lightning'] }, id: 'in range' },
    ],
    shows: [...across('out of range', '601.7', '801.7', '801.7', '801.7')],
  },
  {
    name: 'Legendary permanents out of each other’s range do not meet',
    editions: [...UNTIL_2011],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: [{ card: 'Isamaru, Hound of Konda', label: 'A’s hound' }] },
        C: { battlefield: [{ card: 'Isamaru, Hound of Konda', label: 'C’s hound' }] },
        E: { battlefield: [{ card: 'Isamaru, Hound of Konda', label: 'E’s hound' }] },
      },
    },
    script: [
      {
        expect: { zone: { 'A’s hound': 'graveyard', 'E’s hound': 'graveyard', 'C’s hound': 'battlefield' } },
        id: 'apart',
      },
    ],
    shows: across('apart', '601.12', '801.12', '801.12', null),
  },
  {
    name: 'World permanents out of each other’s range do not meet',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Concordant Crossroads'] },
        C: { battlefield: ['Caverns of Despair'] },
        E: { battlefield: ['Gravity Sphere'] },
      },
    },
    script: [
      {
        expect: {
          zone: {
            'Concordant Crossroads': 'graveyard',
            'Gravity Sphere': 'battlefield',
            'Caverns of Despair': 'battlefield',
          },
        },
        id: 'apart',
      },
    ],
    shows: across('apart', '601.13', '801.13', '801.13', '801.12'),
  },
  {
    name: 'Planeswalkers of one type out of each other’s range do not meet',
    editions: ['2009-10', '2011-09'],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: [{ card: 'Jace Beleren', label: 'A’s Jace', counters: { loyalty: 3 } }] },
        C: { battlefield: [{ card: 'Jace Beleren', label: 'C’s Jace', counters: { loyalty: 3 } }] },
        E: { battlefield: [{ card: 'Jace Beleren', label: 'E’s Jace', counters: { loyalty: 3 } }] },
      },
    },
    script: [
      {
        expect: { zone: { 'A’s Jace': 'graveyard', 'E’s Jace': 'graveyard', 'C’s Jace': 'battlefield' } },
        id: 'apart',
      },
    ],
    shows: across('apart', null, '801.14', '801.14', null),
  },
  {
    name: 'Damage redirected out of the range of its source’s controller is not dealt',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['Craw Wurm', 'Plains ×2'], hand: ['Carom'] },
        C: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Craw Wurm'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Carom', targets: ['Craw Wurm', 'Hill Giant'] },
      { until: 'empty' },
      { expect: { damage: { 'Craw Wurm': 2, 'Hill Giant': 0 } }, id: 'lost' },
    ],
    shows: [
      ...across('lost', '601.14', '801.15', '801.15', '801.13'),
      ...across('lost', '601.14a', '801.15a', '801.15a', '801.13a'),
    ],
  },
  {
    name: 'Prevention that names neither source nor recipient needs both within range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'C',
      sides: {
        A: { battlefield: ['Plains'], hand: ['Holy Day'] },
        B: { battlefield: ['Gray Ogre'] },
        C: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'C', attack: { 'Craw Wurm': 'B' } },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Gray Ogre': 'Craw Wurm' } },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Holy Day' },
      { until: 'empty' },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Gray Ogre'] }, damage: { 'Craw Wurm': 2 } }, id: 'dealt' },
    ],
    shows: across('dealt', '601.14b', '801.15b', '801.15b', '801.13b'),
  },
  {
    name: 'Prevention of what is dealt to one in range, wherever it comes from; and of what a source in range deals',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    cards: {
      Calm: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: {
                    on: 'damage',
                    source: { is: 'type', type: 'creature' },
                  },
                  instead: { instead: 'prevent' },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      active: 'C',
      sides: {
        A: { battlefield: ['Plains', 'Calm'], hand: ['Mending Hands'] },
        B: { battlefield: ['Prodigal Sorcerer'] },
        C: { battlefield: ['Mountain', 'Prodigal Pyromancer'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'C', activate: 'Prodigal Pyromancer', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 19 } }, id: 'source beyond' },
      { as: 'C', cast: 'Lightning Bolt', targets: ['B'] },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Mending Hands', targets: ['B'] },
      { until: 'empty' },
      { expect: { life: { B: 19 } }, id: 'recipient near' },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'E', pass: true },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Prodigal Sorcerer', targets: ['C'] },
      { until: 'resolved' },
      { expect: { life: { C: 20 } }, id: 'source near' },
    ],
    shows: across('source beyond', '601.14b', '801.15b', '801.15b', '801.13b'),
  },
  {
    name: 'An effect by which a player wins where range is limited',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'E',
      step: 'end',
      sides: { A: { life: 50, battlefield: ['Test of Endurance'] } },
    },
    script: [
      { until: 'upkeep' },
      { until: 'resolved', in: [...SINCE_2009] },
      { until: 'over', in: ['2006-10'] },
      { expect: { result: ['A'], active: 'A', step: 'upkeep' }, in: ['2006-10'], id: 'wins' },
      { expect: { result: null, lost: ['B', 'E'], active: 'A' }, in: [...SINCE_2009], id: 'near ones lose' },
      { concede: 'C', in: [...SINCE_2009] },
      { concede: 'D', in: [...SINCE_2009] },
      { expect: { result: ['A'] }, in: [...SINCE_2009] },
    ],
    shows: [
      ...across('wins', '102.2b', null, null, null),
      ...across('near ones lose', null, '104.3h', '104.3h', '104.3h'),
      ...across('near ones lose', null, '801.16', '801.16', '801.14'),
    ],
  },
  {
    name: 'An effect by which the game is a draw where range is limited',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    cards: {
      Intervention: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [{ ability: 'spell', body: { effect: [{ do: 'drawGame' }] } }],
      },
    },
    position: { sides: { A: { hand: ['Intervention'] } } },
    script: [
      { as: 'A', cast: 'Intervention' },
      { until: 'resolved', in: [...SINCE_2009] },
      { until: 'over', in: ['2006-10'] },
      { expect: { result: 'draw' }, in: ['2006-10'] },
      { expect: { result: null, lost: [], asks: { as: 'C', kind: 'priority' } }, in: [...SINCE_2009], id: 'near ones' },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { active: 'C' }, in: [...SINCE_2009] },
      { concede: 'C', in: [...SINCE_2009] },
      { expect: { result: ['D'], lost: ['C'] }, in: [...SINCE_2009] },
    ],
    shows: [
      ...across('near ones', null, '104.4e', '104.4e', '104.4e'),
      ...across('near ones', null, '801.17', '801.17', '801.15'),
    ],
  },
  {
    name: 'A loop where range is limited is a draw for those involved and those near them',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [
      { as: 'A', cast: 'Balm' },
      { until: 'over', in: ['2006-10', '2009-10'] },
      { expect: { result: 'draw' }, in: ['2006-10', '2009-10'] },
      { until: 'turn', in: ['2011-09', '2026-02'] },
      { expect: { result: null, lost: [], active: 'C', stack: [] }, in: ['2011-09', '2026-02'], id: 'those near' },
      { concede: 'D', in: ['2011-09', '2026-02'] },
      { expect: { result: ['C'], lost: ['D'] }, in: ['2011-09', '2026-02'] },
    ],
    shows: [
      ...across('those near', null, null, '104.4f', '104.4f'),
      ...across('those near', null, null, '801.18', '801.16'),
    ],
  },
  {
    name: 'A restarted game is all players’, whatever the range',
    editions: ['2011-09', '2026-02'],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: [{ card: 'Karn Liberated', counters: { loyalty: 20 } }] },
        C: { life: 7, battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', activate: 'Karn Liberated', ability: 2 },
      { until: 'resolved' },
      {
        expect: {
          life: { A: 20, B: 20, C: 20, D: 20, E: 20 },
          hand: { A: 7, C: 7, D: 7 },
          library: { A: 4, C: 4, D: 3 },
        },
        id: 'all',
      },
      ...FIVE.map((as) => ({ as, answer: false, kind: 'mulligan' })),
      { expect: { turn: 1, active: 'A' } },
    ],
    shows: [...across('all', null, null, '714.7', '726.7'), ...across('all', null, null, '801.19', '801.17')],
  },
];
