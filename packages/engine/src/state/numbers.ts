/**
 * Comparing integers. Of what `Math.max` and `Math.min` give, engines may keep a double, and every object it is written to gets
 * another shape, for which compiled code is thrown away. 2006: 100 · 2009, 2011, 2026: 100 (no rule: speed)
 */
export const greater = (a: number, b: number): number => (a > b ? a : b);
export const lesser = (a: number, b: number): number => (a < b ? a : b);
/** The same number: what was read from a list of doubles is no double any more. */
export const integer = (n: number): number => n | 0;
export const absolute = (n: number): number => (n < 0 ? 0 - n : n);
