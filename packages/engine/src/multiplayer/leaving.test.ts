/**
 * Who leaves the game with whom, what leaves with them, and when that decides it.
 * 2006: 102.2–102.4, 600.4a, 606.8, 607.5 · 2009: 104, 800.4a, 801.17, 806.8, 807.5 · 2011: 104, 800.4a, 801.17, 809.5, 810.8 · 2026: 104, 800.4a,
 * 801.15, 809.5, 810.8
 */
import { expect, test } from 'vitest';
import { card } from '../casting/table-in-tests.ts';
import { EDITIONS, type EditionName } from '../state/names.ts';
import { createGame } from '../game.ts';
import type { PositionObject } from '../setup/description.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import type { FloatingEffect, GameObject, PlayerState, Variant, WritableObject } from '../state/state.ts';
import { drawAround, endIfDecided, leaveGame } from './leaving.ts';

const NEWEST: EditionName = '2026-02';
const BEFORE_2009: EditionName = '2006-10';
/** An effect that does nothing is in its text, for those that tests begin. */
const bear = card(
  'Bear',
  '1 G',
  ['creature'],
  [{ ability: 'spell', body: { effect: [{ do: 'effect', parts: [], duration: { until: 'endOfTurn' } }] } }],
);

/** So many players, each with a Bear on the battlefield, in the main phase of the first. */
function seated(
  players: number,
  edition: EditionName = NEWEST,
  variant: Variant = 'free-for-all',
  more: { range?: number } = {},
): Game {
  const objects = Array.from(
    { length: players },
    (_, player): PositionObject => ({ name: `Bear ${player}`, def: bear.key, player, zone: 'battlefield' }),
  );
  const made = createGame({
    edition,
    seed: 1,
    players: Array.from({ length: players }, (_, n) => ({ name: `P${n}`, deck: [] })),
    definitions: [bear],
    variant,
    ...more,
    position: { active: 0, step: 'main1', objects },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.game;
}
const at = ({ state }: Game, player: number): PlayerState => state.players[player] as PlayerState;
const those = (game: Game, which: 'left' | 'lost' | 'drew'): number[] =>
  game.state.players.filter((player) => player[which]).map(({ id }) => id);
const bearOf = ({ state }: Game, player: number): GameObject =>
  state.objects.find((object) => object?.owner === player && object.zone === 'battlefield') as GameObject;
const lose = (game: Game, ...players: number[]): void => {
  for (const player of players) at(game, player).lost = true;
  endIfDecided(game);
};

const effect = (id: number, fixed: FloatingEffect['fixed']): FloatingEffect => ({
  id,
  fixed,
  ref: { def: bear.key, path: 'faces/0/abilities/0/body/effect/0' },
  controller: 0,
  source: 0,
  env: {},
  x: null,
  timestamp: id,
  locked: [],
  snapshot: null,
  uses: null,
  shield: null,
  expires: { at: 'never' },
});

test.each(EDITIONS)('who concedes has lost and left, and the game goes on while several are left (%s)', (edition) => {
  const game = seated(3, edition);
  leaveGame(game, 1, 'concede');
  expect([those(game, 'left'), those(game, 'lost')]).toEqual([[1], [1]]);
  expect(at(game, 1)).toMatchObject({ lossReason: 'conceded', leftWith: { hand: 0, library: 0, graveyard: 0 } });
  expect(game.state.result).toBeNull();
  expect((game.entries ?? []).map(({ text }) => text)).toContain('P1 concedes.');
  leaveGame(game, 1, 'concede');
  leaveGame(game, 0, 'concede');
  expect(game.state.result).toEqual({ result: 'won', winners: [2], reason: 'conceded' });
});

test('who has lost leaves without conceding', () => {
  const game = seated(3);
  at(game, 2).lossReason = 'no life';
  lose(game, 2);
  expect(those(game, 'left')).toEqual([2]);
  expect(game.state.battlefield.map((id) => objectOf(game, id)?.owner)).toEqual([0, 1]);
  expect((game.entries ?? []).map(({ text }) => text)).not.toContain('P2 concedes.');
});

test.each<[string, number, number[], object | null]>([
  ['one of three', 3, [1], null],
  ['two of three', 3, [0, 1], { result: 'won', winners: [2] }],
  ['all at once', 3, [0, 1, 2], { result: 'draw', reason: 'all players lost at once' }],
  ['nobody', 3, [], null],
])('the game is decided as %s lose', (_, players, lost, result) => {
  const game = seated(players);
  lose(game, ...lost);
  if (result === null) expect(game.state.result).toBeNull();
  else expect(game.state.result).toMatchObject(result);
});

test('what was decided is not decided again', () => {
  const game = seated(2);
  lose(game, 0);
  const decided = game.state.result;
  lose(game, 1);
  expect(game.state.result).toBe(decided);
  expect(those(game, 'left')).toEqual([0]);
});

test.each(EDITIONS)(
  'what a player owns leaves, whoever controls it, and what else they control is exiled (%s)',
  (edition) => {
    const game = seated(3, edition);
    const [own, lent, stays] = [bearOf(game, 1), bearOf(game, 2), bearOf(game, 0)];
    // player 0 has what player 1 owns; player 1 has what player 2 owns
    (own as WritableObject).controller = 0;
    (lent as WritableObject).controller = 1;
    game.derived = null;
    leaveGame(game, 1, 'concede');
    expect(objectOf(game, own.id)).toBeNull();
    expect(game.state.battlefield).toEqual([stays.id]);
    expect(game.state.exile.map((id) => objectOf(game, id)?.owner)).toEqual([2]);
    expect(game.state.objects.some((object) => object?.owner === 1)).toBe(false);
  },
);

test('a card that is at stake stays', () => {
  const game = seated(3, '2009-10');
  const card = bearOf(game, 1);
  game.state.battlefield = game.state.battlefield.filter((id) => id !== card.id);
  (card as WritableObject).zone = 'ante';
  game.state.ante.push(card.id);
  leaveGame(game, 1, 'concede');
  expect(objectOf(game, card.id)?.zone).toBe('ante');
});

test.each<[string, EditionName, Partial<GameObject>, 'gone' | 'exile' | 'stack']>([
  ['a copy that the player controls', '2026-02', { kind: 'token', controller: 1 }, 'gone'],
  ['a copy that another controls', '2026-02', { kind: 'token', controller: 0 }, 'stack'],
  ['a card of another that the player controls', '2026-02', { kind: 'card', controller: 1 }, 'exile'],
  ['a card of another that the player controls', '2011-09', { kind: 'card', controller: 1 }, 'gone'],
  ['a card of another that the player controls', '2006-10', { kind: 'card', controller: 1 }, 'gone'],
  ['a card of another that is theirs', '2011-09', { kind: 'card', controller: 0 }, 'stack'],
])('of what is on the stack %s under the rules of %s', (_, edition, is, expected) => {
  const game = seated(3, edition);
  const spell = bearOf(game, 2);
  game.state.battlefield = game.state.battlefield.filter((id) => id !== spell.id);
  Object.assign(spell, { zone: 'stack', ...is });
  game.state.stack.push(spell.id);
  game.derived = null;
  leaveGame(game, 1, 'concede');
  expect(game.state.stack).toHaveLength(expected === 'stack' ? 1 : 0);
  expect(game.state.exile).toHaveLength(expected === 'exile' ? 1 : 0);
});

test('turns that were to come, and control of others’ turns, go with a player', () => {
  const game = seated(3);
  const { turn } = game.state;
  const extra = (id: number, player: number) => ({ id, player }) as (typeof turn.extraTurns)[number];
  turn.extraTurns = [extra(1, 1), extra(2, 2)];
  turn.controls = [
    { player: 0, by: 1 },
    { player: 1, by: 2 },
  ];
  turn.controller = 1;
  leaveGame(game, 1, 'concede');
  expect(turn.extraTurns.map(({ player }) => player)).toEqual([2]);
  expect(turn.controls).toEqual([{ player: 1, by: 2 }]);
  expect(turn.controller).toBe(-1);
});

test.each([
  [0, 1, 0],
  [1, 1, 2],
  [2, 1, 2],
])('in the turn of player %i what the monarch %i was goes to player %i', (active, monarch, next) => {
  const game = seated(3);
  game.state.turn.active = active;
  Object.assign(game.state, { monarch, initiative: 0 });
  leaveGame(game, monarch, 'concede');
  expect([game.state.monarch, game.state.initiative]).toEqual([next, 0]);
});

test('effects that give a player control of something end, and others do not', () => {
  const game = seated(3);
  game.state.effects = [
    effect(1, { 'a/parts/0/mods/0/player': 1 }),
    effect(2, { 'a/parts/0/mods/0/player': 2 }),
    effect(3, { 'a/parts/0/mods/0/power': 1 }),
    effect(4, null),
  ];
  leaveGame(game, 1, 'concede');
  expect(game.state.effects.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test.each<[string, Partial<GameObject>, string[]]>([
  ['a hidden agenda is', { zone: 'command', faceDown: true, faceDownBy: 'agenda' }, ['P1 reveals Bear.']],
  ['what is face up there is not', { zone: 'command' }, []],
  ['a foretold card is', { zone: 'exile', faceDown: true, hidden: true }, ['P1 reveals Bear.']],
  ['a card in exile that everybody sees is not', { zone: 'exile' }, []],
])('what is shown as its owner leaves: %s', (_, is, shown) => {
  const game = seated(3);
  const card = bearOf(game, 1);
  game.state.battlefield = game.state.battlefield.filter((id) => id !== card.id);
  Object.assign(card, is);
  game.state[card.zone === 'exile' ? 'exile' : 'command'].push(card.id);
  game.state.effects = [{ ...effect(1, null), controller: 2, env: { foretold: { objects: [card.id] } } }];
  game.derived = null;
  leaveGame(game, 1, 'concede');
  expect((game.entries ?? []).map(({ text }) => text)).toEqual(['P1 concedes.', ...shown]);
});

test('what another controls of a turn stays', () => {
  const game = seated(3);
  game.state.turn.controller = 2;
  leaveGame(game, 1, 'concede');
  expect(game.state.turn.controller).toBe(2);
});

test.each<[string, number, number, number]>([
  ['of the only player who passed', 1, 0, 0],
  ['of one of two', 2, 0, 1],
  ['of the other of them', 2, 2, 1],
  ['of a player who has not', 1, 2, 1],
  ['of nobody, where nobody has', 0, 2, 0],
])('passes in succession: that %s', (_, passes, leaving, left) => {
  // player 1 has priority: player 0 passed last, player 2 before that
  const game = seated(3);
  Object.assign(game.state.priority, { player: 1, passes });
  leaveGame(game, leaving, 'concede');
  expect(game.state.priority.passes).toBe(left);
});

test('what waits for a player, and what would trigger for one, is dropped', () => {
  const game = seated(3);
  const waits = (controller: number) => ({ controller }) as Game['state']['pending'][number];
  const delayed = (controller: number) => ({ controller, source: 0 }) as Game['state']['delayed'][number];
  game.state.pending = [waits(1), waits(2)];
  game.state.delayed = [delayed(1), delayed(0)];
  leaveGame(game, 1, 'concede');
  expect(game.state.pending.map(({ controller }) => controller)).toEqual([2]);
  expect(game.state.delayed.map(({ controller }) => controller)).toEqual([0]);
});

test.each<[EditionName, 'concede' | 'lost', number[]]>([
  [BEFORE_2009, 'concede', [0, 1]],
  ['2009-10', 'concede', [0, 1]],
  [NEWEST, 'concede', [0, 1]],
  ['2009-10', 'lost', [0, 1]],
  [NEWEST, 'lost', [0, 1]],
])('a team that shares turns goes together (%s, %s)', (edition, reason, left) => {
  const game = seated(4, edition, 'two-headed-giant');
  if (reason === 'lost') lose(game, 1);
  else leaveGame(game, 1, 'concede');
  expect(those(game, 'left')).toEqual(left);
  expect(those(game, 'lost')).toEqual(left);
  expect(game.state.result).toMatchObject({ result: 'won', winners: [2, 3] });
});

test('an emperor takes the team along, a general goes alone', () => {
  // two teams of three, in each of which the middle one is the emperor
  for (const edition of EDITIONS) {
    const one = seated(6, edition, 'emperor');
    leaveGame(one, 0, 'concede');
    expect(those(one, 'left')).toEqual([0]);
    expect(one.state.result).toBeNull();
    leaveGame(one, 1, 'concede');
    expect(those(one, 'lost')).toEqual([0, 1, 2]);
    expect(one.state.result).toMatchObject({ result: 'won', winners: [3, 4, 5] });
    const other = seated(6, edition, 'emperor');
    lose(other, 4);
    expect(other.state.result).toMatchObject({ result: 'won', winners: [0, 1, 2] });
  }
});

test.each<[EditionName, number[], number[]]>([
  [NEWEST, [0], [0, 1, 4]],
  ['2011-09', [2], [1, 2, 3]],
  ['2009-10', [0, 2], [0, 1, 2, 3, 4]],
])('a draw is one for all within range (%s)', (edition, players, drew) => {
  const game = seated(5, edition, 'free-for-all', { range: 1 });
  drawAround(game, players);
  expect(those(game, 'drew')).toEqual(drew);
  expect(those(game, 'left')).toEqual(drew);
  expect(those(game, 'lost')).toEqual([]);
  expect(game.entries?.[0]?.text).toBe(`The game is a draw for ${drew.map((player) => `P${player}`).join(', ')}.`);
  if (drew.length === 5) expect(game.state.result).toEqual({ result: 'draw', reason: 'an effect' });
  else expect(game.state.result).toBeNull();
});

test('whom a draw leaves alone has won, and who has left already draws no more', () => {
  const game = seated(4, NEWEST, 'free-for-all', { range: 1 });
  leaveGame(game, 1, 'concede');
  drawAround(game, [3]);
  expect(those(game, 'drew')).toEqual([0, 2, 3]);
  expect(game.state.result).toMatchObject({ result: 'draw' });
  const other = seated(4, NEWEST, 'free-for-all', { range: 1 });
  drawAround(other, [0]);
  expect(other.state.result).toEqual({ result: 'won', winners: [2], reason: 'a draw for all others' });
});
