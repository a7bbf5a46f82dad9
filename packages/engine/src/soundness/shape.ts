/** Whether a value from outside has the shape its type says. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */
import { ROOTS as OF_VOCABULARY } from '../vocabulary/shapes.ts';
import { vocabularyShapes } from '../vocabulary/nodes.ts';
import { type Misfit, misfit as misfitOf, type Shapes, shapesIn } from '../vocabulary/shape.ts';
import { ROOTS, SHAPES } from './schema.ts';

export type { Misfit } from '../vocabulary/shape.ts';

const ALL = { ...OF_VOCABULARY, ...ROOTS };
let shapes: Shapes | null = null;

/** The first thing that does not fit the shape of that name; null if all does. `more`: as of `misfit` in the vocabulary. */
export function misfit(name: keyof typeof ALL, value: unknown, more = false): Misfit | null {
  shapes ??= [...vocabularyShapes(), ...shapesIn(SHAPES)];
  return misfitOf(shapes, ALL[name], value, more);
}
