/** Chance that is the same everywhere: numbers drawn from a name. */

export interface Draw {
  /** a number from 0 up to, but not including, 1 */
  next(): number;
  /** a whole number from `from` to `to`, both included */
  whole(from: number, to: number): number;
  /** one of these */
  of<T>(things: readonly [T, ...T[]]): T;
}

/** FNV-1a over the UTF-16 code units, then mulberry32. */
export function drawFrom(text: string): Draw {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, whole, of: (things) => things[whole(0, things.length - 1)] ?? things[0] };
}
