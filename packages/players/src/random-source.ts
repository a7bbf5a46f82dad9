/** A player's own seeded numbers, apart from the game's random source. */

/** State of a small fast counting generator (sfc32): four unsigned 32-bit numbers. Plain data. */
export interface RandomSource {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** A source from any seed; equal seeds give equal numbers on every platform. */
export function randomSource(seed: number | string): RandomSource {
  const text = String(seed);
  const source: RandomSource = {
    a: scramble(text, 0x9e3779b9),
    b: scramble(text, 0x243f6a88),
    c: scramble(text, 0xb7e15162),
    counter: 1,
  };
  for (let i = 0; i < 12; i++) next(source);
  return source;
}

/** The next number, an integer from 0 to 2³² − 1. */
export function next(source: RandomSource): number {
  const sum = (source.a + source.b + source.counter) >>> 0;
  source.counter = (source.counter + 1) >>> 0;
  source.a = (source.b ^ (source.b >>> 9)) >>> 0;
  source.b = (source.c + (source.c << 3)) >>> 0;
  source.c = (((source.c << 21) | (source.c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A uniform integer from 0 to n − 1. Throws a RangeError where n is not a positive integer. */
export function below(source: RandomSource, n: number): number {
  if (!(n >= 1)) throw new RangeError(`no number below ${n}`);
  const limit = 4294967296 - (4294967296 % n);
  let value = next(source);
  while (value >= limit) value = next(source);
  return value % n;
}

/** The numbers 0 to n − 1 in a uniform order. */
export function shuffled(source: RandomSource, n: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < n; i++) order.push(i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(source, i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}

function scramble(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
