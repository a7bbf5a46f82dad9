/** Who is blamed for the death of a host, and for how long. */
import { expect, test } from 'vitest';
import { blamedFor, inOrderOfReturn, newStrikes } from './blame.ts';

const full = Object.assign(new Error('the heap is full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

test('a table is blamed for a full heap where its own work filled it', () => {
  expect(blamedFor(full, { table: 'greedy', heap: 100 }, 1024)).toBe('greedy');
  expect(blamedFor(full, { table: 'greedy', heap: 512 }, 1024)).toBe('greedy');
});

test('nobody is blamed for a heap that all tables have filled together', () => {
  expect(blamedFor(full, { table: 'bystander', heap: 513 }, 1024)).toBe('');
  expect(blamedFor(full, { table: 'bystander', heap: 1000 }, 1024)).toBe('');
});

test('of what else a host dies, that is the table it was working for', () => {
  expect(blamedFor(null, { table: 'hanging', heap: 1000 }, 1024)).toBe('hanging');
  expect(blamedFor(new Error('a defect'), { table: 'broken', heap: 1000 }, 1024)).toBe('broken');
  expect(blamedFor(null, { table: '', heap: 1000 }, 1024)).toBe('');
});

test('two deaths stop a table, and not the others', () => {
  const strikes = newStrikes();
  expect(strikes.strike('bad')).toBe(1);
  expect(strikes.isStopped('bad')).toBe(false);
  expect(strikes.strike('good')).toBe(1);
  expect(strikes.strike('bad')).toBe(2);
  expect([strikes.isStopped('bad'), strikes.isStopped('good')]).toEqual([true, false]);
});

test('a strike is taken back once the game has gone on for long, and not before; a stopped table stays so', () => {
  const strikes = newStrikes();
  strikes.strike('table');
  strikes.wentOn('table', 499);
  expect(strikes.strike('table')).toBe(2);
  strikes.wentOn('table', 10_000);
  expect(strikes.isStopped('table')).toBe(true);
  strikes.strike('other');
  strikes.wentOn('other', 300);
  strikes.wentOn('other', 200);
  expect(strikes.strike('other')).toBe(1);
});

test('light tables come back first, and last the one that the host may have died of', () => {
  const weights = new Map([
    ['heavy', 300],
    ['light', 2],
    ['blamed', 1],
  ]);
  const sitters = ['blamed', 'heavy', 'lobby', 'light', 'heavy'].map((at) => ({ at }));
  expect(inOrderOfReturn(sitters, weights, 'blamed').map(({ at }) => at)).toEqual([
    'lobby',
    'light',
    'heavy',
    'heavy',
    'blamed',
  ]);
  // nobody is blamed
  expect(inOrderOfReturn(sitters, weights, '').map(({ at }) => at)[1]).toBe('blamed');
});
