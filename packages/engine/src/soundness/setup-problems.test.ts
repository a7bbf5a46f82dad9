import { expect, test } from 'vitest';
import type { Position, Setup } from '../setup/description.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { setupProblems } from './setup-problems.ts';

const card = { def: 'test:bear', name: 'Bear' };
const deck = (count: number): Setup['players'][number]['deck'] => Array.from({ length: count }, () => card);
const setup: Setup = {
  seed: 0.5,
  players: [
    { name: 'A', deck: deck(2) },
    { name: 'B', deck: deck(2) },
  ],
  definitions: [],
};
const problems = (change: Partial<Setup>): string[] =>
  setupProblems({ ...setup, ...change }).errors.map(({ message }) => message);
const player = (cards: number, sideboard: number): Setup['players'][number] => ({
  name: 'A',
  deck: deck(cards),
  sideboard: deck(sideboard),
});
const bear = { ...card, player: 0, zone: 'battlefield' } as const;
const position = (fields: Partial<Position>): Partial<Setup> => ({ position: { objects: [], ...fields } });
const object = (fields: Partial<Position['objects'][number]>): Partial<Setup> =>
  position({ objects: [{ ...bear, ...fields }] });

const LARGEST = 1_000_000_000;
const between = (what: string, n: number, least = 0): string =>
  `${what} is ${n}, and must be from ${least} to ${LARGEST}.`;

test.each<[string, Partial<Setup>]>([
  ['two players', {}],
  ['sixteen players', { players: Array.from({ length: 16 }, () => player(0, 0)) }],
  ['as many cards as there is room for', { players: [player(15_000, 360), player(0, 0)] }],
  ['a random starting player', { startingPlayer: 'random' }],
  ['the second player to go first', { startingPlayer: 1 }],
  ['a position with nothing in it', position({})],
  ['seats that are there', position({ active: 1, monarch: 1, initiative: 0 })],
  ['the first turn', position({ turn: 1 })],
  ['the last number there is', position({ turn: LARGEST })],
  ['the least life', position({ life: [-LARGEST, LARGEST] })],
  ['life of the second player alone', position({ life: [null, 20] })],
  ['no poison', position({ poison: [0, 0] })],
  ['counters of players', position({ counters: [{ energy: 0 }, { energy: 2 }] })],
  ['an object of the second player', object({ player: 1, controller: 0, protector: 1 })],
  ['no damage and no counters', object({ damage: 0, counters: { charge: 0 } })],
  ['as many keyword counters as can be kept', object({ counters: { flying: 1024 } })],
])('nothing is wrong with %s', (_, change) => {
  expect(problems(change)).toEqual([]);
});

test.each<[string, Partial<Setup>]>([
  ['A game needs at least two players.', { players: setup.players.slice(1) }],
  ['A game has at most 16 players.', { players: Array.from({ length: 17 }, () => player(0, 0)) }],
  ['A game has at most 15360 cards; these are 15361.', { players: [player(15_000, 361), player(0, 0)] }],
  ['A game has at most 15360 cards; these are 15360.', { players: [player(15_000, 360), player(0, 0)], ...object({}) }],
  ['Player 2 cannot go first: players are 0 to 1.', { startingPlayer: 2 }],
  ['active: there is no player 2.', position({ active: 2 })],
  ['monarch: there is no player 2.', position({ monarch: 2 })],
  ['initiative: there is no player 2.', position({ initiative: 2 })],
  [between('turn', 0, 1), position({ turn: 0 })],
  [between('turn', LARGEST + 1, 1), position({ turn: LARGEST + 1 })],
  ['life is for more players than there are.', position({ life: [20, 20, 20] })],
  ['poison is for more players than there are.', position({ poison: [0, 0, 0] })],
  ['counters is for more players than there are.', position({ counters: [{}, {}, {}] })],
  [between('life', -LARGEST - 1, -LARGEST), position({ life: [null, -LARGEST - 1] })],
  [between('poison', -1), position({ poison: [0, -1] })],
  [between('the number of energy counters of a player', -1), position({ counters: [{ energy: -1 }] })],
  ['Bear: there is no player 2.', object({ player: 2 })],
  ['Bear: there is no player 2.', object({ controller: 2 })],
  ['Bear: there is no player 2.', object({ protector: 2 })],
  [between('the damage of Bear', -1), object({ damage: -1 })],
  [between('the number of charge counters of Bear', -1), object({ counters: { charge: -1 } })],
  [
    'the number of flying counters of Bear is 1025, and must be from 0 to 1024.',
    object({ counters: { flying: 1025, charge: 1025 } }),
  ],
])('says what is wrong, and nothing else: %s', (wrong, change) => {
  expect(problems(change)).toEqual([wrong]);
});

test.each([null, undefined, 7, {}])('definitions are a list, and %s is none', (definitions) => {
  expect(problems({ definitions } as unknown as Setup)).toEqual(['definitions must be a list of definitions.']);
});

test('a definition is looked at once, and again where it was wrong', () => {
  const wrong = { key: 'k', name: 'K', layout: 'normal' };
  const given = { definitions: [wrong] } as unknown as Setup;
  const said = [expect.stringContaining('definitions[0].faces is missing')];
  expect(problems(given)).toEqual(said);
  expect(problems(given)).toEqual(said);
});

test('a card whose tokens are those of another is there with it', () => {
  const named = (key: string, effect: readonly Instruction[]): CardDefinition => ({
    key,
    name: key,
    layout: 'normal',
    faces: [
      {
        name: key,
        manaCost: null,
        supertypes: [],
        types: ['sorcery'],
        subtypes: [],
        abilities: [{ ability: 'spell', body: { effect } }],
      },
    ],
  });
  const caller = named('Caller', [{ do: 'createNamed', who: { who: 'you' }, count: 1, card: 'Called' }]);
  const said = expect.stringContaining('definitions[0] creates a token of the card “Called”');
  expect(problems({ definitions: [caller] })).toEqual([said]);
  expect(problems({ definitions: [caller, named('Called', [])] })).toEqual([]);
});
