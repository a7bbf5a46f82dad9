import { expect, test } from 'vitest';
import { inParts, newPart } from './sharing.ts';

test('a part ends after a number of steps, however short they are, and never before the first', () => {
  const full = newPart();
  let steps = 0;
  while (!full()) steps += 1;
  expect(steps).toBeGreaterThanOrEqual(1);
  expect(steps).toBeLessThanOrEqual(25);
});

test('others have their turn between the parts; what is found ends the work', async () => {
  let others = 0;
  const other = (): void => {
    others += 1;
    if (others < 1000) setImmediate(other);
  };
  setImmediate(other);
  const done: number[] = [];
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  expect(await inParts(numbers, (number) => (done.push(number) > 60 ? number : null))).toBe(60);
  expect(done).toEqual(numbers.slice(0, 61));
  expect(others).toBeGreaterThanOrEqual(2);
  others = 1000;
  expect(await inParts([1, 2], () => null)).toBeNull();
});
