import { expect, test } from 'vitest';
import { greatest } from './greatest.ts';

test('the greatest number that works, wherever it begins and ends', () => {
  for (let from = 0; from <= 3; from++)
    for (let answer = from; answer <= 40; answer++)
      for (let most = answer; most <= 45; most++) expect(greatest((n) => n <= answer, from, most)).toBe(answer);
});

test('it goes no further than the most there is, and asks few times', () => {
  let asked = 0;
  const free = (): boolean => ++asked > 0;
  expect(greatest(free, 0, 5)).toBe(5);
  expect(greatest(free, 5, 5)).toBe(5);
  asked = 0;
  expect(greatest(free)).toBe(1_000_000);
  expect(asked).toBeLessThan(25);
});
