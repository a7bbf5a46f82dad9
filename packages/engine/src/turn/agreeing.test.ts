/** A draw that the players agree on. 2006, 2009: none · 2011, 2026: 104.4i */
import { expect, test } from 'vitest';
import { EDITIONS } from '../state/names.ts';
import { agreeOnDraw, concede, createGame, decision, fork, load, result, save, undo } from '../game.ts';
import { giveAgain } from '../replay.ts';
import type { Input } from '../running/game.ts';

const begun = (edition: (typeof EDITIONS)[number]) => {
  const made = createGame({
    seed: 1,
    edition,
    players: ['Ann', 'Ben', 'Cid'].map((name) => ({ name, deck: [] })),
    definitions: [],
    variant: 'free-for-all',
    position: { objects: [] },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.game;
};
const DRAWN = { result: 'draw', reason: 'agreement' };

test.each(EDITIONS)('ends the game at the decision that is waiting, and is one input of its log, in %s', (edition) => {
  const game = begun(edition);
  const again = fork(game);
  concede(game, 2);
  agreeOnDraw(game);
  expect(result(game)).toEqual(DRAWN);
  expect(decision(game)).toBeNull();
  expect(undo(game)).toBe(false);
  const inputs: Input[] = [{ concede: 2 }, { agreed: 'draw' }];
  expect([...game.log].slice(-2)).toEqual(inputs);
  for (const input of inputs) expect(giveAgain(again, input)).toEqual({ ok: true });
  expect(result(again)).toEqual(DRAWN);
  // over is over
  expect(giveAgain(again, { agreed: 'draw' })).toMatchObject({ ok: false });
  agreeOnDraw(again);
  expect(again.log).toEqual(game.log);
  const loaded = load(save(game));
  expect(loaded.ok && result(loaded.game)).toEqual(DRAWN);
});
