/**
 * "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast this spell, that creature enters with an
 * additional +1/+1 counter on it": a sentence after it says how what it moves enters, so the counters are a part of the move.
 * 2006: 419.6 · 2009, 2011, 2026: 608.2c, 614.12
 */
import { someNode } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { unmarked } from './scope.ts';
import type { Node } from './scope.ts';

interface Counters {
  counter: unknown;
  count: unknown;
}

/** The counters with which a node says that what was moved enters; undefined: it says something else. */
function countersOf(node: Node | undefined, moved: Node): readonly Counters[] | undefined {
  const only = (list: unknown): Node | undefined => ((list as Node[]).length === 1 ? (list as Node[])[0] : undefined);
  if (node?.['do'] === 'if' && node['else'] === undefined) {
    const { condition } = node;
    // what the condition asks of it is not known before it enters
    if (someNode(condition, ({ name }) => name !== undefined && name === moved['out'])) return undefined;
    const counters = countersOf(only(node['then']), moved);
    return counters?.map(({ counter, count }) => ({ counter, count: { q: 'if', condition, then: count, else: 0 } }));
  }
  const part = node?.['do'] === 'effect' ? only(node['parts']) : undefined;
  const { event, instead } = (part?.['replacement'] ?? {}) as { event?: Node; instead?: Node };
  if (event?.['on'] !== 'move' || instead?.['instead'] !== 'enters') return undefined;
  const { counters, instead: _, ...more } = unmarked(instead) as { counters?: readonly Counters[]; instead: string };
  const { set } = event['what'] as { set?: Node };
  const isIt = set !== undefined && [moved['what'], { set: 'ref', name: moved['out'] }].some((it) => same(it, set));
  return isIt && Object.keys(more).length === 0 ? counters : undefined;
}
const same = (a: unknown, b: unknown): boolean => equal(unmarked(a), unmarked(b));

/** The list with each such sentence in the move before it. */
export function intoEntered(list: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const node of list) {
    const moved = out.at(-1);
    const to = moved?.['do'] === 'move' ? (moved['to'] as Node) : undefined;
    const counters = to?.['zone'] === 'battlefield' && to['counters'] === undefined && countersOf(node, moved as Node);
    if (counters) out.splice(-1, 1, { ...moved, to: { ...to, counters }, $enters: node });
    else out.push(node);
  }
  return out;
}

/** The list with those sentences again. */
export const outOfEntered = (list: readonly Node[]): readonly Node[] =>
  list.flatMap(({ $enters, ...node }: Node & { $enters?: Node }): readonly Node[] => {
    if ($enters === undefined) return [node];
    const { counters: _, ...to } = node['to'] as Node;
    return [{ ...node, to }, $enters];
  });
