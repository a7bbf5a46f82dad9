/** Turn markers: which turns there are, who gets priority in which, and where a marker goes. 2006: 608 · 2009: 808 · 2011, 2026: 807 */
import { expect, test } from 'vitest';
import { EDITIONS, type EditionName } from '../state/names.ts';
import { createGame } from '../game.ts';
import type { Game } from '../running/game.ts';
import type { TurnMarker } from '../state/state.ts';
import {
  getsPriority,
  inEachTurn,
  moveOn,
  oldestTurn,
  passMarker,
  settleMarkers,
  takesAnotherTurn,
  turnsOf,
} from './grand-melee.ts';

const NEWEST: EditionName = '2026-02';

/** So many players sit in a circle, in the first main phase of the turns of the first and of every fourth. */
function melee(
  edition: EditionName = NEWEST,
  players = 8,
  variant: 'grand-melee' | 'free-for-all' = 'grand-melee',
): Game {
  const made = createGame({
    edition,
    seed: 1,
    players: Array.from({ length: players }, (_, n) => ({ name: `Player ${n}`, deck: [] })),
    definitions: [],
    variant,
    position: { active: 0, step: 'main1', objects: [] },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.game;
}
const markers = (game: Game): [number, boolean, boolean][] =>
  game.state.markers.map(({ holder, taking, due }) => [holder, taking, due]);
const change = (game: Game, at: number, to: Partial<TurnMarker>): void =>
  void Object.assign(game.state.markers[at] as TurnMarker, to);
const extraTurn = (player: number): Game['state']['turn']['extraTurns'][number] => ({ id: 1, player }) as never;

test.each([
  [7, [0]],
  [8, [0, 4]],
  [11, [0, 4]],
  [12, [0, 4, 8]],
])('of %i players those take turns: %j', (players, holders) => {
  const game = melee(NEWEST, players);
  expect(turnsOf(game.state)).toEqual(holders.map((player) => ({ player, step: 'main1', stack: [] })));
  const numbers = game.state.markers.map(({ aside }) => (aside?.turn ?? game.state.turn).number);
  expect(new Set(numbers).size).toBe(holders.length);
  expect(oldestTurn(game.state)).toBe(Math.min(...numbers));
});

test.each([
  [0, true, false],
  [4, true, true],
  [4, false, false],
  [1, true, false],
])(
  'player %i, where the turn of the fifth goes on (%s), is in the middle of one that lies aside: %s',
  (player, taking, expected) => {
    const game = melee();
    change(game, 1, { taking });
    expect(takesAnotherTurn(game.state, player)).toBe(expected);
  },
);

test('something is done in each turn, and the present one is attended to again', () => {
  const game = melee();
  const seen: number[] = [];
  inEachTurn(game, () => seen.push(game.state.turn.active));
  expect([seen, game.state.turn.active, game.state.markers.map(({ aside }) => aside === null)]).toEqual([
    [0, 4],
    0,
    [true, false],
  ]);
});

test('where there are no markers it is done once', () => {
  const game = melee(NEWEST, 8, 'free-for-all');
  let times = 0;
  inEachTurn(game, () => times++);
  expect(times).toBe(1);
});

test.each<[EditionName, 'pass' | 'step' | 'waiting', number]>([
  ['2006-10', 'pass', 0],
  ['2006-10', 'step', 4],
  ['2006-10', 'waiting', 4],
  [NEWEST, 'pass', 4],
  [NEWEST, 'step', 0],
  [NEWEST, 'waiting', 4],
])('in %s after a %s the turn goes on of player %i', (edition, after, expected) => {
  const game = melee(edition);
  game.state.unsettled = false;
  moveOn(game, after);
  expect(game.state.turn.active).toBe(expected);
  // what is seen there may call for state-based actions
  expect([game.state.unsettled, game.derived === null]).toEqual(expected === 4 ? [true, true] : [false, false]);
});

test.each<[EditionName, number[]]>([
  ['2006-10', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['2009-10', [0, 1, 7]],
  ['2011-09', [0, 1, 7]],
  [NEWEST, [0, 1, 7]],
])('in %s those get priority in the first turn: %j', (edition, expected) => {
  const game = melee(edition);
  const players = game.state.players.map(({ id }) => id);
  expect(players.filter((player) => getsPriority(game, player))).toEqual(expected);
  for (const player of game.state.players) player.left = player.id === 1;
  expect(players.filter((player) => getsPriority(game, player))).toEqual(expected.filter((player) => player !== 1));
});

test('everybody gets it in another variant', () => {
  const game = melee(NEWEST, 8, 'free-for-all');
  expect(game.state.players.every(({ id }) => getsPriority(game, id))).toBe(true);
});

/** The first turn is over. */
function over(edition: EditionName, prepare: (game: Game) => void = () => undefined): Game {
  const game = melee(edition);
  prepare(game);
  passMarker(game);
  return game;
}
test.each<[EditionName, (game: Game) => void, [number, boolean, boolean][]]>([
  // the next player has another marker among the three to the left
  [
    '2006-10',
    () => undefined,
    [
      [0, false, false],
      [4, true, false],
    ],
  ],
  [
    '2009-10',
    () => undefined,
    [
      [0, false, false],
      [4, true, false],
    ],
  ],
  [
    '2011-09',
    () => undefined,
    [
      [1, false, true],
      [4, true, false],
    ],
  ],
  [
    NEWEST,
    () => undefined,
    [
      [1, false, true],
      [4, true, false],
    ],
  ],
  // with that one further on there is room
  ...EDITIONS.map((edition): [EditionName, (game: Game) => void, [number, boolean, boolean][]] => [
    edition,
    (game) => change(game, 1, { holder: 5 }),
    [
      [1, true, false],
      [5, true, false],
    ],
  ]),
  // an extra turn keeps the marker; later editions ask whether another is too close
  ...EDITIONS.map((edition): [EditionName, (game: Game) => void, [number, boolean, boolean][]] => [
    edition,
    (game) => {
      change(game, 1, { holder: 4 });
      game.state.turn.extraTurns = [extraTurn(0)];
    },
    [
      [0, true, false],
      [4, true, false],
    ],
  ]),
])('in %s the marker of a turn that is over goes on, or waits', (edition, prepare, expected) => {
  expect(markers(over(edition, prepare))).toEqual(expected);
});

test.each<EditionName>(['2006-10', '2009-10'])(
  'where everybody waits for the next, all markers are passed at once (%s)',
  (edition) => {
    const game = over(edition, (before) => change(before, 1, { taking: false, due: false }));
    expect(markers(game).map(([holder]) => holder)).toEqual([1, 5]);
  },
);

test('mana is gone as a turn is over', () => {
  const mana = { type: 'G', source: 0, snow: false, by: null, keep: false } as never;
  const game = over(NEWEST, ({ state }) => state.players.forEach((player) => player.mana.push(mana)));
  expect(game.state.players.map((player) => player.mana.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('mana stays where no turn has ended', () => {
  const mana = { type: 'G', source: 0, snow: false, by: null, keep: false } as never;
  const game = over(NEWEST, (before) => {
    change(before, 0, { taking: false, due: true });
    before.state.players[3]?.mana.push(mana);
  });
  expect(game.state.players[3]?.mana.length).toBe(1);
});

test.each<[string, Partial<TurnMarker>[], number[], number[]]>([
  ['fewer players need fewer markers: one is designated', [{}, {}], [1], [0, 4]],
  ['one that is not being taken is removed', [{}, { taking: false }], [5], [0]],
  [
    'what it is designated for beyond that passes on to the right',
    [{}, { taking: false }, { taking: false, removals: 2 }],
    [],
    [0],
  ],
])('players have left: %s', (_, states, left, expected) => {
  const game = melee(NEWEST, states.length * 4);
  states.forEach((state, at) => change(game, at, state));
  for (const player of left) (game.state.players[player] as { left: boolean }).left = true;
  settleMarkers(game, left);
  expect(game.state.markers.map(({ holder }) => holder)).toEqual(expected);
});
