/** Arrow keys on a table of cards. */
import { expect, test } from 'vitest';
import { nearestPoint } from './nearest.ts';

test('the nearest in the direction, rather beside than far across', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 50, y: 200 },
    { x: -100, y: 0 },
  ];
  expect(nearestPoint({ x: 0, y: 0 }, points, [1, 0])).toBe(0);
  expect(nearestPoint({ x: 0, y: 0 }, points, [-1, 0])).toBe(2);
  expect(nearestPoint({ x: 0, y: 0 }, points, [0, 1])).toBe(1);
  expect(nearestPoint({ x: 0, y: 0 }, points, [0, -1])).toBe(-1);
});
