/** Clocks: what a person's time is, and that whose time is up leaves the game. */
import { answer, decision, result } from '@rulewright/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clockMessage, freshClocks } from '../table/clocks.ts';
import { runOut, startClock, stopClock } from '../table/timing.ts';
import { tableOfTwo } from './table-in-tests.ts';
import { recordOf, type Table } from '../table/table.ts';

/** Ada is asked for something; the clock of nobody runs. */
function clocked(per: 'game' | 'decision', seconds: number): Table {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const { table } = tableOfTwo();
  table.clocks = freshClocks({ per, seconds }, 2);
  return table;
}
const nobody = (): void => undefined;

test('time for a game is used up while one is asked, and not while the table plays on', () => {
  const table = clocked('game', 60);
  startClock(table, 0, nobody);
  expect(clockMessage(table, 1000)).toEqual({ clock: { per: 'game', seconds: 60, left: [59_000, 60_000], runs: 0 } });
  // the same question
  startClock(table, 2000, nobody);
  stopClock(table, 5000);
  table.running = true;
  startClock(table, 6000, nobody);
  expect(clockMessage(table, 9000).clock).toMatchObject({ left: [55_000, 60_000], runs: null });
  expect(recordOf(table).clocks?.left).toEqual([55_000, 60_000]);
});

test('time for a decision is whole again for the next', () => {
  const table = clocked('decision', 30);
  startClock(table, 0, nobody);
  stopClock(table, 20_000);
  if (table.game === null) expect.fail('no game is played');
  // both pass, and Ada is asked again
  for (const seat of [0, 1]) {
    expect(decision(table.game)?.by).toBe(seat);
    answer(table.game, [0]);
    table.changes += 1;
  }
  startClock(table, 21_000, nobody);
  expect(clockMessage(table, 22_000).clock?.left).toEqual([29_000, 30_000]);
});

test('whose time is up leaves the game; a clock that was stopped takes nobody out of it', () => {
  const table = clocked('decision', 30);
  const up: number[] = [];
  startClock(table, Date.now(), (seat) => up.push(seat));
  vi.advanceTimersByTime(29_000);
  stopClock(table, Date.now());
  vi.advanceTimersByTime(60_000);
  runOut(table, 0);
  expect([up, table.game && result(table.game)]).toEqual([[], null]);
  startClock(table, Date.now(), (seat) => {
    up.push(seat);
    runOut(table, seat);
  });
  vi.advanceTimersByTime(30_000);
  expect(up).toEqual([0]);
  expect(table.game && result(table.game)).toMatchObject({ result: 'won', winners: [1] });
  expect(table.unstored).toBe(true);
});

test('without clocks nobody’s time is counted', () => {
  const table = clocked('game', 60);
  table.clocks = null;
  startClock(table, 0, () => expect.fail('it runs'));
  vi.advanceTimersByTime(100_000);
  expect(clockMessage(table, 5)).toEqual({});
});
