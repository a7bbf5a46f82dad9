import { expect, test } from 'vitest';
import { timeWords } from './clock.tsx';

test('time is said in minutes and seconds, and in hours where there are any', () => {
  expect([0, 1, 59_000, 60_000, 725_000, 3_600_000, 3_661_000].map(timeWords)).toEqual([
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '12:05',
    '1:00:00',
    '1:01:01',
  ]);
});
