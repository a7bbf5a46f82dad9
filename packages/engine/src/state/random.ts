/** The random source, inside the state (xoshiro128**). Every draw is named. 2006: 101, 511 · 2009: 103, 705 · 2011: 103, 701.16, 705 · 2026: 103, 701.24, 705, 706 */
import type { GameState, RandomState } from './state.ts';

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** A random state from a seed; text seeds are hashed. */
export function seedRandom(seed: number | string): RandomState {
  let h = 2166136261;
  for (const c of String(seed)) {
    h ^= c.codePointAt(0) as number;
    h = Math.imul(h, 16777619);
  }
  // splitmix32 spreads the hash over four words, never all zero
  const word = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  return { a: word(), b: word(), c: word(), d: word() | 1 };
}

function nextWord(random: RandomState): number {
  const result = Math.imul(rotl(Math.imul(random.b, 5), 7), 9);
  const t = random.b << 9;
  random.c ^= random.a;
  random.d ^= random.b;
  random.b ^= random.c;
  random.a ^= random.d;
  random.c ^= t;
  random.d = rotl(random.d, 11);
  return result >>> 0;
}

/** What a random draw is for. */
export type Draw = 'shuffle' | 'coin' | 'die' | 'starting player' | 'at random';

/** A whole number from 0 to n − 1, unbiased. */
export function randomBelow(state: GameState, _draw: Draw, n: number): number {
  state.barrier++;
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = nextWord(state.random);
    if (word < limit) return word % n;
  }
}

/** Puts the items in random order, in place (Fisher–Yates). */
export function shuffleInPlace<T>(state: GameState, draw: Draw, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(state, draw, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}
