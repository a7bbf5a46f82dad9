/** The division that a decision begins with. */
import { expect, test } from 'vitest';
import { firstDivision } from './division.ts';

test.each([
  [{ amount: 4, least: 1 }, 3, [2, 1, 1]],
  [{ amount: 5, constraint: { lethal: [2, 2], excess: -1 } }, 2, [2, 3]],
  [{ amount: 5, constraint: { lethal: [2, 0], excess: 1 } }, 2, [2, 3]],
  [{ amount: 1, constraint: { lethal: [2, 2], excess: -1 } }, 2, [1, 0]],
  [{}, 0, []],
])('%j among %i is %j', (divided, options, amounts) => {
  expect(firstDivision(divided, options)).toEqual(amounts);
});
