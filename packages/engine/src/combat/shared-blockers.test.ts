/** Damage that several assign to the same creatures. 2006: 502.9e · 2009: 510.1c–f · 2011: 510.1c–e · 2026: 510.1e */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canBeMadeLethal, type Pending } from './shared-blockers.ts';

const IDS = [1, 2, 3];
const pending = fc.record({
  amount: fc.nat(4),
  reach: fc.shuffledSubarray(IDS, { minLength: 1 }),
  ordered: fc.boolean(),
  deathtouch: fc.boolean(),
});

/** Every way to assign what is pending, as damage by creature for each. */
function ways(list: readonly Pending[]): Map<number, number>[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  const split = (left: number, reach: readonly number[]): Map<number, number>[] => {
    const [id, ...others] = reach;
    if (id === undefined) return left === 0 ? [new Map()] : [];
    return Array.from({ length: left + 1 }, (_, n) => split(left - n, others).map((m) => new Map(m).set(id, n))).flat();
  };
  return split(first.amount, first.reach).flatMap((m) => ways(rest).map((more) => [m, ...more]));
}

it('says whether any assignment makes all those owed lethal, each in its order', () => {
  fc.assert(
    fc.property(
      fc.array(pending, { maxLength: 3 }),
      fc.subarray(IDS),
      fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
      (list, owed, needs) => {
        const need = (id: number): number => needs[id - 1] as number;
        const possible = ways(list).some((way) => {
          const from = (id: number, i: number): number => way[i]?.get(id) ?? 0;
          const isLethal = (id: number): boolean =>
            list.reduce((sum, _, i) => sum + from(id, i), 0) >= need(id) ||
            list.some((p, i) => p.deathtouch && from(id, i) > 0);
          const inOrder = way.every((m, i) => {
            const { reach, ordered } = list[i] as Pending;
            const last = reach.findLastIndex((id) => (m.get(id) ?? 0) > 0);
            return !ordered || reach.slice(0, Math.max(0, last)).every(isLethal);
          });
          return inOrder && owed.every(isLethal);
        });
        expect(canBeMadeLethal(new Set(owed), need, list)).toBe(possible);
      },
    ),
    { numRuns: 300 },
  );
});
