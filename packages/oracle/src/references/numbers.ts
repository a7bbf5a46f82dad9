/** "Where X is …": the number itself in place of X. 2006: 104.3 · 2009, 2011, 2026: 107.3 */
import { othersOfChanged } from './others.ts';
import type { Node, Scope } from './scope.ts';

/** "where X is …" said of a whole node. */
export function withX(node: Node, scope: Scope): Node {
  if (node['xIs'] === undefined) return node;
  const { xIs, ...rest } = node;
  const said = othersOfChanged(substituteX(rest, xIs as Node) as Node);
  scope.targets = scope.targets.map((spec) => substituteX(spec, xIs as Node) as Node);
  return { ...said, $where: true };
}

/** A copy with the value in place of X. `copied` is told of every instruction within and its copy. */
export function substituteX(node: unknown, value: Node, copied?: (from: Node, to: Node) => void): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => substituteX(item, value, copied));
  if ((node as Node)['q'] === 'x') return { ...value, $r: { q: 'x' }, ...said(value) };
  const symbols = (node as Node)['mana'];
  if (Array.isArray(symbols) && symbols[0] === 'X') return xInCost(node as Node, symbols, value);
  const copy: Node = {};
  for (const [key, inner] of Object.entries(node))
    copy[key] = key.startsWith('$') ? inner : substituteX(inner, value, copied);
  if (typeof copy['do'] === 'string') copied?.(node as Node, copy);
  return copy;
}

/** How the value of X was said itself, which stands in place of the mark that it was said as X. */
const said = ({ $r }: Node): Node => ($r === undefined ? {} : { $x: $r });

/** `{X}{R}`, where X is …: generic mana of that amount. */
function xInCost(node: Node, symbols: readonly string[], value: Node): Node {
  const { mana: _, ...rest } = node;
  const others = symbols.slice(1);
  return {
    ...(others.length > 0 ? { mana: others } : {}),
    generic: { ...value, $r: { q: 'x' }, ...said(value) },
    ...rest,
  };
}
