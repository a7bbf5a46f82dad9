/** The positions can be played, and the heuristic player finds all of their lines. */
import { heuristicPlayer, randomPlayer } from '@rulewright/players';
import { expect, test } from 'vitest';
import { isSolved, puzzles } from './puzzles.ts';

const PUZZLES = puzzles();

test('there are ten, and nobody finds their lines by chance', () => {
  expect(PUZZLES).toHaveLength(10);
  const byChance = PUZZLES.filter((puzzle) => isSolved(puzzle, randomPlayer(1), heuristicPlayer(1)));
  expect(byChance.length).toBeLessThan(3);
});

test('the heuristic player finds all of them', () => {
  const missed = PUZZLES.filter((puzzle) => !isSolved(puzzle, heuristicPlayer(1), heuristicPlayer(2)));
  expect(missed.map(({ name }) => name)).toEqual([]);
});
