/** Stacks that lack one thing of a stack of effects. */
import type { Stack } from './stack.ts';

export function* smallerOnes(stack: Stack): Generator<Stack> {
  for (const i of stack.happened.keys()) yield { ...stack, happened: without(stack.happened, i) };
  for (const last = stack.placed.length - 1; last > 0 && !named(stack, last); ) {
    yield { ...stack, placed: without(stack.placed, last) };
    break;
  }
  for (const smaller of lessOf(stack)) yield smaller as Stack;
}

const named = (stack: Stack, index: number): boolean =>
  stack.happened.some(
    (h) =>
      (h.what === 'effect' ? h.on.includes(index) : h.on === index) ||
      (h.what === 'copy' && h.of === index) ||
      (h.what === 'attach' && h.to === index),
  );
const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, at) => at !== i);

/** Lists whose elements, and fields that, may be left out wherever they stand. */
const LISTS = ['abilities', 'mods', 'supertypes', 'subtypes', 'colors'];
/** The same tree with one thing less somewhere. */
function* lessOf(node: unknown): Generator<unknown> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'condition') yield Object.fromEntries(Object.entries(node).filter(([k]) => k !== key));
    if (LISTS.includes(key) && Array.isArray(child) && child.length > (key === 'mods' || 'mod' in node ? 1 : 0))
      for (const i of child.keys()) yield { ...node, [key]: without(child, i) };
    if (key === 'where' && (child as { is: string }).is !== 'any') {
      const { is, of } = child as { is: string; of?: unknown };
      if (is === 'and' || is === 'or') for (const one of of as unknown[]) yield { ...node, where: one };
      if (is !== 'not') yield { ...node, where: { is: 'any' } };
    }
    if ((key === 'power' || key === 'toughness') && (typeof child !== 'number' || child > 1))
      yield { ...node, [key]: 1 };
    for (const less of lessOf(child))
      yield Array.isArray(node)
        ? node.map((c: unknown, i) => (i === Number(key) ? less : c))
        : { ...node, [key]: less };
  }
}
