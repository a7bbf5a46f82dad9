import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createGame } from '../game.ts';
import type { Setup } from '../setup/description.ts';
import { freshState } from './fresh.ts';
import { isSeed, randomBelow, seedRandom, shuffleInPlace } from './random.ts';
import type { RandomState } from './random.ts';
import type { GameState } from './state.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const holding = (random: RandomState): GameState => freshState('2026-02', {} as GameState['options'], random, []);

/** The stream as a stranger would compute it. */
function word(key: string, n: number): number {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(Math.floor(n / 8)));
  const block = createHash('sha256').update(Buffer.from(key, 'hex')).update(number).digest();
  return block.readUInt32BE(4 * (n % 8));
}

describe('the random source', () => {
  test('is SHA-256 in counter mode', () => {
    const state = holding(seedRandom({ key: KEY }));
    for (let n = 0; n < 50; n++) expect(randomBelow(state, 'die', 0x1_0000_0000)).toBe(word(KEY, n));
    expect(state.random).toEqual({ key: KEY, counter: 50 });
  });

  test('hashes any number or text to a key', () => {
    const key = createHash('sha256').update('rulewright seed\n1').digest('hex');
    expect(seedRandom(1)).toEqual({ key, counter: 0 });
    expect(seedRandom('1')).toEqual(seedRandom(1));
    expect(seedRandom('é').key).toBe(createHash('sha256').update('rulewright seed\né').digest('hex'));
    expect(seedRandom({ key: KEY }).key).toBe(KEY);
  });

  test('gives each game its own stream, whoever drew in between', () => {
    const draws = (state: GameState, count: number) =>
      Array.from({ length: count }, () => randomBelow(state, 'die', 1000));
    const alone = draws(holding(seedRandom('a')), 40);
    const a = holding(seedRandom('a'));
    const b = holding(seedRandom('b'));
    const between: number[] = [];
    for (let n = 0; n < 20; n++) {
      between.push(...draws(a, 2));
      draws(b, 3);
      draws(holding({ ...a.random }), 7);
    }
    expect(between).toEqual(alone);
  });

  test('goes on exactly where a copy of its state was taken', () => {
    const state = holding(seedRandom('copy'));
    for (let n = 0; n < 13; n++) randomBelow(state, 'coin', 2);
    const copy = holding(JSON.parse(JSON.stringify(state.random)) as RandomState);
    for (let n = 0; n < 30; n++) expect(randomBelow(copy, 'coin', 2)).toBe(randomBelow(state, 'coin', 2));
  });

  test('is unbiased: a word past the last whole multiple is drawn again', () => {
    // with two thirds of 2³² the remainder alone would come up twice as often below a half
    const n = 2_863_311_531;
    let expected = 0;
    let at = 0;
    const state = holding(seedRandom({ key: KEY }));
    for (let draw = 0; draw < 40; draw++) {
      do expected = word(KEY, at++);
      while (expected >= n);
      expect(randomBelow(state, 'at random', n)).toBe(expected);
    }
    expect(state.random.counter).toBe(at);
    expect(at).toBeGreaterThan(40);
  });

  test('every order of a shuffle is as likely', () => {
    const state = holding(seedRandom('orders'));
    const counts = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffleInPlace(state, 'shuffle', items);
      const order = items.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(49.7);
  });
});

describe('a seed', () => {
  const setup = (seed: unknown) =>
    ({
      seed,
      players: [
        { name: 'A', deck: [] },
        { name: 'B', deck: [] },
      ],
      definitions: [],
    }) as unknown as Setup;

  test.each([1, -0.5, '', 'text', { key: KEY }])('may be %j', (seed) => {
    expect(isSeed(seed)).toBe(true);
    expect(createGame(setup(seed)).ok).toBe(true);
  });

  test.each([
    undefined,
    null,
    true,
    [],
    {},
    { key: 1 },
    { key: '' },
    { key: KEY.slice(1) },
    { key: `${KEY}\n` },
    { key: KEY.toUpperCase() },
    { key: 'g'.repeat(64) },
  ])('may not be %j', (seed) => {
    expect(isSeed(seed)).toBe(false);
    const made = createGame(setup(seed));
    expect(made.ok ? null : made.errors.map((e) => e.error)).toEqual(['seed']);
  });
});
