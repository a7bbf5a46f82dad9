/** What protection is from. 2006: 502.7 · 2009, 2011, 2026: 702.16 */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

test('protection from each color is protection from all colors', () => {
  const text = (from: string) => `Target creature gains protection from ${from} until end of turn.`;
  expect(effectOf(text('each color'), modern)).toEqual(effectOf(text('all colors'), modern));
});
