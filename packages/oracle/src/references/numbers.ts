/** "Where X is …": the number itself in place of X. 2006: 104.3, 413.2f · 2009, 2011: 107.3, 608.2g · 2026: 107.3, 608.2h */
import { someNode } from '@rulewright/engine';
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

/**
 * What stands in place of X. The game is asked only once: what is done with X first may change what it is counted from, so X is
 * noted before several instructions that use it, `later` among them. What each player counts by itself cannot be noted for all.
 */
export function noted(value: Node, list: Node[], from: number, last: Node, scope: Scope, later = false): Node {
  const used = list.findIndex((node, i) => i >= from && usesX(node));
  const first = used < 0 ? list.length : used;
  const once = !later && (used < 0 || !usesX(last));
  if (once || value['q'] === 'ref' || isOfEach(value)) return value;
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  list.splice(first, 0, { do: 'bind', name, value: { number: value }, $hoist: true });
  return { q: 'ref', name, $r: value };
}

/** The list with X again in place of what was noted, also where no marks say so. */
export function outOfNoted(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['do'] === 'bind' && node['$hoist'] !== true && numberOf(node) !== undefined);
  if (at < 0) return list;
  const { name } = list[at] as Node;
  const isIt = (node: Node): boolean => node['q'] === 'ref' && node['name'] === name;
  const last = list.findLastIndex((node) => someNode(node, isIt));
  const x = { q: 'ref', name, $r: { q: 'x' }, $x: numberOf(list[at] as Node) };
  const said = list.map((node, i) => ({ ...(asX(node, isIt, x) as Node), ...(i === last ? { $where: true } : {}) }));
  return outOfNoted(said.toSpliced(at, 1));
}

const numberOf = ({ value }: Node): unknown => (value as Node)['number'];

function asX(node: unknown, isIt: (node: Node) => boolean, x: Node): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => asX(item, isIt, x));
  if (isIt(node as Node)) return x;
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, asX(inner, isIt, x)]));
}

const usesX = (node: Node): boolean =>
  someNode(node, ({ q, mana }) => q === 'x' || (Array.isArray(mana) && mana[0] === 'X'));

const isOfEach = (value: Node): boolean =>
  someNode(value, ({ who, name }) => who === 'actor' || String(name).startsWith('each.'));

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
