/**
 * Creatures that several assign damage to: lethal damage is that of all of them together, so an assignment may count on one that
 * is still to be made. 2006: 502.9b, 502.9e · 2009: 510.1c–f, 702.17b · 2011: 510.1c–e, 702.18b · 2026: 510.1e, 702.19b
 */
import type { ObjectId } from '../state/ids.ts';

/** Damage still to be assigned: how much, and to whom; in order, each lethal before the next, where the edition has one. */
export interface Pending {
  amount: number;
  reach: readonly ObjectId[];
  ordered: boolean;
}

/** Whether what is pending can be assigned so that each of `owed` ends with lethal damage; `lethal` is what one still lacks. */
export function canBeMadeLethal(
  owed: ReadonlySet<ObjectId>,
  lethal: (id: ObjectId) => number,
  pending: readonly Pending[],
): boolean {
  const at = pending.findIndex((p) => p.ordered && p.reach.length > 1);
  const next = pending[at];
  if (next === undefined) return suffices(owed, lethal, pending);
  // one that goes so far down its order needs lethal damage for all before
  return next.reach.some((_, far) => {
    const reach = next.reach.slice(0, far + 1);
    return canBeMadeLethal(
      new Set([...owed, ...reach.slice(0, -1)]),
      lethal,
      pending.map((p, i) => (i === at ? { ...p, reach, ordered: false } : p)),
    );
  });
}

/** Every group of those owed is reached by enough damage: then it can be shared out (Hall’s theorem). */
function suffices(owed: ReadonlySet<ObjectId>, lethal: (id: ObjectId) => number, pending: readonly Pending[]): boolean {
  const wanting = [...owed].filter((id) => lethal(id) > 0);
  for (let group = 1; group < 1 << wanting.length; group++) {
    const some = wanting.filter((_, i) => (group & (1 << i)) !== 0);
    const need = some.reduce((sum, id) => sum + lethal(id), 0);
    const there = pending.reduce((sum, p) => sum + (some.some((id) => p.reach.includes(id)) ? p.amount : 0), 0);
    if (there < need) return false;
  }
  return true;
}
