/** Matching by masks, compared with trying everything. 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118 */
import { expect, test } from 'vitest';
import { assign, matchable, most, needMasks } from './mana-matching.ts';
import { ANY_MANA, WATERBENT } from './mana-needs.ts';

/** All lists of at most so many of those. */
function lists(of: readonly number[], most: number): number[][] {
  const longest = Array.from({ length: most }).reduce<number[][][]>(
    (known) => [...known, (known.at(-1) ?? []).flatMap((list) => of.map((one) => [...list, one]))],
    [[[]]],
  );
  return longest.flat();
}

type Fits = (unit: number, need: number) => boolean;

/** Every way to give each need another unit or none, -1. */
function ways(units: number, needs: number, fits: Fits): number[][] {
  if (needs === 0) return [[]];
  return ways(units, needs - 1, fits).flatMap((way) => [
    [...way, -1],
    ...Array.from({ length: units }, (_, unit) => unit)
      .filter((unit) => !way.includes(unit) && fits(unit, needs - 1))
      .map((unit) => [...way, unit]),
  ]);
}

const paid = (way: readonly number[]): number => way.filter((unit) => unit >= 0).length;
const usedOf = (way: readonly number[]): number[] => way.filter((unit) => unit >= 0).sort((a, b) => a - b);

/** The units of the ways that pay the most needs, the earliest first. */
function earliest(found: readonly number[][]): number[] {
  const best = Math.max(...found.map(paid));
  return found
    .filter((way) => paid(way) === best)
    .map(usedOf)
    .reduce((a, b) => {
      const at = a.findIndex((unit, i) => unit !== b[i]);
      return at < 0 || (a[at] ?? 0) < (b[at] ?? 0) ? a : b;
    });
}

const UNITS = lists([0, 1, 2, 3, WATERBENT], 3);
const NEEDS = lists([1, 2, 3, ANY_MANA | WATERBENT], 3);

test('units of mana can pay what some assignment of them pays', () => {
  const wrong: unknown[] = [];
  for (const units of UNITS)
    for (const colored of NEEDS)
      for (const generic of [0, 1, 2]) {
        const needs = needMasks(generic, colored);
        const fits: Fits = (unit, need) => ((units[unit] ?? 0) & (needs[need] ?? 0)) !== 0;
        const can =
          needs.length <= units.length && ways(units.length, needs.length, fits).some((way) => !way.includes(-1));
        if (matchable(units, generic, colored) !== can) wrong.push({ units, generic, colored, can });
      }
  expect(wrong).toEqual([]);
});

test.each<[string, Fits | null]>([
  ['as the masks say', null],
  ['where the first may not pay the first', (unit, need) => unit > 0 || need > 0],
])('as many needs are paid as can be, and with the earliest units, %s', (_, allowed) => {
  const wrong: unknown[] = [];
  for (const units of UNITS)
    for (const needs of NEEDS) {
      const fits: Fits = (unit, need) =>
        ((units[unit] ?? 0) & (needs[need] ?? 0)) !== 0 && (allowed === null || allowed(unit, need));
      const expected = earliest(ways(units.length, needs.length, fits));
      const found = most(units, needs, allowed);
      const right =
        found.length === needs.length &&
        found.every((unit, need) => unit === -1 || fits(unit, need)) &&
        JSON.stringify(usedOf(found)) === JSON.stringify(expected);
      const all = assign(units, needs, allowed);
      const rightWhole = expected.length < needs.length ? all === null : JSON.stringify(all) === JSON.stringify(found);
      if (!right || !rightWhole) wrong.push({ units, needs, found, all, expected });
    }
  expect(wrong).toEqual([]);
});

test('the particular needs come before those of any mana', () => {
  expect(needMasks(2, [1, 2])).toEqual([1, 2, ANY_MANA, ANY_MANA]);
});
