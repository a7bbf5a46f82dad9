import { result } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { claimGame, CLAIM_AFTER_MS, say } from './company.ts';
import { tableOfTwo } from './table-in-tests.ts';

test('a game is claimed of a player who has been away for two minutes, and not before', () => {
  const { table, ada } = tableOfTwo();
  expect(claimGame(table, ada, 1, CLAIM_AFTER_MS - 30_000)).toMatchObject({
    ok: false,
    refusal: { code: 'not-now', message: expect.stringContaining('in 30 seconds') },
  });
  expect(claimGame(table, ada, 1, CLAIM_AFTER_MS)).toEqual({ ok: true });
  expect(table.game && result(table.game)).toMatchObject({ result: 'won', winners: [0] });
  expect(claimGame(table, ada, 1, CLAIM_AFTER_MS)).toMatchObject({ ok: false });
});

test('nobody claims a game of who is there, of themselves, or as a watcher', () => {
  const { table, ada, watcher } = tableOfTwo();
  expect(claimGame(table, watcher, 1, CLAIM_AFTER_MS)).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(claimGame(table, ada, 0, CLAIM_AFTER_MS)).toMatchObject({ refusal: { code: 'not-seated' } });
  table.guests.add({ ...watcher, seats: [1] });
  expect(claimGame(table, ada, 1, CLAIM_AFTER_MS)).toMatchObject({ refusal: { message: 'Ben is at the table.' } });
  expect(table.game && result(table.game)).toBeNull();
});

test('a phrase goes to everybody at the table; watchers say nothing, and five in twenty seconds are the most', () => {
  const { table, ada, watcher, sent } = tableOfTwo();
  expect(say(table, ada, 2, 0)).toEqual({ ok: true });
  const told = { type: 'said', table: 'company', seat: 0, phrase: 2 };
  expect(sent).toEqual([told, told]);
  for (let time = 1; time < 5; time += 1) expect(say(table, ada, 0, time)).toEqual({ ok: true });
  expect(say(table, ada, 0, 5)).toMatchObject({ refusal: { code: 'too-fast' } });
  expect(say(table, ada, 0, 20_001)).toEqual({ ok: true });
  expect(say(table, watcher, 0, 0)).toMatchObject({ refusal: { code: 'not-seated' } });
});
