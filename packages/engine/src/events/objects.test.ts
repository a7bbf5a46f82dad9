/** What an object is once it has changed zones, and who knows it. 2006: 217 · 2009, 2011: 400.7, 406.3, 707.9 · 2026: 400.7, 406.3, 708.9 */
import { describe, expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { EVERYBODY, slotOf } from '../state/ids.ts';
import { lastKnown, objectOf, zoneList } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { GameObject, Memory } from '../state/state.ts';
import type { Zone } from '../state/names.ts';
import { byRule } from './cause.ts';
import { arrival } from './event.ts';
import { moveEvent } from './kinds/move.ts';
import {
  amendLast,
  BOTTOM,
  cease,
  leaveCombat,
  moveObject,
  newToken,
  rememberLast,
  remember,
  removeDamageFrom,
  spendRegenerationShield,
  wearOff,
} from './objects.ts';

const EFFECT = byRule('608.2', 'effect');
const DRAW = byRule('121.1', 'draw');
const ANN = 1;
const BEN = 2;
const memory: Memory = { link: 'chosen', path: '', value: { word: 'red' } } as never;
const spell = () => blankStackInfo('spell', null, 0, {}, { castFrom: 'hand' });

type Fields = Parameters<typeof moveEvent>[0];
/** An object of Ann's or Ben's (owner 0 or 1) that was there and has been moved. */
function moved(is: Partial<GameObject>, to: Zone, how: Partial<Fields> = {}, cause = EFFECT) {
  const { game, put } = board(testEdition('2026-02'));
  const old = put({ types: ['creature'] }, is);
  const from = is.zone ?? 'battlefield';
  const event = moveEvent({ object: old, from, to, ...how }, cause);
  const id = moveObject(game, event);
  return { game, old, id, object: objectOf(game, id) as GameObject };
}
const enters = (more: Parameters<typeof arrival>[1] = {}, controller = 0): Partial<Fields> => ({
  arrival: arrival(controller, more),
});

/** All that a permanent may have come to be. */
const WORN: Partial<GameObject> = {
  tapped: true,
  flipped: true,
  phasedOut: true,
  phasedIndirectly: true,
  phasedUnder: 1,
  counters: { charge: 2 },
  counterTimestamps: { charge: 5 },
  attachedTo: 99,
  attachedPlayer: 1,
  damage: 3,
  deathtouched: true,
  activations: { a: 1 },
  shields: 2,
  memory: [memory],
  hidden: true,
  transformedAt: 4,
  face: 1,
  faceDown: true,
  faceDownBy: 'morph',
  faceDownOrder: 3,
  spell: spell(),
};
const NEW: Partial<GameObject> = {
  tapped: false,
  flipped: false,
  phasedOut: false,
  phasedIndirectly: false,
  phasedUnder: -1,
  counters: null,
  counterTimestamps: null,
  attachedTo: 0,
  attachedPlayer: -1,
  damage: 0,
  deathtouched: false,
  activations: null,
  shields: 0,
  memory: null,
  hidden: false,
  transformedAt: 0,
  faceDown: false,
  faceDownBy: null,
  faceDownOrder: 0,
  spell: null,
};

describe('a new object', () => {
  test.each<Zone>(['graveyard', 'hand', 'library', 'exile', 'command'])('forgets what it was: in the %s', (zone) => {
    const { object, old, game } = moved({ ...WORN, owner: 1, controller: 0, heldBy: 0 }, zone);
    expect(object).toMatchObject({ ...NEW, zone, face: 0, controller: 1, heldBy: 1, previous: old });
    expect(object.id).not.toBe(old);
    expect(objectOf(game, old)).toBeNull();
    expect(zoneList(game.state, zone, 1)).toContain(object.id);
    expect(game.state.battlefield).not.toContain(old);
  });
  test('and on the battlefield', () => {
    const { object, game } = moved({ ...WORN, zone: 'exile', faceDownOrder: 0 }, 'battlefield', enters({}, 1));
    expect(object).toMatchObject({ ...NEW, face: 1, controller: 1, heldBy: 1, known: EVERYBODY });
    expect(game.state.history.entered).toEqual([object.id]);
  });
  test('has its timestamp and its turn from then on', () => {
    const { object, game } = moved({ enteredTurn: -5, controlledSince: -5, enteredAt: -5, timestamp: -5 }, 'exile');
    expect(object.timestamp).toBeGreaterThan(0);
    expect([object.enteredAt, object.controlledSince, object.enteredTurn]).toEqual([
      object.timestamp,
      object.timestamp,
      game.state.turn.number,
    ]);
  });
  test('is no copy any more, unless it is a token', () => {
    const copied = { face: 0, def: 'x' } as never;
    expect(moved({ copied }, 'graveyard').object.copied).toBeNull();
    expect(moved({ copied, kind: 'token' }, 'graveyard').object.copied).toBe(copied);
  });
  test('of nothing is none', () => {
    const { game } = board(testEdition('2026-02'));
    expect(moveObject(game, moveEvent({ object: 77, from: 'hand', to: 'exile' }, EFFECT))).toBe(0);
  });
});

describe('who knows a card', () => {
  test.each<[string, Partial<GameObject>, Zone, Partial<Fields>, number]>([
    ['in a graveyard everybody', { zone: 'hand', known: 0 }, 'graveyard', {}, EVERYBODY],
    ['from the battlefield to a hand everybody', {}, 'hand', {}, EVERYBODY],
    ['from a library to a hand its owner', { zone: 'library', owner: 1, known: 0 }, 'hand', {}, BEN],
    ['and whoever knew it', { zone: 'library', owner: 1, known: ANN }, 'hand', {}, ANN | BEN],
    ['from hidden exile to a hand whoever knew it', { zone: 'exile', hidden: true, known: 0 }, 'hand', {}, ANN],
    ['from the battlefield to a library everybody', {}, 'library', {}, EVERYBODY],
    ['put there at random nobody', {}, 'library', { unordered: 'random' }, 0],
    ['put there in an order of its owner’s its owner', { owner: 1 }, 'library', { unordered: 'arranged' }, BEN],
    ['from a hand to a library whoever knew it', { zone: 'hand', known: ANN }, 'library', {}, ANN],
    ['in exile everybody', { zone: 'hand', known: 0 }, 'exile', {}, EVERYBODY],
    ['face down in exile nobody', { zone: 'hand', known: ANN }, 'exile', enters({ faceDown: 'effect' }), 0],
    ['face down in exile what everybody saw', {}, 'exile', enters({ faceDown: 'effect' }), EVERYBODY],
    [
      'face down from a library its controller',
      { zone: 'library', known: 0 },
      'battlefield',
      enters({ faceDown: 'effect' }, 1),
      BEN,
    ],
    [
      'face down from a graveyard everybody',
      { zone: 'graveyard' },
      'battlefield',
      enters({ faceDown: 'effect' }),
      EVERYBODY,
    ],
    [
      'face down from the stack its controller',
      { zone: 'stack', stack: spell() },
      'battlefield',
      enters({ faceDown: 'morph' }),
      ANN,
    ],
    [
      'a face-down spell its player',
      { zone: 'hand', known: ANN },
      'stack',
      { player: 0, stack: spell(), faceDown: 'morph' },
      ANN,
    ],
    ['another spell everybody', { zone: 'hand', known: ANN }, 'stack', { player: 0, stack: spell() }, EVERYBODY],
  ])('%s', (_, is, to, how, known) => {
    expect(moved(is, to, how).object.known & 3).toBe(known & 3);
  });
  test('what is hidden in exile is face down', () => {
    expect(moved({}, 'exile', enters({ faceDown: 'effect' })).object).toMatchObject({ faceDown: true, hidden: true });
    expect(moved({}, 'exile', enters()).object).toMatchObject({ faceDown: false, hidden: false });
  });
  test('a card that somebody has seen is not unseen again', () => {
    const barrier = (is: Partial<GameObject>, to: Zone): number => moved(is, to, {}, DRAW).game.state.barrier;
    const before = board(testEdition('2026-02')).game.state.barrier;
    expect(barrier({ zone: 'library', known: 0 }, 'hand')).toBe(before + 1);
    expect(barrier({ zone: 'library', known: ANN }, 'hand')).toBe(before);
    expect(barrier({ zone: 'hand', known: ANN }, 'graveyard')).toBe(before);
  });
});

describe('how it arrives', () => {
  test.each<[string, Parameters<typeof arrival>[1], Partial<GameObject>]>([
    ['tapped', { tapped: true }, { tapped: true }],
    ['face down', { faceDown: 'morph' }, { faceDown: true, faceDownBy: 'morph' }],
    ['transformed', { transformed: true }, { face: 1 }],
    ['attached to something', { attachedTo: 7 }, { attachedTo: 7 }],
    ['attached to a player', { attachedPlayer: 1 }, { attachedPlayer: 1 }],
    [
      'with counters',
      { counters: [{ counter: 'charge', count: 2, replacing: true }] as never },
      { counters: { charge: 2 } },
    ],
    ['with what was chosen', { memory: [memory] }, { memory: [memory] }],
    ['under the control of another player by default', { byDefault: 1 }, { controller: 1, heldBy: 0 }],
  ])('%s', (_, how, is) => {
    expect(moved({ zone: 'graveyard' }, 'battlefield', enters(how)).object).toMatchObject(is);
  });
  test('what was chosen for the spell is known to the permanent, with what is chosen as it enters', () => {
    const stack = spell();
    const is = { zone: 'stack', stack, memory: [memory] } as const;
    const { object } = moved(is, 'battlefield', enters({ memory: [{ ...memory, link: 'more' }] }));
    expect(object.memory?.map(({ link }) => link)).toEqual(['chosen', 'more']);
    expect([object.spell, object.stack]).toEqual([stack, null]);
    expect(moved(is, 'graveyard').object).toMatchObject({ memory: null, spell: null });
  });
  test('a copy of a spell becomes a token today', () => {
    expect(moved({ zone: 'stack', stack: spell(), kind: 'copy' }, 'battlefield', enters()).object.kind).toBe('token');
  });
  test('elsewhere with counters and what it remembers', () => {
    const how = enters({ memory: [memory], counters: [{ counter: 'time', count: 3 }] as never });
    expect(moved({}, 'exile', how).object).toMatchObject({ memory: [memory], counters: { time: 3 } });
  });
  test('on the stack under its player’s control, with the face that is cast', () => {
    const { object } = moved({ zone: 'hand', owner: 1 }, 'stack', { player: 0, face: 1, stack: spell() });
    expect(object).toMatchObject({ controller: 0, heldBy: 0, face: 1, faceDown: false });
  });
});

test.each<[string, number, number]>([
  ['on top', 0, 0],
  ['below one card', 1, 1],
  ['below two cards', 2, 2],
  ['at the bottom', BOTTOM, 3],
  ['as deep as there are cards', 3, 3],
  ['nowhere in particular', -1, 0],
])('a card goes into a library of three: %s', (_, position, at) => {
  const { game, put } = board(testEdition('2026-02'));
  for (let n = 0; n < 3; n++) put({}, { zone: 'library' });
  const id = moveObject(game, moveEvent({ object: put({}), from: 'battlefield', to: 'library', position }, EFFECT));
  expect(game.state.players[0]?.library.indexOf(id)).toBe(at);
  expect(game.state.players[0]?.library).toHaveLength(4);
});

describe('what leaves', () => {
  const combat = () => {
    const { game, put } = board(testEdition('2026-02'));
    const [one, two, three, four] = [put({}), put({}), put({}, { controller: 1 }), put({}, { controller: 1 })];
    const attacker = (id: number, blockedBy: number[]) => ({
      id,
      blockedBy,
      blocked: blockedBy.length > 0,
      defender: 1,
    });
    game.state.combat = {
      attackers: [attacker(one, [three, four]), attacker(two, [three])],
      blockers: [
        { id: three, blocking: [one, two] },
        { id: four, blocking: [one] },
      ],
    } as never;
    const lists = () => ({
      attackers: game.state.combat?.attackers.map(({ id, blockedBy, blocked }) => [id, [...blockedBy], blocked]),
      blockers: game.state.combat?.blockers.map(({ id, blocking }) => [id, [...blocking]]),
    });
    return { game, one, two, three, four, lists };
  };
  test('a blocker leaves combat, and what it blocked stays blocked', () => {
    const { game, one, two, three, four, lists } = combat();
    leaveCombat(game.state, three);
    expect(lists()).toEqual({
      attackers: [
        [one, [four], true],
        [two, [], true],
      ],
      blockers: [[four, [one]]],
    });
  });
  test('an attacker leaves combat, and what blocked it blocks the rest', () => {
    const { game, one, two, three, four, lists } = combat();
    moveObject(game, moveEvent({ object: one, from: 'battlefield', to: 'exile' }, EFFECT));
    expect(lists()).toEqual({
      attackers: [[two, [three], true]],
      blockers: [
        [three, [two]],
        [four, []],
      ],
    });
  });
  test('is known as it was: in combat or not', () => {
    const { game, one, three } = combat();
    expect(rememberLast(game, objectOf(game, one) as GameObject, 0)).toMatchObject({
      attacking: true,
      blocking: false,
      blocked: true,
      defender: 1,
    });
    expect(rememberLast(game, objectOf(game, three) as GameObject, 0)).toMatchObject({
      attacking: false,
      blocking: true,
      blocked: false,
      defender: -1,
    });
  });
  test('what is learnt of it later is added to what is known', () => {
    const { game, put } = board(testEdition('2026-02'));
    const [one, two] = [put({}), put({})];
    rememberLast(game, objectOf(game, one) as GameObject, 0);
    rememberLast(game, objectOf(game, two) as GameObject, 0);
    expect([amendLast(game.state, one, { next: 50 }), amendLast(game.state, 999, { next: 51 })]).toEqual([true, false]);
    expect([lastKnown(game, one)?.next, lastKnown(game, two)?.next]).toEqual([50, 0]);
  });
  test('it remembers what it chose, there or gone', () => {
    const { game, put } = board(testEdition('2026-02'));
    const id = put({}, { memory: [memory] });
    const more = { ...memory, link: 'more' };
    expect(remember(game, id, [more])).toBe(true);
    expect(remember(game, id, [{ ...memory, link: 'last' }], [more])).toBe(true);
    expect(objectOf(game, id)?.memory?.map(({ link }) => link)).toEqual(['chosen', 'last']);
    rememberLast(game, objectOf(game, id) as GameObject, 0);
    moveObject(game, moveEvent({ object: id, from: 'battlefield', to: 'exile' }, EFFECT));
    expect([remember(game, id, [more]), remember(game, 999, [more])]).toEqual([true, false]);
    expect(lastKnown(game, id)?.object.memory?.map(({ link }) => link)).toEqual(['chosen', 'last', 'more']);
  });
  test('what ceases to exist is in no zone, and its place is free', () => {
    const { game, put } = board(testEdition('2026-02'));
    const id = put({}, { kind: 'token' });
    cease(game, id);
    expect([objectOf(game, id), game.state.battlefield, game.state.free]).toEqual([null, [], [slotOf(id)]]);
    cease(game, id);
    expect(game.state.free).toHaveLength(1);
    const next = newToken(game.state, 1, { ref: null, env: null, copied: null, by: 5 });
    expect([slotOf(next), game.state.free, objectOf(game, next)?.createdBy]).toEqual([slotOf(id), [], 5]);
    expect(next).not.toBe(id);
  });
});

test('damage and shields wear off; a shield is used up by one destruction', () => {
  const { game, put } = board(testEdition('2026-02'));
  const object = objectOf(game, put({}, { damage: 3, deathtouched: true, shields: 2 })) as GameObject;
  spendRegenerationShield(game.state, object);
  expect(object).toMatchObject({ shields: 1, damage: 3, deathtouched: true });
  removeDamageFrom(game.state, object);
  expect(object).toMatchObject({ shields: 1, damage: 0, deathtouched: false });
  Object.assign(object, { damage: 1, deathtouched: true });
  wearOff(game.state, object);
  expect(object).toMatchObject({ shields: 0, damage: 0, deathtouched: false });
});
