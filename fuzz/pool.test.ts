import { mtgjsonSource } from '@rulewright/cards/node';
import { createGame } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { newPool, poolGame } from './pool.ts';

describe('random decks of all understood cards', () => {
  const npm = mtgjsonSource();
  if (!npm.ok) throw new Error(npm.reason);
  const pool = newPool(npm.source);

  it('begin a game under an edition that knows all of them, the same every time', () => {
    const setup = poolGame(pool, 'test', 3, 2);
    expect(setup.players.map(({ deck }) => deck?.length)).toEqual([60, 60]);
    expect(poolGame(pool, 'test', 3, 2)).toEqual(setup);
    expect(createGame(setup)).toMatchObject({ ok: true });
  });
});
