/**
 * "You may pay {W} to end this effect": a special action that the effect itself allows. The sentence may come after others; how many of them
 * stand between is the mark `$ends`. 2006: 408.2i · 2009: 114.2c · 2011: 115.2c · 2026: 116.2c
 */
import { Unresolved } from './scope.ts';
import type { Node } from './scope.ts';

const allowing = (cost: unknown): Node => ({
  part: 'rule',
  rule: { rule: 'maySpecially', who: { who: 'you' }, action: 'endEffect', cost, effect: [{ do: 'endEffect' }] },
});

/** The list with each such sentence as a part of the effect that it speaks of. */
export function intoEnded(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['do'] === 'mayEnd');
  if (at < 0) return list;
  const of = list.slice(0, at).findLastIndex((node) => node['do'] === 'effect');
  const effect = list[of];
  if (effect === undefined) throw new Unresolved('"this effect", but there is none');
  const parts = [...(effect['parts'] as Node[]), allowing((list[at] as Node)['cost'])];
  const ended = { ...effect, parts, $ends: at - of - 1 };
  return [...list.slice(0, of), ended, ...list.slice(of + 1, at), ...list.slice(at + 1)];
}

/** The list with that sentence where it was again. */
export function outOfEnded(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['$ends'] !== undefined);
  if (at < 0) return list;
  const { $ends, ...effect } = list[at] as Node;
  const parts = effect['parts'] as Node[];
  const { cost } = (parts.at(-1) as Node)['rule'] as Node;
  const after = at + 1 + ($ends as number);
  const said = { ...effect, parts: parts.slice(0, -1) };
  return [...list.slice(0, at), said, ...list.slice(at + 1, after), { do: 'mayEnd', cost }, ...list.slice(after)];
}
