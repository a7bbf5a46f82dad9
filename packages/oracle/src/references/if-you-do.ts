/**
 * Sentences after "if you do" about what only that sentence targets: "If you do, tap up to eight target permanents. Those permanents don't
 * untap …". They are done on that condition too; how many of them there were is the mark `$follow`.
 * 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import type { Filter } from '@rulewright/engine';
import { conjuncts } from '../nouns/filters.ts';
import { fit } from './kinds.ts';
import type { Node, Scope } from './scope.ts';

/** The list with each "if you do" taking in what is said of its targets alone. */
export function intoConditions(list: readonly Node[], scope: Scope): readonly Node[] {
  const out: Node[] = [];
  for (const item of list) {
    const last = out.at(-1);
    const then = last === undefined || !asksWhetherDone(last) ? [] : (last['then'] as Node[]);
    const before = [...targetsIn(out.slice(0, -1)), ...scope.mentions.map(({ filter }) => filter)];
    const only = targetsIn(then).filter((where) => !before.some((known) => known !== undefined && alike(where, known)));
    if (last !== undefined && !OPTIONS.has(item['do'] as string) && only.some((where) => speaksOf(item, where))) {
      const $follow = ((last['$follow'] as number | undefined) ?? 0) + 1;
      out[out.length - 1] = { ...last, then: [...then, item], $follow };
    } else out.push(item);
  }
  return out;
}

/** The list with those sentences after their condition again. */
export const outOfConditions = (list: readonly Node[]): readonly Node[] =>
  list.flatMap(({ $follow, ...node }) => {
    if ($follow === undefined) return [node];
    const then = node['then'] as Node[];
    const within = then.length - ($follow as number);
    return [{ ...node, then: then.slice(0, within) }, ...then.slice(within)];
  });

/** What asks or offers something itself. */
const OPTIONS = new Set(['if', 'may', 'pay']);

/** "If you do, …", and nothing else. */
function asksWhetherDone({ do: doing, condition, $after, else: otherwise }: Node): boolean {
  return doing === 'if' && (condition as Node)['if'] === 'thatDone' && $after === undefined && otherwise === undefined;
}

/** What each inline target within is. */
function targetsIn(node: unknown): Filter[] {
  if (typeof node !== 'object' || node === null) return [];
  const { set, spec } = node as Node;
  const objects = set === 'target' ? ((spec as Node)['objects'] as { where: Filter } | undefined) : undefined;
  return [...(objects === undefined ? [] : [objects.where]), ...Object.values(node).flatMap(targetsIn)];
}

const alike = (one: Filter, other: Filter): boolean => conjuncts(one).some((noun) => fit(noun, other, undefined) >= 2);

/** Whether "that permanent" or "those permanents" is said of it. */
function speaksOf(node: unknown, where: Filter): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { set, noun, how } = node as Node;
  if (set === 'that' && how === undefined && fit(noun as Filter, where, 'battlefield') >= 2) return true;
  return Object.values(node).some((inner) => speaksOf(inner, where));
}
