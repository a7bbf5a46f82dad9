/**
 * Text-changing effects: colour words and subtypes are changed where the ability uses them as such, never in a name and
 * never a mana symbol. 2006: 418.6 · 2009, 2011, 2026: 612
 */

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
    result = substitutions.reduce<object>((tree, [from, to]) => rewrite(tree, from, to) as object, node);
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

type Tree = Readonly<Record<string, unknown>>;

function rewrite(node: unknown, from: string, to: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const list = node as readonly unknown[];
    const changed = list.map((child) => rewrite(child, from, to));
    return changed.every((child, i) => child === list[i]) ? node : changed;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [key, child] of Object.entries(node)) {
    const next = isWordAt(node as Tree, key)
      ? Array.isArray(child)
        ? changeWord(child, from, to)
        : child === from
          ? to
          : child
      : isSymbolAt(node as Tree, key)
        ? child
        : rewrite(child, from, to);
    if (next === child) continue;
    changed ??= { ...node };
    changed[key] = next;
  }
  return changed ?? node;
}

/** Places that hold colour words or subtypes as words. */
function isWordAt(node: Tree, key: string): boolean {
  switch (key) {
    case 'color':
      return node['is'] === 'color';
    case 'subtype':
      return node['is'] === 'subtype' || node['ability'] === 'keyword';
    case 'colors':
      return node['mod'] === 'color' || node['except'] === 'color' || isToken(node);
    case 'subtypes':
      return node['mod'] === 'types' || node['except'] === 'types' || isToken(node);
    case 'among':
      return node['choose'] === 'color';
    default:
      return false;
  }
}

const isToken = (node: Tree): boolean => 'colors' in node && 'types' in node && 'subtypes' in node;

/** Places that hold mana symbols, names or printed text: never words. */
function isSymbolAt(node: Tree, key: string): boolean {
  return (
    key === 'mana' ||
    key === 'reduceMana' ||
    key === 'text' ||
    key === 'name' ||
    key === 'names' ||
    (key === 'types' && !('mod' in node))
  );
}
