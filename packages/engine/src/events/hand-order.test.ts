/** Which card of a hand lies where face down is left to chance. 2006: 217.3 · 2009, 2011, 2026: 402.3 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import type { GameEvent } from './event.ts';
import { mixFaceDown } from './hand-order.ts';

const { game, put } = board(testEdition('2026-02'));
const ids = (count: number, zone: 'hand' | 'battlefield', owner: number): number[] =>
  Array.from({ length: count }, () => put({}, { zone, owner }));
const mine = ids(8, 'hand', 0);
const theirs = ids(8, 'hand', 1);
const table = ids(3, 'battlefield', 0);
const down = (object: number): GameEvent => ({ kind: 'move', object, faceDown: 'effect' }) as GameEvent;
const up = (object: number): GameEvent => ({ kind: 'move', object, faceDown: null }) as GameEvent;
const tapped = (object: number): GameEvent => ({ kind: 'tap', object }) as GameEvent;

/** The objects in the order in which they move, and how often something was drawn at random for it. */
function mixed(events: readonly GameEvent[]) {
  const leaves = events.map((event) => ({ event }));
  const before = game.state.random.counter;
  mixFaceDown(game, leaves);
  const order = leaves.map(({ event }) => (event as unknown as { object: number }).object);
  return { order, drawn: game.state.random.counter > before };
}
const sorted = (order: readonly number[]): number[] => [...order].sort((a, b) => a - b);

test('cards of one hand that move face down together change places', () => {
  const { order, drawn } = mixed(mine.map(down));
  expect([sorted(order), drawn]).toEqual([mine, true]);
  expect(order).not.toEqual(mine);
});

test('each hand is mixed by itself', () => {
  const both = mine.flatMap((id, i) => [id, theirs[i] as number]);
  const { order } = mixed(both.map(down));
  expect(sorted(order.filter((_, i) => i % 2 === 0))).toEqual(mine);
  expect(sorted(order.filter((_, i) => i % 2 === 1))).toEqual(theirs);
  expect(order).not.toEqual(both);
});

test('what comes from elsewhere, moves face up or does not move stays where it is', () => {
  const events = [...table.map(down), ...mine.map(up), ...theirs.map(tapped)];
  expect(mixed(events)).toEqual({ order: [...table, ...mine, ...theirs], drawn: false });
});

test('one card of a hand has nothing to change places with', () => {
  const [first = 0, second = 0] = mine;
  expect(mixed([down(first)]).drawn).toBe(false);
  expect(mixed([down(first), down(theirs[0] ?? 0), up(second)])).toEqual({
    order: [first, theirs[0], second],
    drawn: false,
  });
  expect(mixed([down(first), down(second)]).drawn).toBe(true);
});
