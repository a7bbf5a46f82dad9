/** Trees with other nodes in them. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */
import { equal } from '@rulewright/engine';

/** The tree with each node that equals `from` turned into `to`. */
export function replaced(tree: unknown, from: unknown, to: unknown): unknown {
  if (equal(tree, from)) return to;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((node) => replaced(node, from, to));
  return Object.fromEntries(Object.entries(tree).map(([key, node]) => [key, replaced(node, from, to)]));
}
