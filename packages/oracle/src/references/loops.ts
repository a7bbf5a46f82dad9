/**
 * Sentences after "for each …" that still speak of each: "For each blocking creature, flip a coin. If you win the flip, …
 * that creature". They belong to the loop; how many of them there were is the mark `$taken`. 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import { FLIPS } from './coins.ts';
import type { Filter } from '@rulewright/engine';
import { fit } from './kinds.ts';
import { filterOf } from './outcomes.ts';
import type { Node, Scope } from './scope.ts';

/** The list with each loop taking in what belongs to it. */
export function intoLoops(list: readonly unknown[], scope: Scope): readonly unknown[] {
  const out: Node[] = [];
  for (const item of list as readonly Node[]) {
    const loop = out.at(-1);
    if (loop?.['do'] === 'forEach' && belongs(item, loop, scope)) {
      const $taken = ((loop['$taken'] as number | undefined) ?? 0) + 1;
      out[out.length - 1] = { ...loop, effect: [...(loop['effect'] as Node[]), item], $taken };
    } else out.push(item);
  }
  return out;
}

/** The list with what came after a loop after it again. */
export const outOfLoops = (list: readonly Node[]): readonly Node[] =>
  list.flatMap(({ $taken, ...node }) => {
    if ($taken === undefined) return [node];
    const effect = node['effect'] as Node[];
    const within = effect.length - ($taken as number);
    return [{ ...node, effect: effect.slice(0, within) }, ...effect.slice(within)];
  });

function belongs(item: Node, loop: Node, scope: Scope): boolean {
  const last = (loop['effect'] as Node[]).at(-1);
  const condition = item['do'] === 'if' ? (item['condition'] as Node) : undefined;
  const asked = condition?.['if'] === 'not' ? (condition['of'] as Node) : condition;
  if (FLIPS.has(asked?.['if'] as string) && last?.['do'] === 'flipCoin') return true;
  if (asked?.['if'] === 'thatDone' && (last?.['do'] === 'may' || last?.['do'] === 'pay')) return true;
  const each = filterOf(loop['over'] as Node);
  return each !== undefined && speaksOf(item, each, scope);
}

/** Whether "that creature" is said, of nothing that was named before the loop. */
function speaksOf(node: unknown, each: Filter, scope: Scope): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { set, noun, how, $n } = node as Node;
  if (set === 'that' && how === undefined && $n === undefined) {
    const called = noun as Filter;
    const named = scope.mentions.some((m) => !m.several && fit(called, m.filter, m.place) >= 2);
    if (!named && fit(called, each, undefined) >= 2) return true;
  }
  return Object.values(node).some((inner) => speaksOf(inner, each, scope));
}
