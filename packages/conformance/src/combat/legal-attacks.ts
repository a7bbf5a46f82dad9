/** Which attacks are legal: restrictions obeyed, as many requirements as possible. 2006: 308.2, 500 · 2009, 2011, 2026: 508.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const legalAttacks: readonly ScenarioInput[] = [
  {
    name: 'Two that cannot attack alone attack together',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mogg Flunkies', { card: 'Mogg Flunkies', label: 'Second Flunkies' }] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Mogg Flunkies'] },
      { as: 'A', refused: ['Second Flunkies'] },
      { as: 'A', attack: ['Mogg Flunkies', 'Second Flunkies'] },
      { expect: { attacking: ['Mogg Flunkies', 'Second Flunkies'] }, id: 'together' },
    ],
    shows: [
      { rule: '500.2', edition: '2006-10', by: 'together', example: 1 },
      { rule: '508.1c', edition: '2009-10', by: 'together', example: 1 },
      { rule: '508.1c', edition: '2011-09', by: 'together', example: 1 },
      { rule: '508.1c', edition: '2026-02', by: 'together', example: 1 },
    ],
  },
  {
    name: 'One attacker at most, and one that attacks if able',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Dueling Grounds', 'Bloodrock Cyclops', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: [] },
      { as: 'A', refused: ['Grizzly Bears'] },
      { as: 'A', refused: ['Bloodrock Cyclops', 'Grizzly Bears'] },
      { as: 'A', attack: ['Bloodrock Cyclops'] },
      { expect: { attacking: ['Bloodrock Cyclops'] }, id: 'the only one' },
    ],
    shows: [
      { rule: '500.2', edition: '2006-10', by: 'the only one', example: 2 },
      { rule: '508.1d', edition: '2009-10', by: 'the only one', example: 1 },
      { rule: '508.1d', edition: '2011-09', by: 'the only one', example: 1 },
      { rule: '508.1d', edition: '2026-02', by: 'the only one', example: 1 },
    ],
  },
  {
    name: 'A requirement is obeyed as far as restrictions let it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Bloodrock Cyclops', { card: 'Pacifism', attachedTo: 'Bloodrock Cyclops' }, 'Grizzly Bears'],
        },
      },
    },
    script: [{ until: 'declareAttackers' }, { as: 'A', attack: [] }, { expect: { attacking: [] }, id: 'none' }],
    shows: [
      { glossary: 'Requirement', edition: '2006-10', by: 'none' },
      ...across('none', '500.4', '508.1d', '508.1d', '508.1d'),
    ],
  },
  {
    name: 'A restriction is never broken for a requirement',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Bloodrock Cyclops', 'Goblin Brigand', 'Juggernaut', 'Caverns of Despair'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Bloodrock Cyclops', 'Goblin Brigand', 'Juggernaut'] },
      { as: 'A', refused: ['Juggernaut'] },
      { as: 'A', attack: ['Goblin Brigand', 'Juggernaut'] },
      { expect: { attacking: ['Goblin Brigand', 'Juggernaut'] }, id: 'two of three' },
    ],
    shows: [
      { glossary: 'Restriction', edition: '2006-10', by: 'two of three' },
      ...across('two of three', '500.4', '508.1d', '508.1d', '508.1d'),
    ],
  },
  {
    name: 'A tapped creature need not attack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [{ card: 'Bloodrock Cyclops', tapped: true }, 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Bloodrock Cyclops': [], 'Grizzly Bears': ['B'] } } },
      { as: 'A', attack: [] },
      { expect: { attacking: [] }, id: 'exempt' },
    ],
    shows: across('exempt', '500.2', '508.1d', null, null),
  },
  {
    name: 'Nobody has to pay so that a creature attacks',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Bloodrock Cyclops', 'Mountain ×2'] }, B: { battlefield: ['Propaganda'] } },
    },
    script: [{ until: 'declareAttackers' }, { as: 'A', attack: [] }, { expect: { attacking: [] }, id: 'unpaid' }],
    shows: across('unpaid', '500.2', '508.1d', '508.1d', '508.1d'),
  },
  {
    name: 'One that must attack and cannot alone: whether another has to come along',
    editions: [...ALL],
    cards: {
      'Restless Tribe': { cost: '{R}', type: 'Enchantment', text: 'Goblins you control attack each combat if able.' },
    },
    position: { sides: { A: { battlefield: ['Mogg Flunkies', 'Hill Giant', 'Restless Tribe'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Mogg Flunkies'] },
      { as: 'A', refused: [], in: [...SINCE_2009] },
      { as: 'A', refused: ['Hill Giant'], in: [...SINCE_2009] },
      { as: 'A', attack: ['Mogg Flunkies', 'Hill Giant'], in: [...SINCE_2009] },
      { expect: { attacking: ['Mogg Flunkies', 'Hill Giant'] }, in: [...SINCE_2009], id: 'both' },
      // what a creature without a requirement could do is not considered
      { as: 'A', attack: [], in: ['2006-10'] },
      { expect: { attacking: [] }, in: ['2006-10'], id: 'neither' },
    ],
    shows: [
      { rule: '500.5', edition: '2006-10', by: 'neither' },
      ...across('both', null, '508.1d', '508.1d', '508.1d'),
    ],
  },
  {
    name: 'A cost to attack is the sum for all attackers, paid whole',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain ×3'] }, B: { battlefield: ['Propaganda'] } },
    },
    script: [
      { until: 'declareAttackers' },
      // three lands pay for one of them, not for two
      { as: 'A', refused: ['Grizzly Bears', 'Hill Giant'] },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'endCombat' },
      {
        expect: { life: { B: 17 }, tapped: { Mountain: true, 'Mountain 2': true, 'Mountain 3': false } },
        id: 'two for one',
      },
    ],
    shows: [
      ...across('two for one', '308.2d', '508.1g', '508.1g', '508.1h'),
      ...across('two for one', '308.2e', '508.1h', '508.1h', '508.1i'),
      ...across('two for one', '308.2f', '508.1i', '508.1i', '508.1j'),
    ],
  },
  {
    name: 'No more than two attack that player, however many could',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Storm Crow'] }, B: { battlefield: ['Crawlspace'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Grizzly Bears', 'Hill Giant', 'Storm Crow'] },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { expect: { attacking: ['Grizzly Bears', 'Hill Giant'] }, id: 'two' },
    ],
    shows: across('two', '500.1', '508.1c', '508.1c', '508.1c'),
  },
  {
    name: 'Creatures that have just come do not attack',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: [{ card: 'Hill Giant', sick: true }, 'Grizzly Bears', 'Glorious Anthem'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': [], 'Grizzly Bears': ['B'], 'Glorious Anthem': [] } }, id: 'new' },
    ],
    shows: [
      ...across('new', '308.2a', '508.1a', '508.1a', '508.1a'),
      ...across('new', null, '506.3', '506.3', '506.3'),
    ],
  },
  {
    name: 'Attacking a planeswalker or its controller',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 5 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['B', 'Ajani Goldmane'] } }, id: 'either' },
      { as: 'A', attack: { 'Hill Giant': 'Ajani Goldmane', 'Grizzly Bears': 'B' } },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, counters: { 'Ajani Goldmane': { loyalty: 2 } } }, id: 'announced' },
    ],
    shows: [
      ...across('either', null, '506.2', '506.2', '506.2'),
      ...across('announced', null, '508.1b', '508.1b', '508.1b'),
      ...across('announced', null, '510.1b', '510.1b', '510.1b'),
    ],
  },
  {
    name: 'A cost to attack a player says nothing of the planeswalkers, unless it names them',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Plains'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 5 } }, 'Propaganda', "Norn's Annex"] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: { 'Hill Giant': 'B' } },
      { as: 'A', attack: { 'Hill Giant': 'Ajani Goldmane' } },
      { as: 'A', answer: '{W}' },
      { until: 'endCombat' },
      {
        expect: { counters: { 'Ajani Goldmane': { loyalty: 2 } }, life: { A: 20 }, tapped: { Plains: true } },
        id: 'one of two',
      },
    ],
  },
  {
    name: 'Goaded: it has to attack until the next turn of whoever goaded it',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Island ×2'], hand: ['Jeering Homunculus'] }, B: { battlefield: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Jeering Homunculus' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'B', refused: [] },
      { as: 'B', attack: ['Grizzly Bears'] },
      { expect: { attacking: ['Grizzly Bears'] }, id: 'attacks' },
    ],
    shows: [
      { rule: '701.15a', edition: '2026-02', by: 'attacks' },
      { rule: '701.15b', edition: '2026-02', by: 'attacks' },
    ],
  },
  {
    name: 'Goaded among several players: somebody other than who goaded it',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Jeering Homunculus'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: {},
      },
    },
    script: [
      { as: 'A', cast: 'Jeering Homunculus' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Grizzly Bears': ['A', 'C'] } } },
      { as: 'B', refused: { 'Grizzly Bears': 'A' } },
      { as: 'B', attack: { 'Grizzly Bears': 'C' } },
      { until: 'endCombat' },
      { expect: { life: { A: 20, B: 20, C: 18 } }, id: 'the other' },
    ],
    shows: [{ rule: '701.15b', edition: '2026-02', by: 'the other' }],
  },
];
