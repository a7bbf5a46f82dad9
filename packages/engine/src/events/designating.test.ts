/** Designations of players, ring-bearers and speed. 2006, 2009, 2011: none · 2026: 701.54a, 701.54c, 702.131, 702.179c, 724.3, 725.3, 725.5 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import type { PlayerState } from '../state/state.ts';
import { bearRing, gainSpeed, loseRingBearer, takeDesignation } from './designating.ts';

const table = () => {
  const { game } = board(testEdition('2026-02'));
  const [one, two] = game.state.players as [PlayerState, PlayerState];
  return { game, state: game.state, one, two };
};

test('one player is the monarch, in place of another', () => {
  const { game, state } = table();
  expect([takeDesignation(game, 0, 'monarch'), state.monarch]).toEqual([true, 0]);
  expect([takeDesignation(game, 0, 'monarch'), state.monarch]).toEqual([false, 0]);
  expect([takeDesignation(game, 1, 'monarch'), state.monarch]).toEqual([true, 1]);
});

test('to take the initiative again is to take it', () => {
  const { game, state } = table();
  expect([takeDesignation(game, 1, 'initiative'), takeDesignation(game, 1, 'initiative'), state.initiative]).toEqual([
    true,
    true,
    1,
  ]);
});

test('each player gets the city’s blessing once', () => {
  const { game, one, two } = table();
  expect([takeDesignation(game, 0, 'blessing'), takeDesignation(game, 0, 'blessing')]).toEqual([true, false]);
  expect([one.blessed, two.blessed]).toEqual([true, false]);
  expect([takeDesignation(game, 1, 'blessing'), takeDesignation(game, 9, 'blessing')]).toEqual([true, false]);
});

test('a player is tempted, and has one Ring-bearer', () => {
  const { one } = table();
  bearRing(one, 5);
  expect(one).toMatchObject({ tempted: 1, ringBearer: 5 });
  bearRing(one, 6);
  expect(one).toMatchObject({ tempted: 2, ringBearer: 6 });
  bearRing(one, 0);
  expect(one).toMatchObject({ tempted: 3, ringBearer: 6 });
});

test.each<[string, number, number, number[]]>([
  ['until another player gains control of it', 5, 1, [0, 6]],
  ['not while its player controls it', 5, 0, [5, 6]],
  ['what is no Ring-bearer matters to nobody', 7, 1, [5, 6]],
])('a Ring-bearer is one: %s', (_, object, controller, bearers) => {
  const { game, one, two } = table();
  bearRing(one, 5);
  bearRing(two, 6);
  loseRingBearer(game, object, controller);
  expect([one.ringBearer, two.ringBearer]).toEqual(bearers);
});

test('speed begins with none', () => {
  const { one, two } = table();
  gainSpeed(one, 1);
  gainSpeed(one, 2);
  expect([one.speed, two.speed ?? 0]).toEqual([3, 0]);
});
