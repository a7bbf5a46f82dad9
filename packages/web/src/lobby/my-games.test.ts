import { expect, test } from 'vitest';
import type { HeldSeat } from '../connection/memory.ts';
import { sortedGames } from './my-games.tsx';

test('games that go on stand first, those that are gone last, the newest of each first', () => {
  const seat = (table: string, state?: HeldSeat['state']): HeldSeat => ({
    table,
    seat: 0,
    ...(state === undefined ? {} : { state }),
  });
  const seats = [seat('a', 'over'), seat('b', 'gone'), seat('c'), seat('d', 'playing'), seat('e', 'over')];
  expect(sortedGames(seats).map(({ table }) => table)).toEqual(['d', 'c', 'e', 'a', 'b']);
});
