/** What was counted, spoken of again: "draw a card for each creature you control. Those creatures …", "exactly one creature, that creature …". 2006: 413 · 2009, 2011, 2026: 608.2 */
import type { Filter } from '@rulewright/engine';
import { fit } from './kinds.ts';
import { unmarked } from './scope.ts';
import type { Mention, Node, Scope } from './scope.ts';

/** Remembers what a number counts. */
export function noteCounted(node: Node, scope: Scope): Node {
  const of = node['of'] as Node | undefined;
  if (node['q'] === 'count' && of?.['set'] === 'all') scope.counted.push({ of: unmarked(of) as Node });
  // "if all lands are Islands, … them"
  if (node['if'] === 'not' && node['$all'] === 'are') {
    const all = ((node['of'] as Node)['what'] as Node)['of'] as Node;
    scope.mentions.push({ node: unmarked(all) as Node, several: true, filter: all['where'] as Filter });
  }
  // "if it's paired with a creature, that creature": the other one of the two
  const pair = node['if'] === 'exists' ? (node['what'] as Node) : undefined;
  if ((pair?.['of'] as Node | undefined)?.['set'] === 'pairedWith')
    scope.mentions.push({
      node: unmarked(pair) as Node,
      several: false,
      filter: pair?.['filter'] as Filter,
      part: 'acted',
    });
  return node;
}

/** Remembers that there is exactly one of them. */
export function noteTheOnly({ left, op, right }: Node, scope: Scope): void {
  const last = scope.counted.at(-1);
  if (op === '=' && right === 1 && (left as Node)['q'] === 'count' && last !== undefined) last.only = true;
}

/** What "those creatures" or "that creature" means where nothing else is called so. */
export function countedBefore(noun: Filter, plural: boolean, scope: Scope): Mention | undefined {
  const found = scope.counted.findLast(
    ({ of, only = false }) =>
      only !== plural && of['zone'] === undefined && fit(noun, of['where'] as Filter, 'battlefield') > 1,
  );
  return found === undefined
    ? undefined
    : { node: found.of, several: plural, filter: found.of['where'] as Filter, place: 'battlefield' };
}
