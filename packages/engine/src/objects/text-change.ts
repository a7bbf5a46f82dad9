/**
 * Text-changing effects: colour words and subtypes are changed where the ability uses them as such, never in a name and
 * never a mana symbol. 2006: 418.6 · 2009, 2011, 2026: 612
 */
import { ABILITY, fieldOf, INSTRUCTION, isSpoken, itemsOf, objectIn, type Tree } from '../vocabulary/nodes.ts';
import type { Shape } from '../vocabulary/shape.ts';

/** One word for another: a colour by its letter, or a subtype. */
export type Substitution = readonly [from: string, to: string];

const memo = new WeakMap<object, Map<string, object>>();

/** The tree with the substitutions made in order. The same tree and substitutions give the same result, by identity. */
export function substitute<T>(node: T, substitutions: readonly Substitution[]): T {
  if (typeof node !== 'object' || node === null || substitutions.length === 0) return node;
  let results = memo.get(node);
  if (results === undefined) {
    results = new Map();
    memo.set(node, results);
  }
  const key = substitutions.map(([from, to]) => `${from}>${to}`).join(',');
  let result = results.get(key);
  if (result === undefined) {
    const place = 'do' in node ? INSTRUCTION : ABILITY;
    result = substitutions.reduce<object>((tree, [from, to]) => rewrite(tree, place, from, to) as object, node);
    results.set(key, result);
  }
  return result as T;
}

/** A list of words with one changed for another; the same list where it does not occur. */
export function changeWord<W>(words: readonly W[], from: string, to: string): readonly W[] {
  if (!words.includes(from as W)) return words;
  const changed = words.map((word) => (word === from ? (to as W) : word));
  return changed.filter((word, i) => changed.indexOf(word) === i);
}

/** The tree in that place with one word changed for another where a colour or subtype is used as a word. */
function rewrite(tree: unknown, place: Shape, from: string, to: string): unknown {
  if (typeof tree === 'string') return tree === from && isSpoken(place) ? to : tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) {
    const each = itemsOf(place);
    if (each === null) return tree;
    const list = tree as readonly unknown[];
    const changed = list.map((item) => rewrite(item, each, from, to));
    if (changed.every((item, i) => item === list[i])) return tree;
    return isSpoken(each) ? changed.filter((item, i) => changed.indexOf(item) === i) : changed;
  }
  const shape = objectIn(tree as Tree, place);
  let changed: Record<string, unknown> | null = null;
  for (const [key, child] of Object.entries(tree)) {
    const under = shape === null ? undefined : fieldOf(shape, key);
    const next = under === undefined ? child : rewrite(child, under, from, to);
    if (next === child) continue;
    changed ??= { ...tree };
    changed[key] = next;
  }
  return changed ?? tree;
}
