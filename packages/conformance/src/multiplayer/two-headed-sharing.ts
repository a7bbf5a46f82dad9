/** Teams that share turns: who chooses first, who is meant, what is shared. 2006: 606.6 · 2009: 806.3–806.9 · 2011: 805.2–805.9, 810.9–810.10 · 2026: 805.2–805.10, 810.9–810.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const FOUR = ['A', 'B', 'C', 'D'];
const giant = { players: FOUR, variant: 'two-headed-giant' } as const;
const deck = { library: ['Forest ×20'] };
const imp = { graveyard: ['Stinkweed Imp'], library: ['Swamp ×20'] };

export const twoHeadedSharing: readonly ScenarioInput[] = [
  {
    name: 'The active team makes its choices first, then all happens at once',
    editions: [...ALL],
    ...giant,
    position: {
      active: 'C',
      sides: {
        A: { battlefield: ['Hill Giant', 'Gray Ogre'] },
        B: { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
        C: { battlefield: ['Swamp', 'Storm Crow', 'Giant Spider'], hand: ['Innocent Blood'] },
        D: { battlefield: ['White Knight', 'Runeclaw Bear'] },
      },
    },
    script: [
      { as: 'C', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { as: 'C', answer: 'Storm Crow', kind: 'objects' },
      { as: 'D', answer: 'White Knight', kind: 'objects' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects' },
          zone: { 'Storm Crow': 'battlefield', 'White Knight': 'battlefield' },
        },
        id: 'then the other',
      },
      { as: 'A', answer: 'Gray Ogre', kind: 'objects' },
      { as: 'B', answer: 'Craw Wurm', kind: 'objects' },
      { expect: { graveyard: { A: ['Gray Ogre'], B: ['Craw Wurm'], D: ['White Knight'] } } },
    ],
    shows: across('then the other', '606.6d', '806.6d', '805.6', '805.6'),
  },
  {
    name: 'Where several draw, each makes all of their draws, the active team first',
    editions: [...ALL],
    ...giant,
    cards: { Plenty: { cost: '{0}', type: 'Sorcery', text: 'Each player draws two cards.' } },
    position: {
      active: 'C',
      sides: { A: imp, B: {}, C: { ...imp, hand: ['Plenty'] }, D: imp },
    },
    script: [
      { as: 'C', cast: 'Plenty' },
      { until: 'resolved' },
      { as: 'C', answer: false },
      { expect: { asks: { as: 'C', kind: 'yesNo' }, hand: { C: 1 } } },
      { as: 'C', answer: false },
      { expect: { asks: { as: 'D', kind: 'yesNo' }, hand: { A: 0, B: 0, C: 2, D: 0 } }, id: 'next' },
      { as: 'D', answer: false },
      { as: 'D', answer: false },
      { expect: { asks: { as: 'A', kind: 'yesNo' }, hand: { A: 0, C: 2, D: 2 } } },
      { as: 'A', answer: false },
      { as: 'A', answer: false },
      { expect: { hand: { A: 2, B: 2, C: 2, D: 2 } } },
    ],
    shows: across('next', '606.6h', '806.6i', '805.6a', '805.6a'),
  },
  {
    name: 'The primary player decides for the team, whoever’s creatures and abilities they are',
    editions: [...SINCE_2009],
    ...giant,
    position: {
      active: 'C',
      sides: {
        C: { battlefield: ['Soul Warden'] },
        D: {
          battlefield: ['Hill Giant', { card: 'Soul Warden', label: 'Second' }, 'Forest'],
          hand: ['Llanowar Elves'],
        },
      },
    },
    script: [
      { as: 'C', pass: true },
      { as: 'D', cast: 'Llanowar Elves' },
      { until: 'resolved' },
      { expect: { asks: { as: 'C', kind: 'triggerOrder', options: 2 } }, id: 'primary' },
      { as: 'C', answer: ['Second', 'Soul Warden'] },
      { until: 'empty' },
      { until: 'declareAttackers' },
      { expect: { asks: { as: 'C', kind: 'attackers', offers: ['Hill Giant'] } }, id: 'attack' },
    ],
    shows: across('primary', null, '806.3a', '805.2', '805.2'),
  },
  {
    name: 'The team of whoever was determined starts, both of its players',
    editions: ['2011-09', '2026-02'],
    ...giant,
    position: {
      start: true,
      active: 'D',
      sides: { A: deck, B: deck, C: { library: ['Island ×7'] }, D: { library: ['Swamp ×7'] } },
    },
    script: [
      ...['C', 'D', 'A', 'B'].map((as) => ({ as, answer: false, kind: 'mulligan' })),
      { expect: { active: 'C', turn: 1 } },
      { until: 'main1' },
      { as: 'C', play: 'Island' },
      { as: 'C', pass: true },
      { expect: { can: [{ as: 'D', play: 'Swamp' }] }, id: 'team' },
    ],
    shows: [
      ...across('team', null, null, '805.3', '805.3'),
      ...across('team', null, null, '805.4a', '805.4a'),
      ...across('team', null, null, '103.2a', '103.1a'),
    ],
  },
  {
    name: 'A player acts while the team has priority',
    editions: ['2011-09', '2026-02'],
    ...giant,
    position: {
      sides: { B: { battlefield: ['Mountain'], hand: ['Shock'] }, D: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['C'] },
      // the team has priority again
      { expect: { asks: { as: 'A', kind: 'priority' }, stack: ['Shock'] }, id: 'again' },
      { until: 'resolved' },
      { expect: { life: { C: 28 } }, in: ['2011-09', '2026-02'] },
    ],
    shows: across('again', null, null, '805.5a', '805.5a'),
  },
  {
    name: 'The active player of an ability is the one whom its controller chooses',
    editions: ['2011-09', '2026-02'],
    ...giant,
    cards: {
      Clerk: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: { actions: [{ do: 'tap', what: { set: 'self' } }] },
            body: { effect: [{ do: 'draw', who: { who: 'active' }, count: 1 }] },
          },
        ],
      },
    },
    position: { active: 'A', sides: { C: { battlefield: ['Clerk'] } } },
    script: [
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', activate: 'Clerk' },
      { until: 'resolved' },
      { expect: { asks: { as: 'C', kind: 'player', offers: ['A', 'B'], options: 2 } }, id: 'one' },
      { as: 'C', answer: 'B', kind: 'player' },
      { expect: { hand: { A: 0, B: 1 } } },
    ],
    shows: across('one', null, null, '805.9', '805.9'),
  },
  {
    name: 'The team attacks together, each of its players an attacking player',
    editions: ['2026-02'],
    ...giant,
    position: { sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Gray Ogre'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Gray Ogre': 'D' } },
      { expect: { attacking: ['Hill Giant', 'Gray Ogre'] }, id: 'together' },
      { until: 'endCombat' },
      { expect: { life: { C: 25, D: 25 } } },
    ],
    shows: across('together', null, null, null, '805.10a'),
  },
  {
    name: 'The attacking player of a blocker is the one whose creature it blocks',
    editions: ['2026-02'],
    ...giant,
    cards: {
      Toller: {
        type: 'Creature — Human',
        pt: '1/5',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'blocks', what: { is: 'self' } },
            body: { effect: [{ do: 'draw', who: { who: 'attacking' }, count: 1 }] },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Gray Ogre'] }, C: { battlefield: ['Toller'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Gray Ogre': 'C' } },
      { until: 'declareBlockers' },
      { as: 'C', block: { Toller: 'Gray Ogre' } },
      { until: 'empty' },
      { expect: { hand: { A: 0, B: 1 } }, id: 'its controller' },
    ],
    shows: across('its controller', null, null, null, '805.10c'),
  },
  {
    name: 'The active team announces its damage first',
    editions: ['2026-02'],
    ...giant,
    position: {
      active: 'C',
      sides: {
        A: { battlefield: [{ card: 'Palace Guard', counters: { '+1/+1': 3 } }] },
        B: { battlefield: ['Gray Ogre', 'Storm Crow'] },
        C: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
        D: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'C', attack: { 'Grizzly Bears': 'A', 'Runeclaw Bear': 'A', 'Craw Wurm': 'B' } },
      { until: 'declareBlockers' },
      {
        as: 'A',
        block: {
          'Palace Guard': ['Grizzly Bears', 'Runeclaw Bear'],
          'Gray Ogre': 'Craw Wurm',
          'Storm Crow': 'Craw Wurm',
        },
      },
      { until: 'asked' },
      { expect: { asks: { as: 'D', kind: 'damageDivision' } }, id: 'first' },
      { as: 'D', answer: { 'Gray Ogre': 3, 'Storm Crow': 3 } },
      { expect: { asks: { as: 'A', kind: 'damageDivision' } } },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Runeclaw Bear': 2 } },
      { until: 'endCombat' },
      { expect: { zone: { 'Storm Crow': 'graveyard', 'Grizzly Bears': 'graveyard', 'Craw Wurm': 'battlefield' } } },
    ],
    shows: across('first', null, null, null, '805.10f'),
  },
  {
    name: 'Life is paid from what the team has',
    editions: ['2009-10'],
    ...giant,
    cards: { Bond: { type: 'Artifact', text: 'Pay 4 life: Draw a card.' } },
    position: { sides: { A: { life: 7, battlefield: ['Bond'] } } },
    script: [
      // the player's own share of it is 4, then 2
      { as: 'A', activate: 'Bond' },
      { until: 'resolved' },
      { expect: { life: { A: 3, B: 3 }, hand: { A: 1 }, cannot: [{ as: 'A', activate: 'Bond' }] }, id: 'paid' },
    ],
    shows: [...across('paid', null, '806.9d', null, null), ...across('paid', null, '117.4a', null, null)],
  },
  {
    name: 'Poison counters of a team are counted once, and taken from all of it',
    editions: ['2011-09', '2026-02'],
    ...giant,
    cards: {
      Gauge: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: {},
            body: {
              effect: [
                {
                  do: 'gainLife',
                  who: { who: 'you' },
                  amount: { q: 'playerCounters', counter: 'poison', of: { who: 'opponents' } },
                },
              ],
            },
          },
          {
            ability: 'activated',
            cost: {},
            body: {
              targets: [{ name: 't', count: { min: 1, max: 1 }, players: { who: 'all' } }],
              effect: [
                {
                  do: 'gainLife',
                  who: { who: 'you' },
                  amount: { q: 'playerCounters', counter: 'poison', of: { who: 'ref', name: 't' } },
                },
              ],
            },
          },
          {
            ability: 'activated',
            cost: {},
            body: {
              targets: [{ name: 't', count: { min: 1, max: 1 }, players: { who: 'all' } }],
              effect: [{ do: 'playerCounters', counter: 'poison', count: -3, who: { who: 'ref', name: 't' } }],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Gauge'] }, C: { poison: 5 } } },
    script: [
      { as: 'A', activate: 'Gauge', ability: 0 },
      { until: 'resolved' },
      { expect: { life: { A: 35 } }, id: 'once' },
      { as: 'A', activate: 'Gauge', ability: 1, targets: ['D'] },
      { until: 'resolved' },
      { expect: { life: { A: 40 } }, id: 'teammate' },
      { as: 'A', activate: 'Gauge', ability: 2, targets: ['D'] },
      { until: 'resolved' },
      { expect: { poison: { C: 2, D: 2 } }, id: 'taken' },
    ],
    shows: [
      ...across('teammate', null, null, '810.10a', '810.10a'),
      ...across('taken', null, null, '810.10b', '810.10b'),
    ],
  },
  {
    name: 'Where one player of a team can’t get poison counters, the team gets none',
    editions: ['2011-09', '2026-02'],
    ...giant,
    cards: {
      Ward: { type: 'Enchantment', text: "You can't get poison counters." },
      Venom: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: {},
            body: {
              targets: [{ name: 't', count: { min: 1, max: 1 }, players: { who: 'all' } }],
              effect: [{ do: 'playerCounters', counter: 'poison', count: 2, who: { who: 'ref', name: 't' } }],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Venom'] }, C: { battlefield: ['Ward'] } } },
    script: [
      { as: 'A', activate: 'Venom', targets: ['D'] },
      { until: 'resolved' },
      { expect: { poison: { C: 0, D: 0 } }, id: 'none' },
      { as: 'A', activate: 'Venom', targets: ['B'] },
      { until: 'resolved' },
      { expect: { poison: { A: 2, B: 2 } } },
    ],
    shows: across('none', null, null, '810.10c', '810.10c'),
  },
  {
    name: 'A player is poisoned if the team is',
    editions: ['2011-09', '2026-02'],
    ...giant,
    cards: {
      Rats: {
        type: 'Creature — Rat',
        pt: '2/2',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'damage', source: { is: 'self' }, toPlayer: { who: 'all' } },
            condition: {
              if: 'compare',
              left: { q: 'playerCounters', counter: 'poison', of: { who: 'ref', name: 'event.player' } },
              op: '≥',
              right: 1,
            },
            body: { effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Rats'] }, C: { poison: 1 } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { Rats: 'C' }, in: ['2011-09'] },
      { as: 'A', attack: { Rats: 'D' }, in: ['2026-02'] },
      { until: 'asked', in: ['2011-09'] },
      { as: 'A', answer: 'D', in: ['2011-09'] },
      { until: 'endCombat' },
      { expect: { hand: { A: 1 } }, id: 'poisoned' },
    ],
    shows: across('poisoned', null, null, '810.10d', '810.10d'),
  },
  {
    name: 'Both players of a team pay no more life than the team has',
    editions: ['2011-09', '2026-02'],
    ...giant,
    cards: {
      Annex: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'rule',
                rule: {
                  rule: 'attackCost',
                  what: { set: 'all', where: { is: 'type', type: 'creature' } },
                  cost: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: 2 }] },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { life: 3, battlefield: ['Hill Giant'] },
        B: { battlefield: ['Gray Ogre'] },
        C: { battlefield: ['Annex'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Gray Ogre': 'C' } },
      // it could not be paid for, and is as if it had not been declared
      { expect: { asks: { as: 'A', kind: 'attackers' }, life: { A: 3 }, attacking: [] }, id: 'too much' },
      { as: 'A', attack: { 'Gray Ogre': 'C' } },
      { expect: { life: { A: 1 }, attacking: ['Gray Ogre'] } },
    ],
    shows: across('too much', null, null, '810.9b', '810.9b'),
  },
];
