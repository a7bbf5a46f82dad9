/** Combat damage by a commander. 2009: 903.12a · 2011: 903.14a · 2026: 903.10a, 903.12h */
import { expect, test } from 'vitest';
import { table } from '../casting/table-in-tests.ts';
import { isFelledByCommander } from './commander.ts';

test('21 of one and the same commander lose the game, and no fewer, and not 21 of two', () => {
  const { game } = table('2026-02', [], {});
  const [player] = game.state.players;
  const felled = (dealt: Readonly<Record<number, number>> | null): boolean => {
    if (player !== undefined) player.commanderDamage = dealt;
    return isFelledByCommander(game, 0);
  };
  expect([null, { 7: 20 }, { 7: 21 }, { 7: 11, 8: 12 }, { 7: 1, 8: 30 }].map(felled)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(isFelledByCommander(game, 1)).toBe(false);
  game.state.options.brawl = true;
  expect(felled({ 7: 21 })).toBe(false);
});
