import { expect, test } from 'vitest';
import { cyclesIn } from './cycles.mjs';

const graph = (edges: Record<string, string[]>): Map<string, Set<string>> =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('modules that reach each other are one cycle, the largest first', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['e'], e: ['d'], f: ['a'] }))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a chain is none, and two cycles that share a module are one', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c'], c: [] }))).toEqual([]);
  expect(cyclesIn(graph({ a: ['b'], b: ['a', 'c'], c: ['b'] }))).toEqual([['a', 'b', 'c']]);
});
