/**
 * The random source, inside the state: SHA-256 in counter mode under a 256-bit key. Every draw is named.
 * 2006: 101, 511 · 2009: 103, 705 · 2011: 103, 701.16, 705 · 2026: 103, 701.24, 705, 706
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameState } from './state.ts';

/** The random source: what is drawn next follows from the key and the counter alone. */
export interface RandomState {
  /** 256 bits as 64 lower-case hexadecimal digits */
  readonly key: string;
  /** words of 32 bits drawn so far; in a game dealt anew for a seat another key may follow, after so many */
  counter: number;
  readonly then?: { readonly after: number; readonly key: string };
}

/**
 * What every random draw of a game follows from: any number or text, or the 256-bit key itself as 64 lower-case
 * hexadecimal digits. A short seed can be found again by trying all of them; a key cannot.
 */
export type Seed = number | string | { readonly key: string };

/** Whether an unknown value is a seed; equal seeds of any kind give the same game. */
export function isSeed(value: unknown): value is Seed {
  if (typeof value === 'number' || typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !('key' in value)) return false;
  return typeof value.key === 'string' && /^[0-9a-f]{64}$/.test(value.key);
}

/** A random source from which nothing has been drawn. The number 1 and the text "1" are the same seed. */
export function seedRandom(seed: Seed): RandomState {
  const key = typeof seed === 'object' ? seed.key : bytesToHex(sha256(utf8ToBytes(`rulewright seed\n${seed}`)));
  return { key, counter: 0 };
}

/** Words of 32 bits that one hash gives. */
const BLOCK = 8;

/** The block of the stream that was computed last: it follows from key and number alone, so every game may share it. */
const last = { key: '', block: -1, words: new Uint32Array(BLOCK) };
const input = new Uint8Array(40);
const number = new DataView(input.buffer, 32);

/** Word n of the stream: big-endian word n mod 8 of SHA-256(key as 32 bytes ‖ n div 8 as 8 bytes, big-endian). */
function nextWord(random: RandomState): number {
  const n = random.counter++;
  const block = Math.floor(n / BLOCK);
  if (last.block !== block || last.key !== random.key) compute(random.key, block);
  return last.words[n % BLOCK] as number;
}

function compute(key: string, block: number): void {
  if (last.key !== key) input.set(hexToBytes(key));
  number.setUint32(0, Math.floor(block / 0x1_0000_0000));
  number.setUint32(4, block % 0x1_0000_0000);
  const bytes = new DataView(sha256(input).buffer);
  for (let i = 0; i < BLOCK; i++) last.words[i] = bytes.getUint32(4 * i);
  last.key = key;
  last.block = block;
}

/** What a random draw is for. */
export type Draw = 'shuffle' | 'coin' | 'die' | 'starting player' | 'at random';

/** A whole number from 0 to n − 1, unbiased. */
export function randomBelow(state: GameState, _draw: Draw, n: number): number {
  state.barrier++;
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const { then } = state.random;
    if (then !== undefined && state.random.counter >= then.after) state.random = { key: then.key, counter: 0 };
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
