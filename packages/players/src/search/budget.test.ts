import { describe, expect, it } from 'vitest';
import { budgetOf, clockOf } from './budget.ts';

describe('the budget of the search player', () => {
  it.each([
    ['400', { iterations: 400 }],
    ['2s', { milliseconds: 2000 }],
    ['500ms', { milliseconds: 500 }],
  ])('reads %s', (text, budget) => expect(budgetOf(text)).toEqual(budget));

  it.each(['', '0', '-3', '1.5', '2m', 's', '2000000', '601s', '4 00', '400x'])('refuses "%s"', (text) =>
    expect(budgetOf(text)).toBeNull(),
  );

  it('counts games, and lets a clock that has run out play one', () => {
    const counted = clockOf({ iterations: 2 });
    expect([0, 1, 2].map((games) => counted(games))).toEqual([true, true, false]);
    const timed = clockOf({ milliseconds: -1 });
    expect([0, 1].map((games) => timed(games))).toEqual([true, false]);
  });
});
