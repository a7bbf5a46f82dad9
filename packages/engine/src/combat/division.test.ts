/** Dividing combat damage. 2006: 310.2, 502.9 · 2009, 2011: 510.1c · 2026: 510.1c, 702.19b */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisionProblem, onlyDivision, passed } from './division.ts';

const free = (lethal: number[]) => ({ lethal, ordered: false, excess: -1 });
const ordered = (lethal: number[]) => ({ lethal, ordered: true, excess: -1 });
const trample = (lethal: number[], inOrder = false) => ({
  lethal: [...lethal, 0],
  ordered: inOrder,
  excess: lethal.length,
});

describe('division of combat damage', () => {
  it('is free where the edition has no order', () => {
    expect(divisionProblem(free([2, 2]), [1, 2])).toBeNull();
    expect(divisionProblem(free([2, 2]), [0, 3])).toBeNull();
  });

  it('follows the order: lethal to each before any to the next', () => {
    expect(divisionProblem(ordered([2, 2]), [1, 2])?.rule).toBe('damageDivision');
    expect(divisionProblem(ordered([2, 2]), [2, 1])).toBeNull();
    expect(divisionProblem(ordered([2, 2]), [3, 0])).toBeNull();
    expect(divisionProblem(ordered([2, 2, 2]), [2, 1, 1])).not.toBeNull();
  });

  it('goes past the blockers only when each has lethal damage', () => {
    expect(divisionProblem(trample([2]), [2, 4])).toBeNull();
    expect(divisionProblem(trample([2]), [1, 5])).not.toBeNull();
    expect(divisionProblem(trample([2, 3]), [5, 1, 0])).toBeNull();
    expect(divisionProblem(trample([2, 3]), [4, 1, 1])).not.toBeNull();
    expect(divisionProblem(trample([2, 3], true), [2, 3, 1])).toBeNull();
    expect(divisionProblem(trample([2, 3], true), [1, 3, 0])).not.toBeNull();
  });

  it('asks exactly where there is a choice', () => {
    const constraint = fc.integer({ min: 1, max: 3 }).chain((n) =>
      fc
        .record({
          lethal: fc.array(fc.nat(3), { minLength: n, maxLength: n }),
          ordered: fc.boolean(),
          through: fc.boolean(),
        })
        .map(({ lethal, ordered: inOrder, through }) =>
          through ? trample(lethal, inOrder) : { lethal, ordered: inOrder, excess: -1 },
        ),
    );
    const divisions = (parts: number, amount: number): number[][] =>
      parts === 1
        ? [[amount]]
        : Array.from({ length: amount + 1 }, (_, first) =>
            divisions(parts - 1, amount - first).map((rest) => [first, ...rest]),
          ).flat();
    fc.assert(
      fc.property(constraint, fc.integer({ min: 1, max: 6 }), (c, amount) => {
        const legal = divisions(c.lethal.length, amount).filter((d) => divisionProblem(c, d) === null);
        expect(legal.length).toBeGreaterThan(0);
        expect(onlyDivision(c, amount)).toEqual(legal.length === 1 ? legal[0] : null);
      }),
      { numRuns: 500 },
    );
  });
});

it('with trample damage goes past all creatures, wherever the player stands among the recipients', () => {
  expect(passed({ lethal: [0, 2, 3], ordered: false, excess: 0 }, [1, 2, 3])).toEqual([1, 2]);
  expect(passed({ lethal: [0, 2, 3], ordered: false, excess: 0 }, [0, 2, 3])).toEqual([]);
});
