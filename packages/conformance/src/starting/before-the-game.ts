/** What happens before the first turn: shuffling, the order of players, cards used from an opening hand. 2006: 101, 217.2a · 2009, 2011, 2026: 103 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const deck = { library: ['Forest ×20'] };
const mulligan = (as: string, answer: boolean) => ({ as, answer, kind: 'mulligan' });
const SINCE_2011 = ['2011-09', '2026-02'] as const;
const leyline = {
  'Leyline of Light': {
    cost: '{2}{W}{W}',
    type: 'Enchantment',
    text: 'If Leyline of Light is in your opening hand, you may begin the game with it on the battlefield.\nYou have hexproof.',
  },
};

export const beforeTheGame: readonly ScenarioInput[] = [
  {
    name: 'Decks are shuffled and become libraries',
    editions: [...ALL],
    seed: 1,
    position: { start: true, active: 'A', sides: { A: { library: ['Forest ×30', 'Swamp ×30'] }, B: deck } },
    script: [
      { expect: { hand: { A: 7 }, library: { A: 53, B: 13 } } },
      // the card that was at the bottom
      { expect: { zone: { 'Swamp 30': 'hand' } }, id: 'shuffled' },
      mulligan('A', false),
      mulligan('B', false),
    ],
    shows: [
      ...across('shuffled', '101.1', '103.1', '103.1', '103.3'),
      ...across('shuffled', '217.2a', null, null, null),
    ],
  },
  {
    name: 'The starting player chooses first before the game begins, and the others in turn order',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    position: { start: true, active: 'B', sides: { A: deck, B: deck, C: deck } },
    script: [
      { expect: { asks: { as: 'B', kind: 'mulligan' } } },
      mulligan('B', false),
      { expect: { asks: { as: 'C', kind: 'mulligan' } }, id: 'in turn order' },
      mulligan('C', false),
      mulligan('A', false),
      { expect: { turn: 1, active: 'B' } },
    ],
    shows: across('in turn order', null, null, null, '101.4e'),
  },
  {
    name: 'Cards that may begin the game on the battlefield do so once all have kept, the starting player’s first',
    editions: [...SINCE_2009],
    cards: leyline,
    position: {
      start: true,
      active: 'B',
      sides: { A: { library: ['Leyline of Light ×20'] }, B: { library: ['Leyline of Light ×20'] } },
    },
    script: [
      mulligan('B', true),
      { expect: { asks: { as: 'A', kind: 'mulligan' } } },
      mulligan('A', false),
      mulligan('B', false),
      { as: 'B', answer: [0], kind: 'bottom', in: ['2026-02'] },
      { expect: { asks: { as: 'B', kind: 'objects' } }, id: 'after mulligans' },
      { as: 'B', answer: [0] },
      { as: 'B', answer: [0] },
      { as: 'B', answer: [] },
      { expect: { asks: { as: 'A', kind: 'objects' } } },
      { as: 'A', answer: [] },
      {
        expect: { turn: 1, active: 'B', count: { 'Leyline of Light': 2 }, hand: { A: 7, B: 4 } },
        id: 'two of them',
      },
    ],
    shows: [
      ...across('after mulligans', null, '103.5', '103.5', '103.6'),
      ...across('two of them', null, null, '103.5a', '103.6a'),
    ],
  },
  {
    name: 'A card that may be revealed from an opening hand is, once, and does what it says',
    editions: [...SINCE_2011],
    cards: {
      'Chancellor of the Forge': {
        cost: '{4}{R}{R}{R}',
        type: 'Creature — Giant',
        text: 'You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, create a 1/1 red Goblin creature token with haste.',
        pt: '5/5',
      },
    },
    position: {
      start: true,
      active: 'A',
      sides: {
        A: deck,
        B: { library: ['Chancellor of the Forge', 'Forest', 'Swamp', 'Island', 'Plains', 'Mountain', 'Shock'] },
      },
    },
    script: [
      mulligan('A', false),
      mulligan('B', false),
      {
        expect: {
          asks: { as: 'B', kind: 'objects', offers: ['Chancellor of the Forge'] },
          sees: { A: { 'Chancellor of the Forge': null } },
        },
      },
      { as: 'B', answer: ['Chancellor of the Forge'] },
      {
        expect: {
          turn: 1,
          sees: { A: { 'Chancellor of the Forge': 'Chancellor of the Forge' } },
          stack: ['Chancellor of the Forge'],
        },
        id: 'once',
      },
      { until: 'resolved' },
      { expect: { controller: { Goblin: 'B' } }, in: ['2011-09'] },
      { expect: { controller: { 'Goblin Token': 'B' } }, in: ['2026-02'] },
    ],
    shows: across('once', null, null, '103.5b', '103.6b'),
  },
  {
    name: 'What may be done any time one could mulligan is done before saying whether to, in a later round too',
    editions: [...SINCE_2009],
    position: {
      start: true,
      active: 'A',
      sides: { A: { library: ['Serum Powder ×20'] }, B: deck },
    },
    script: [
      { expect: { asks: { as: 'A', kind: 'objects' }, hand: { A: 7 } }, id: 'before' },
      { as: 'A', answer: [] },
      mulligan('A', true),
      mulligan('B', false),
      { expect: { asks: { as: 'A', kind: 'objects' } } },
      { as: 'A', answer: [0] },
      { expect: { hand: { A: 6 }, library: { A: 8 } }, in: ['2009-10', '2011-09'], id: 'anew' },
      { expect: { hand: { A: 7 }, library: { A: 6 } }, in: ['2026-02'], id: 'anew today' },
      { as: 'A', answer: [] },
      mulligan('A', false),
      { as: 'A', answer: [0], kind: 'bottom', in: ['2026-02'] },
      { expect: { turn: 1 } },
    ],
    shows: [...across('anew', null, '103.4a', '103.4a', null), ...across('anew today', null, null, null, '103.5b')],
  },
  {
    name: 'Where teams share turns a team begins, whichever of its players was to go first, and uses its opening hands first',
    editions: [...SINCE_2011],
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    cards: leyline,
    position: {
      start: true,
      active: 'D',
      sides: {
        A: { library: ['Leyline of Light ×20'] },
        B: deck,
        C: { library: ['Leyline of Light ×20'] },
        D: deck,
      },
    },
    script: [
      { expect: { asks: { as: 'C', kind: 'mulligan' } }, id: 'a team' },
      mulligan('C', false),
      mulligan('D', false),
      mulligan('A', false),
      mulligan('B', false),
      { expect: { asks: { as: 'C', kind: 'objects' } }, id: 'its hands' },
      { as: 'C', answer: [] },
      { expect: { asks: { as: 'A', kind: 'objects' } } },
      { as: 'A', answer: [] },
      { expect: { turn: 1, active: 'C' } },
    ],
    shows: [
      ...across('a team', null, null, '103.2a', '103.1a'),
      ...across('its hands', null, null, '103.5c', '103.6c'),
    ],
  },
];
