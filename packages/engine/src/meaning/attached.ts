/** What is attached to what. 2006: 212.2g–j, 502.2 · 2009, 2011, 2026: 301.5, 303.4, 701.3 */
import type { Derived } from '../continuous/derived.ts';
import type { Game } from '../running/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { lastKnown, objectOf } from '../state/objects.ts';

/** Objects by what they are attached to, in timestamp order. */
export type Attached = ReadonlyMap<ObjectId, readonly ObjectId[]>;

export function attachedIn({ state: { battlefield, objects } }: Game): Attached {
  const by = new Map<ObjectId, ObjectId[]>();
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const host = objects[slotOf(id)]?.attachedTo ?? 0;
    if (host <= 0) continue;
    const others = by.get(host);
    if (others === undefined) by.set(host, [id]);
    else others.push(id);
  }
  return by;
}

/** Attachments in timestamp order: those on it now, or as it left. */
export function attachmentsOf(game: Game, id: ObjectId): readonly ObjectId[] {
  if (objectOf(game, id) === null) return lastKnown(game, id)?.attachments ?? NONE;
  const { derived } = game;
  if (derived === null) return attachedIn(game).get(id) ?? NONE;
  const kept = under(derived);
  if (kept.by === null || kept.changes !== derived.changes) {
    kept.by = attachedIn(game);
    kept.changes = derived.changes;
  }
  return kept.by.get(id) ?? NONE;
}
const NONE: readonly ObjectId[] = [];

/** What was gathered under a table: whatever attaches or unattaches something drops it. */
const under = memoised((_derived: Derived): { by: Attached | null; changes: number } => ({ by: null, changes: 0 }));
