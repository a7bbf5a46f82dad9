/** Subgames. 2006: 506 · 2009: 712 · 2011: 715 · 2026: 728 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

/** Both keep their opening hands of the game that has just been set up; with this seed A goes first in it. */
const KEEP = [
  { as: 'A', answer: false, kind: 'mulligan' },
  { as: 'B', answer: false, kind: 'mulligan' },
] as const;

export const subgames: readonly ScenarioInput[] = [
  {
    name: 'A subgame is a game of its own, and the main game goes on where it stopped',
    editions: [...ALL],
    position: {
      sides: {
        A: { life: 9, battlefield: ['Plains ×2', 'Grizzly Bears'], hand: ['Shahrazad', 'Forest'] },
        B: { life: 7, poison: 3, battlefield: ['Swamp'] },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      {
        expect: { subgame: 1, life: { A: 20, B: 20 }, poison: { B: 0 }, hand: { A: 7, B: 7 }, library: { A: 3, B: 3 } },
        id: 'new',
      },
      {
        expect: { zone: { 'Grizzly Bears': 'none', Forest: 'none', Swamp: 'none', Shahrazad: 'none' } },
        id: 'outside',
      },
      ...KEEP,
      { expect: { turn: 1, active: 'A', step: 'upkeep' } },
      { concede: 'B' },
      {
        expect: {
          subgame: 0,
          result: null,
          life: { A: 9, B: 3 },
          poison: { B: 3 },
          step: 'main1',
          turn: 5,
          zone: { 'Grizzly Bears': 'battlefield', Forest: 'hand', Shahrazad: 'graveyard' },
        },
        id: 'resumed',
      },
      { expect: { library: { A: 10, B: 10 }, hand: { A: 1, B: 0 } }, id: 'returned' },
    ],
    shows: [
      { rule: '506.1', edition: '2006-10', by: 'resumed' },
      { rule: '506.5', edition: '2006-10', by: 'outside' },
      { rule: '506.6', edition: '2006-10', by: 'returned' },
      { rule: '712.1a', edition: '2009-10', by: 'resumed' },
      { rule: '712.2', edition: '2009-10', by: 'new' },
      { rule: '712.5', edition: '2009-10', by: 'returned' },
      { rule: '715.1a', edition: '2011-09', by: 'resumed' },
      { rule: '715.2', edition: '2011-09', by: 'new' },
      { rule: '715.5', edition: '2011-09', by: 'returned' },
      { rule: '728.1a', edition: '2026-02', by: 'resumed' },
      { rule: '728.2', edition: '2026-02', by: 'new' },
      { rule: '728.5', edition: '2026-02', by: 'returned' },
    ],
  },
  {
    name: 'Who brings fewer than seven cards loses the subgame in its first upkeep, mulligan or not',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2'], hand: ['Shahrazad'] },
        B: { life: 15, library: ['Swamp ×6'], battlefield: ['Platinum Angel'] },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { hand: { B: 6 }, subgame: 1, result: null } },
      { as: 'B', answer: true },
      { as: 'B', answer: false },
      { as: 'B', answer: ['Swamp'], kind: 'bottom', in: ['2026-02'] },
      { expect: { subgame: 0, life: { A: 20, B: 7 }, library: { B: 6 } }, id: 'short' },
    ],
    shows: [
      { rule: '506.3a', edition: '2006-10', by: 'short' },
      { rule: '712.3', edition: '2009-10', by: 'short' },
      { rule: '712.4', edition: '2009-10', by: 'short' },
      { rule: '715.3', edition: '2011-09', by: 'short' },
      { rule: '715.4', edition: '2011-09', by: 'short' },
      { rule: '728.3', edition: '2026-02', by: 'short' },
      { rule: '728.4', edition: '2026-02', by: 'short' },
    ],
  },
  {
    name: 'What an effect does in the main game means nothing in the subgame, nor the other way round',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Swamp', 'Glorious Anthem'],
          hand: ['Shahrazad'],
          library: ['Ornithopter', 'Plains ×6'],
        },
        B: { poison: 3 },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      { expect: { poison: { B: 0 } }, id: 'counters' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Ornithopter' },
      { until: 'resolved' },
      { expect: { subgame: 1, zone: { Ornithopter: 'battlefield' }, pt: { Ornithopter: '0/2' } }, id: 'plain' },
      { concede: 'A' },
      {
        expect: { subgame: 0, life: { A: 10, B: 20 }, poison: { B: 3 }, zone: { Ornithopter: 'library' } },
        id: 'ended',
      },
    ],
    shows: [
      { rule: '506.4', edition: '2006-10', by: 'ended' },
      { glossary: 'Subgame', edition: '2006-10', by: 'plain' },
      { rule: '712.1b', edition: '2009-10', by: 'plain' },
      { rule: '715.1b', edition: '2011-09', by: 'plain' },
      { rule: '728.1b', edition: '2026-02', by: 'plain' },
      { rule: '728.4b', edition: '2026-02', by: 'counters' },
    ],
  },
  {
    name: 'A card exiled in a subgame',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2'], hand: ['Shahrazad'], library: ['Elvish Spirit Guide', 'Forest ×6'] } },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { as: 'A', tap: 'Elvish Spirit Guide' },
      { expect: { zone: { 'Elvish Spirit Guide': 'exile' } } },
      { concede: 'A' },
      {
        expect: { subgame: 0, zone: { 'Elvish Spirit Guide': 'exile' }, library: { A: 6 } },
        in: ['2006-10'],
        id: 'stays',
      },
      {
        expect: { subgame: 0, zone: { 'Elvish Spirit Guide': 'library' }, library: { A: 7 } },
        in: ['2009-10', '2011-09', '2026-02'],
        id: 'returns',
      },
    ],
    shows: [
      { rule: '506.6', edition: '2006-10', by: 'stays' },
      { rule: '712.5', edition: '2009-10', by: 'returns' },
      { rule: '715.5', edition: '2011-09', by: 'returns' },
      { rule: '728.5', edition: '2026-02', by: 'returns' },
    ],
  },
  {
    name: 'A subgame within a subgame; nobody wins the inner one',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2'],
          hand: [{ card: 'Shahrazad', label: 'Outer' }],
          library: ['Black Lotus', { card: 'Shahrazad', label: 'Inner' }, 'Plains ×5'],
        },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Outer' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Black Lotus' },
      { until: 'resolved' },
      { as: 'A', tap: 'Black Lotus', costs: ['W'] },
      { as: 'A', cast: 'Inner' },
      { until: 'resolved' },
      { expect: { subgame: 2, hand: { A: 0, B: 3 }, zone: { 'Black Lotus': 'none' } }, id: 'inner' },
      ...KEEP,
      {
        expect: { subgame: 1, life: { A: 10, B: 10 }, zone: { Inner: 'graveyard', 'Black Lotus': 'graveyard' } },
        id: 'middle',
      },
      { concede: 'A' },
      {
        expect: { subgame: 0, life: { A: 10, B: 20 }, library: { A: 7, B: 10 }, zone: { Inner: 'library' } },
        id: 'outer',
      },
    ],
    shows: [
      { rule: '506.7', edition: '2006-10', by: 'middle' },
      { rule: '712.6', edition: '2009-10', by: 'middle' },
      { rule: '715.6', edition: '2011-09', by: 'middle' },
      { rule: '728.6', edition: '2026-02', by: 'middle' },
    ],
  },
  {
    name: 'A library goes to a subgame face down by way of being removed from the game',
    editions: [...ALL],
    cards: {
      Witness: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'triggered',
            event: {
              on: 'move',
              what: { is: 'ownedBy', player: { who: 'opponents' } },
              from: ['library'],
              to: ['exile'],
            },
            body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 1 }] },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Witness'], hand: ['Shahrazad'] },
        B: { library: ['Swamp'] },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { subgame: 1, stack: [] }, id: 'waiting' },
      { as: 'B', answer: false },
      { expect: { subgame: 0, stack: ['Witness'] }, in: ['2006-10'], id: 'exiled' },
      { expect: { subgame: 0, stack: [] }, in: ['2009-10', '2011-09', '2026-02'], id: 'direct' },
    ],
    shows: [
      { rule: '506.2', edition: '2006-10', by: 'waiting' },
      { rule: '506.3', edition: '2006-10', by: 'exiled' },
      { rule: '712.2', edition: '2009-10', by: 'direct' },
    ],
  },
];
