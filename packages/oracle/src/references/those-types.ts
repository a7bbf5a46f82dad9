/** "Target artifact or creature and another target permanent that shares one of those types with it": the types that the noun before names. 2006: 205 · 2009, 2011, 2026: 205 */
import { someNode, type CardType, type Filter } from '@rulewright/engine';
import { conjuncts } from '../nouns/filters.ts';
import { Unresolved } from './scope.ts';
import type { Node, Scope } from './scope.ts';

const isThose = ({ among }: Node): boolean => among === 'those';

const typesIn = (where: Filter): readonly CardType[] =>
  conjuncts(where).flatMap((f) => (f.is === 'type' ? [f.type] : f.is === 'or' ? f.of.flatMap(typesIn) : []));

/** The specification of a target with those types in place of the word for them. */
export function withThoseTypes(spec: Node, scope: Scope): Node {
  if (!someNode(spec, isThose)) return spec;
  const before = (scope.targets.at(-1)?.['objects'] as { where: Filter } | undefined)?.where;
  const among = before === undefined ? [] : typesIn(before);
  if (among.length < 2) throw new Unresolved('"those types", but which?');
  return filled(spec, among) as Node;
}

function filled(node: unknown, among: readonly CardType[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => filled(item, among));
  const copy = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, filled(inner, among)]));
  return isThose(node as Node) ? { ...copy, among } : copy;
}
