/** Values with something wrong in them. */
import { type RandomSource, below } from '@rulewright/players';

/** Values that programs do not expect. */
const NASTY: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  7,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '\0\ud800',
  [],
  Object.assign([], { 2: 0 }),
  {},
  [[[[[]]]]],
  { toString: 'no' },
  () => 0,
  Symbol('no'),
  10n,
];

/** A copy of the value in which something, somewhere, is something else, is missing or is there twice. */
export function spoiled(source: RandomSource, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(source, 12) === 0) return NASTY[below(source, NASTY.length)];
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[below(source, Math.max(1, keys.length))];
  if (key === undefined || below(source, 20) === 0) return Object.assign(copy, { unexpected: 1 });
  if (below(source, 20) === 0) delete copy[key];
  else copy[key] = spoiled(source, copy[key]);
  return copy;
}
