/** "If it has three or more charge counters on it, remove those counters": all of that kind, from what was asked about. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { Unresolved, unmarked } from './scope.ts';
import type { Node, Scope } from './scope.ts';

/** What a comparison asks about counters. */
export function noteCounters(left: Node, scope: Scope): void {
  if (left['q'] === 'counters') scope.countersAsked = left;
}

/** The removal, with the kind and the object said. */
export function thoseCountersOf(removal: Node, { countersAsked }: Scope): Node {
  if (removal['$those'] === undefined) return removal;
  if (countersAsked === undefined || countersAsked['counter'] === 'any')
    throw new Unresolved('those counters, but of no kind of them was spoken');
  return { ...removal, counter: countersAsked['counter'], from: unmarked(countersAsked['on']) };
}
