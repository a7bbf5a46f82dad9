import { createGame, type Game } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { newThinker } from './thinker.ts';

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

test('it answers one question after the other, and those that wait as it stops are told', async () => {
  const thinker = newThinker({ iterations: 2 });
  expect(await Promise.all([thinker.think(quiet(), 'a'), thinker.think(quiet(), 'b')])).toEqual([[0], [0]]);
  const late = thinker.think(quiet(), 'c');
  const told = expect(late).rejects.toThrow('the server stops');
  await thinker.close();
  await told;
}, 120_000);
