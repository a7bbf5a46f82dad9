import { expect, test } from 'vitest';
import { type CardDefinition, createGame } from '../index.ts';
import type { Game } from '../running/game.ts';
import { SLOTS, slotOf } from '../state/ids.ts';
import type { GameObject, GameState, WritableObject } from '../state/state.ts';
import { unsoundness } from './state.ts';

const bear: CardDefinition = {
  key: 'test:bear',
  name: 'Bear',
  layout: 'normal',
  faces: [
    {
      name: 'Bear',
      manaCost: [],
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};
const deck = Array.from({ length: 3 }, () => ({ def: bear.key, name: bear.name }));

/** A game of two players; the first has a Bear and another that is attached to it. */
function game(): Game {
  const permanent = { name: 'Bear', def: bear.key, player: 0, zone: 'battlefield' } as const;
  const made = createGame({
    seed: 1,
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    definitions: [bear],
    startingPlayer: 0,
    position: { objects: [permanent, permanent, { ...permanent, zone: 'library' }] },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const [host = 0, other = 0] = made.game.state.battlefield;
  objectAt(made.game.state, other).attachedTo = host;
  return made.game;
}

function objectAt({ objects }: GameState, id: number | undefined): WritableObject {
  const object = objects[slotOf(id ?? 0)];
  if (object == null) throw new Error('there is no such object');
  return object;
}

const bears = (state: GameState): [GameObject, GameObject] => [
  objectAt(state, state.battlefield[0]),
  objectAt(state, state.battlefield[1]),
];
const topCard = (state: GameState): GameObject => objectAt(state, state.players[0]?.library[0]);

const slots = ({ objects }: GameState, count: number): void => {
  while (objects.length < count) objects.push(null);
};

type Change = (state: GameState) => unknown;
const set = (of: object | undefined | null, fields: object): void => void Object.assign(of ?? {}, fields);

test.each<[string, Change]>([
  ['as it is', () => null],
  ['all have passed', ({ priority, players }) => set(priority, { passes: players.length })],
  ['nobody has passed', ({ priority }) => set(priority, { passes: 0 })],
  ['no turn has begun', ({ turn }) => set(turn, { number: 0, begun: 0 })],
  ['a second turn', ({ turn }) => set(turn, { number: 2, begun: 2 })],
  ['a player has counters', ({ players }) => set(players[0], { counters: { poison: 0, energy: 1 } })],
  [
    'a player has played a land and taken a mulligan',
    ({ players }) => set(players[0], { landsPlayed: 1, mulligans: 1 }),
  ],
  ['a range for everybody', ({ options, players }) => set(options, { range: players.map(() => 1) })],
  ['nobody is the monarch', (state) => set(state, { monarch: -1, initiative: -1 })],
  ['a player is the monarch', (state) => set(state, { monarch: 1, initiative: 1 })],
  ['a slot is free', (state) => state.free.push(SLOTS - 1)],
  ['all slots are taken', (state) => slots(state, SLOTS)],
  [
    'an object has damage, counters and its other face',
    (state) => set(bears(state)[0], { damage: 1, face: 1, counters: { '+1/+1': 0, charge: 2 } }),
  ],
  ['a permanent is several cards', (state) => set(bears(state)[0], { components: [] })],
  [
    'a card outside the game lies nowhere',
    (state) => {
      const [bear] = bears(state);
      set(bears(state)[1], { attachedTo: 0 });
      (bear as WritableObject).zone = 'outside';
      state.battlefield.splice(0, 1);
    },
  ],
  ['a main game that is sound', (state) => set(state, { main: { state: game().state } })],
  [
    'a creature attacks and another blocks',
    (state) =>
      set(state, { combat: { attackers: [{ id: state.battlefield[0] }], blockers: [{ id: state.battlefield[1] }] } }),
  ],
])('nothing is wrong where %s', (_, change) => {
  const { state, definitions } = game();
  change(state);
  expect(unsoundness(state, definitions)).toEqual([]);
});

test.each<[string, Change]>([
  ['the random source is none', ({ random }) => set(random, { key: '12' })],
  ['the random source is none', ({ random }) => set(random, { counter: -1 })],
  ['there are 1 players', ({ players }) => (players.length = 1)],
  ['player 1 has the id 0', ({ players }) => set(players[1], { id: 0 })],
  ['player 1 has -1 poison counters', ({ players }) => set(players[1], { counters: { poison: -1 } })],
  ['player 1 has played -1 lands', ({ players }) => set(players[1], { landsPlayed: -1 })],
  ['player 1 has taken -1 mulligans', ({ players }) => set(players[1], { mulligans: -1 })],
  ['the active player is player 2', ({ turn }) => set(turn, { active: 2 })],
  ['the active player is player -1', ({ turn }) => set(turn, { active: -1 })],
  ['the starting player is player 2', ({ turn }) => set(turn, { startingPlayer: 2 })],
  ['who took the last turn is player 2', ({ turn }) => set(turn, { lastInOrder: 2 })],
  ['who controls the turn is player 2', ({ turn }) => set(turn, { controller: 2 })],
  ['the monarch is player 2', (state) => set(state, { monarch: 2 })],
  ['who has the initiative is player 2', (state) => set(state, { initiative: 2 })],
  ['who has priority is player 2', ({ priority }) => set(priority, { player: 2 })],
  ['-1 players have passed', ({ priority }) => set(priority, { passes: -1 })],
  ['3 players have passed', ({ priority }) => set(priority, { passes: 3 })],
  ['it is turn -1 of 1', ({ turn }) => set(turn, { number: -1, begun: 1 })],
  ['it is turn 1 of -1', ({ turn }) => set(turn, { number: 1, begun: -1 })],
  ['not everybody has a range', ({ options }) => set(options, { range: [1] })],
  ['the holder of a turn marker is player 2', (state) => set(state, { markers: [{ holder: 2 }] })],
])('of the seats: %s', (fault, change) => {
  const { state, definitions } = game();
  change(state);
  expect(unsoundness(state, definitions).slice(0, 1)).toEqual([fault]);
});

test.each<[string, Change]>([
  ['a slot is free twice', (state) => state.free.push(SLOTS - 1, SLOTS - 1)],
  [`there are ${SLOTS + 1} slots`, (state) => slots(state, SLOTS + 1)],
  ['slot S is free and has an object', (state) => state.free.push(slotOf(bears(state)[0].id))],
  ['object I is owned by player 2 and controlled by player 0', (state) => set(bears(state)[0], { owner: 2 })],
  ['object I is owned by player 0 and controlled by player 2', (state) => set(bears(state)[0], { controller: 2 })],
  ['object I has the definition nothing, which is not there', (state) => set(bears(state)[0], { def: 'nothing' })],
  ['object I has -1 damage', (state) => set(bears(state)[0], { damage: -1 })],
  ['object I has face -1', (state) => set(bears(state)[0], { face: -1 })],
  ['object I has -1 charge counters', (state) => set(bears(state)[0], { counters: { charge: -1 } })],
  ['object I lies in battlefield and says it is in exile', (state) => set(bears(state)[0], { zone: 'exile' })],
  ['object I is in two places', (state) => state.battlefield.push(bears(state)[0].id)],
  ['exile holds 4, which does not exist', (state) => state.exile.push(4 << 14)],
  [
    'object I lies in exile and says it is in battlefield',
    (state) => state.exile.push(...state.battlefield.splice(0, 1)),
  ],
  [
    'object I lies in ante and says it is in battlefield',
    (state) => state.ante.push(...state.battlefield.splice(0, 1)),
  ],
  [
    'object I lies in command and says it is in battlefield',
    (state) => state.command.push(...state.battlefield.splice(0, 1)),
  ],
  ['object I says it is in battlefield and lies nowhere', (state) => state.battlefield.splice(0, 1)],
  ['nothing is to be done next', (state) => (state.agenda = [])],
])('of objects and zones: %s', (fault, change) => {
  const { state, definitions } = game();
  const [{ id }] = bears(state);
  change(state);
  const said = fault.replace(/^exile holds 4/, `exile holds ${4 << 14}`);
  expect(unsoundness(state, definitions)).toEqual([said.replace(/\bI\b/, `${id}`).replace(/\bS\b/, `${slotOf(id)}`)]);
});

test('an object on the stack knows how it got there, and is one card', () => {
  const { state, definitions } = game();
  const [card, id] = [topCard(state), topCard(state).id];
  state.players[0]?.library.shift();
  (card as WritableObject).zone = 'stack';
  state.stack.push(id);
  expect(unsoundness(state, definitions)).toEqual([`object ${id} is on the stack and does not know how it got there`]);
  set(card, { stack: {}, components: [] });
  expect(unsoundness(state, definitions)).toEqual([`object ${id} is several cards in stack`]);
});

test('a card lies in a zone of its owner', () => {
  for (const zone of ['library', 'hand', 'graveyard'] as const) {
    const { state, definitions } = game();
    const card = topCard(state);
    const [a, b] = state.players;
    a?.library.shift();
    (card as WritableObject).zone = zone;
    b?.[zone].push(card.id);
    expect(unsoundness(state, definitions)).toEqual([`object ${card.id} of player 0 lies in ${zone} of player 1`]);
    b?.[zone].pop();
    a?.[zone].push(card.id);
    expect(unsoundness(state, definitions)).toEqual([]);
  }
});

test('an object lies in the slot of its id', () => {
  const { state, definitions } = game();
  state.objects.push(state.objects[slotOf(bears(state)[0].id)] ?? null);
  expect(unsoundness(state, definitions)).toEqual([
    `object ${bears(state)[0].id} lies in slot ${state.objects.length - 1}`,
  ]);
});

test('what is attached lies on the battlefield', () => {
  const { state, definitions } = game();
  const card = topCard(state);
  set(card, { attachedTo: state.battlefield[0] });
  expect(unsoundness(state, definitions)).toEqual([`object ${card.id} is attached in library`]);
});

test('what fights is there', () => {
  const { state, definitions } = game();
  const gone = 7 << 14;
  set(state, { combat: { attackers: [{ id: gone }], blockers: [] } });
  expect(unsoundness(state, definitions)).toEqual([`${gone} attacks and is gone`]);
  set(state, { combat: { attackers: [], blockers: [{ id: gone }] } });
  expect(unsoundness(state, definitions)).toEqual([`${gone} blocks and is gone`]);
});

test('what is wrong with the main game of a subgame is said of it', () => {
  const { state, definitions } = game();
  const main = game().state;
  set(main, { agenda: [] });
  set(state, { main: { state: main } });
  expect(unsoundness(state, definitions)).toEqual(['main game: nothing is to be done next']);
});
