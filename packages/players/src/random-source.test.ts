import { describe, expect, it } from 'vitest';
import { below, next, randomSource, shuffled } from './random-source.ts';

describe('a player’s own numbers', () => {
  it('are the same for the same seed and differ between seeds', () => {
    const draw = (seed: number | string): number[] => {
      const source = randomSource(seed);
      return Array.from({ length: 20 }, () => next(source));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw(7)).toEqual(draw('7'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('are even: each of six about one time in six', () => {
    const source = randomSource('dice');
    const fair = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = below(source, 6);
      fair[face] = (fair[face] ?? 0) + 1;
    }
    for (const count of fair) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('refuse to draw from nothing', () => {
    expect(() => below(randomSource(1), 0)).toThrow(RangeError);
  });

  it('shuffle into a permutation', () => {
    expect([...shuffled(randomSource(3), 40)].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});
