/**
 * Creatures that several assign damage to: lethal damage is that of all of them together, so an assignment may count on one that
 * is still to be made. 2006: 502.9b, 502.9e · 2009: 510.1c–f, 702.17b · 2011: 510.1c–e, 702.2b, 702.18b · 2026: 510.1e, 702.2c, 702.19b
 */
import type { ObjectId } from '../state/ids.ts';

/** Damage still to be assigned: how much, and to whom; in order, each lethal before the next, where the edition has one; whether any of it is lethal. */
export interface Pending {
  amount: number;
  reach: readonly ObjectId[];
  ordered: boolean;
  deathtouch: boolean;
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

function suffices(owed: ReadonlySet<ObjectId>, lethal: (id: ObjectId) => number, pending: readonly Pending[]): boolean {
  const wanting = [...owed].filter((id) => lethal(id) > 0);
  const touching = pending.filter((p) => p.deathtouch);
  if (touching.length === 0) return canBeShared(wanting, lethal, pending);
  // some of them are left to deathtouch, the others to the rest
  const others = pending.filter((p) => !p.deathtouch);
  for (let left = 0; left < 1 << wanting.length; left++) {
    const isLeft = (i: number): boolean => (left & (1 << i)) !== 0;
    const touched = wanting.filter((_, i) => isLeft(i));
    const rest = wanting.filter((_, i) => !isLeft(i));
    if (canBeShared(touched, () => 1, touching) && canBeShared(rest, lethal, others)) return true;
  }
  return false;
}

/** Every group of those owed is reached by enough damage: then it can be shared out (Hall’s theorem). */
function canBeShared(
  wanting: readonly ObjectId[],
  lethal: (id: ObjectId) => number,
  pending: readonly Pending[],
): boolean {
  for (let group = 1; group < 1 << wanting.length; group++) {
    const some = wanting.filter((_, i) => (group & (1 << i)) !== 0);
    const need = some.reduce((sum, id) => sum + lethal(id), 0);
    const there = pending.reduce((sum, p) => sum + (some.some((id) => p.reach.includes(id)) ? p.amount : 0), 0);
    if (there < need) return false;
  }
  return true;
}
