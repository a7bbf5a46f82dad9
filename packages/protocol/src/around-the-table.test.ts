import { expect, test } from 'vitest';
import { focusedPlayer, hasTurn, nextFocus, othersOf } from './around-the-table.ts';

const seen = (seat: number, teams: readonly number[], left: readonly number[] = []) => ({
  seat,
  variant: 'two-headed-giant' as const,
  turn: { number: 1, active: 0, phase: 'beginning' as const, step: 'upkeep' as const },
  turns: [] as { player: number; step: string | null }[],
  players: teams.map((team, id) => ({ id, team, left: left.includes(id) })),
});

test('the others sit in turn order after a seat; a spectator sits with the first', () => {
  expect(othersOf(seen(1, [0, 1, 2, 3]))).toEqual([2, 3, 0]);
  expect(othersOf(seen(-1, [0, 1, 2]))).toEqual([1, 2]);
});

test('the next opponent who is still playing is shown whole, unless another was chosen', () => {
  expect(focusedPlayer(seen(0, [0, 0, 1, 1]), -1)).toBe(2);
  expect(focusedPlayer(seen(0, [0, 1, 2], [1]), -1)).toBe(2);
  expect(focusedPlayer(seen(0, [0, 1, 2]), 2)).toBe(2);
  // who sits at the table themself is no other
  expect(focusedPlayer(seen(0, [0, 1, 2]), 0)).toBe(1);
});

test('the focus goes round', () => {
  const view = seen(2, [0, 1, 2]);
  expect([-1, 0, 1].map((chosen) => nextFocus(view, chosen))).toEqual([1, 1, 0]);
});

test('a team that shares turns has its turn together', () => {
  const view = seen(0, [0, 0, 1, 1]);
  expect([0, 1, 2, 3].map((player) => hasTurn(view, player))).toEqual([true, true, false, false]);
  expect(hasTurn({ ...view, variant: 'emperor' as never }, 1)).toBe(false);
  const turns = [
    { player: 0, step: 'upkeep' },
    { player: 2, step: 'draw' },
    { player: 3, step: null },
  ];
  const melee = { ...view, variant: 'grand-melee' as never, turns };
  expect([0, 1, 2, 3].map((player) => hasTurn(melee, player))).toEqual([true, false, true, false]);
});
