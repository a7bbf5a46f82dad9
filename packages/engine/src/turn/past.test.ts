/** What undo goes back through. */
import { expect, test } from 'vitest';
import type { Game, Past } from '../running/game.ts';
import { keepPast, wayBackTo } from './past.ts';

/** A game whose ticks are over one after another, each with one input. */
function playing(): { past: Past[]; tick(barrier: number): void } {
  const past: Past[] = [];
  let n = 0;
  const tick = (barrier: number): void => {
    const game = {
      past,
      checkpoint: { barrier, logged: n, tick: n },
      tickInputs: [n],
      cursor: 1,
      log: [],
      answered: [],
    };
    keepPast(game as unknown as Game);
    n += 1;
  };
  return { past, tick };
}

test('ticks since the last barrier are kept, and none before it', () => {
  const { past, tick } = playing();
  for (const barrier of [0, 0, 0]) tick(barrier);
  expect(past.map(({ entries }) => entries)).toEqual([0, 1, 2]);
  tick(1);
  expect(past.map(({ entries }) => entries)).toEqual([3]);
});

test('the oldest go first, and what is left begins with a checkpoint', () => {
  const { past, tick } = playing();
  for (let n = 0; n < 65; n += 1) tick(0);
  expect([past.length, past[0]?.entries, past[0]?.checkpoint === null]).toEqual([49, 16, false]);
  expect(wayBackTo(past, 20)).toMatchObject({ entries: 32, inputs: [32, 33, 34, 35] });
});
