/**
 * The phrasing table: marks of how things were said, kept by path beside a tree that has none of them.
 * 2006: 104 · 2009, 2011, 2026: 107
 */

/** Marks by the path of the node they are on: `effect/0/what` → `{ $r: … }`. */
export type Phrasing = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Takes the marks off a tree. */
export function strip(tree: unknown): { tree: unknown; phrasing: Phrasing } {
  const phrasing: Record<string, Record<string, unknown>> = {};
  const walk = (node: unknown, path: string): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((item, i) => walk(item, `${path}/${i}`));
    const clean: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (value === undefined) continue;
      if (key.startsWith('$')) (phrasing[path] ??= {})[key] = value;
      else clean[key] = walk(value, `${path}/${key}`);
    }
    return clean;
  };
  return { tree: walk(tree, ''), phrasing };
}

/** Puts the marks back on: the inverse of `strip`. */
export function unstrip(tree: unknown, phrasing: Phrasing): unknown {
  const walk = (node: unknown, path: string): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((item, i) => walk(item, `${path}/${i}`));
    const marked: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) marked[key] = walk(value, `${path}/${key}`);
    return Object.assign(marked, phrasing[path]);
  };
  return walk(tree, '');
}
