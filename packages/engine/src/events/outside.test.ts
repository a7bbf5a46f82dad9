/** Cards outside the game are each shown and taken once. 2006: 217.1e · 2009, 2011: 400.10 · 2026: 400.11 */
import { expect, test } from 'vitest';
import { basic, card, table } from '../casting/table-in-tests.ts';
import { NONTRADITIONAL } from '../vocabulary/words.ts';
import { objectOf } from '../state/objects.ts';
import type { PlayerState } from '../state/state.ts';
import { lookOutside, showOutside, sideboardOf, takeFromSideboard } from './outside.ts';

const CARDS = [card('Lesson', '1', ['sorcery']), card('Plan', null, [NONTRADITIONAL[0]]), basic('Field')];

function outside(...names: readonly string[]) {
  const { game } = table('2026-02', CARDS, {});
  const player = game.state.players[0] as PlayerState;
  player.sideboard = names.map((name) => ({ name, def: `t:${name}` }));
  const kept = () => player.sideboard.map(({ name }) => name);
  const laid = () => player.outside.map((id) => objectOf(game, id)?.def);
  return { game, player, kept, laid };
}

test('of several cards alike one is taken at a time, and none that is not there', () => {
  const { player, kept } = outside('Field', 'Lesson', 'Lesson');
  expect([takeFromSideboard(player, 't:Lesson'), kept()]).toEqual([true, ['Field', 'Lesson']]);
  expect([takeFromSideboard(player, 't:Lesson'), kept()]).toEqual([true, ['Field']]);
  expect([takeFromSideboard(player, 't:Lesson'), kept()]).toEqual([false, ['Field']]);
  expect([takeFromSideboard(player, 't:Field'), kept()]).toEqual([true, []]);
});

test('a card that is shown is known to everybody, and lies outside once', () => {
  const { game, kept, laid, player } = outside('Lesson', 'Field');
  expect(showOutside(game, 0, { name: 'Lesson', def: 't:Lesson' }).known).toBe(0b11);
  expect([kept(), laid()]).toEqual([['Field'], ['t:Lesson']]);
  expect(sideboardOf(game, player).map(({ name }) => name)).toEqual(['Field', 'Lesson']);
});

test('what is laid out to choose from is known to its owner alone, and nontraditional cards stay where they are', () => {
  const { game, kept, laid, player } = outside('Lesson', 'Plan', 'Field');
  lookOutside(game, 0);
  expect([kept(), laid()]).toEqual([['Plan'], ['t:Lesson', 't:Field']]);
  expect(player.outside.map((id) => objectOf(game, id)?.known)).toEqual([1, 1]);
  lookOutside(game, 0);
  expect(laid()).toHaveLength(2);
});
