/** A slice of the games in which players are asked twice, in every test run. */
import { expect, test } from 'vitest';
import { fuzzedDecks } from '../decks.ts';
import { watchedGame } from './peeks.ts';

test('no player that ships answers otherwise where cards that it does not know lie elsewhere', () => {
  const found = fuzzedDecks();
  if (!found.ok) throw new Error(found.message);
  const watched = [3].map((game) => watchedGame(found.decks, 'slice', game));
  expect(watched.map(({ fault }) => fault)).toEqual([null]);
  expect(watched.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(5);
});
