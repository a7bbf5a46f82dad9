import { expect, test } from 'vitest';
import { handGap } from './hand.tsx';

test('a hand of any size stays within its room, as long as a strip of each card can be seen', () => {
  expect(handGap(7, 120, 1000)).toBe(8);
  for (const cards of [8, 12, 20, 40]) {
    const gap = handGap(cards, 120, 900);
    if (gap > 26 - 120) expect(cards * 120 + (cards - 1) * gap).toBeLessThanOrEqual(900.01);
  }
  expect(handGap(1, 120, 50)).toBe(8);
});
