import { concede, createGame, type Game } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { thinkOnThread } from './on-thread.ts';
import { newThinker, shareOf } from './thinker.ts';

/** A game in which there is nothing to do. */
function quiet(): Game {
  const made = createGame({
    seed: 1,
    players: ['A', 'B'].map((name) => ({ name, deck: [] })),
    definitions: [],
    position: { objects: [] },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}

/** One that nobody is asked in, because it is over. */
function over(): Game {
  const game = quiet();
  concede(game, 0);
  return game;
}

test('it answers one question after the other, and those that wait as it stops are told', async () => {
  const thinker = newThinker({ iterations: 2 }, thinkOnThread);
  expect(await Promise.all([thinker.think(quiet(), 'a'), thinker.think(quiet(), 'b')])).toMatchObject([
    { answer: [0], says: 'Pass', compared: [] },
    { answer: [0] },
  ]);
  // what cannot be thought about does not keep the others from it
  const three = [thinker.think(over(), 'd'), thinker.think(quiet(), 'e'), thinker.think(quiet(), 'f')];
  expect(await Promise.allSettled(three)).toMatchObject([
    { status: 'rejected', reason: new Error('nobody is asked') },
    { status: 'fulfilled', value: { answer: [0] } },
    { status: 'fulfilled', value: { answer: [0] } },
  ]);
  const late = thinker.think(quiet(), 'c');
  const told = expect(late).rejects.toThrow('the server stops');
  await thinker.close();
  await told;
}, 120_000);

test('many that wait share the time of one', () => {
  expect([1, 4, 1000].map((waiting) => shareOf({ milliseconds: 1000 }, waiting))).toEqual([
    { milliseconds: 1000 },
    { milliseconds: 250 },
    { milliseconds: 50 },
  ]);
  expect(shareOf({ milliseconds: 20 }, 3)).toEqual({ milliseconds: 20 });
  expect(shareOf({ iterations: 7 }, 3)).toEqual({ iterations: 7 });
});
