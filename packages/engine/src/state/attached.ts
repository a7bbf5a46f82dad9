/** Attachments by their hosts. 2006: 212.2g–j, 502.2 · 2009, 2011, 2026: 301.5, 303.4, 701.3 */
import { type ObjectId, slotOf } from './ids.ts';
import { memoised } from './memoised.ts';
import { lastKnown, objectOf } from './objects.ts';
import type { Position } from './position.ts';

/** Objects by what they are attached to, in timestamp order. */
export type Attached = ReadonlyMap<ObjectId, readonly ObjectId[]>;

/** A game, of whose derived table only the count of its changes matters here. */
interface Attaching extends Position {
  readonly derived: { readonly changes: number } | null;
}

export function attachedIn({ state: { battlefield, objects } }: Pick<Position, 'state'>): Attached {
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
export function attachmentsOf(game: Attaching, id: ObjectId): readonly ObjectId[] {
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

/** Gathered once for each table: whatever attaches or unattaches something drops it. */
const under = memoised((_derived: object): { by: Attached | null; changes: number } => ({ by: null, changes: 0 }));
