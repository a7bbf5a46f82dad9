/**
 * Writing to objects. States share the objects that none of them has changed since one was copied from the other, so each is copied before its
 * first change. 2006: 100 · 2009, 2011, 2026: 100 (no rule: saving and forking)
 */
import { slotOf } from './ids.ts';
import type { GameObject, GameState, WritableObject } from './state.ts';

/** Where a state keeps which slots hold objects that another state has too; no part of what is saved. */
export const SHARED: unique symbol = Symbol('shared');

/**
 * The object, for this state to change. What was read of it before is out of date from the first change on: whoever needs it after events
 * looks it up again by its id.
 */
export function toWrite(state: GameState, object: GameObject): WritableObject {
  const shared = state[SHARED];
  const slot = slotOf(object.id);
  if (shared === undefined || shared[slot] !== 1) return object;
  shared[slot] = 0;
  const own = copyOf(object);
  state.objects[slot] = own;
  return own;
}

/** Marks everything there is in that state as shared with another. */
export function share(state: GameState): void {
  state[SHARED] = new Uint8Array(state.objects.length).fill(1);
}

/** Written out, so that all objects have one shape. Nested values are replaced, never changed in place, so they are shared. */
const copyOf = (o: GameObject): WritableObject => ({
  id: o.id,
  card: o.card,
  kind: o.kind,
  def: o.def,
  tokenPath: o.tokenPath,
  tokenText: o.tokenText,
  tokenEnv: o.tokenEnv,
  copied: o.copied,
  components: o.components,
  owner: o.owner,
  controller: o.controller,
  heldBy: o.heldBy,
  zone: o.zone,
  face: o.face,
  transformedAt: o.transformedAt,
  timestamp: o.timestamp,
  tapped: o.tapped,
  flipped: o.flipped,
  faceDown: o.faceDown,
  faceDownBy: o.faceDownBy,
  faceDownOrder: o.faceDownOrder,
  phasedOut: o.phasedOut,
  phasedIndirectly: o.phasedIndirectly,
  phasedUnder: o.phasedUnder,
  counters: o.counters,
  counterTimestamps: o.counterTimestamps,
  attachedTo: o.attachedTo,
  attachedPlayer: o.attachedPlayer,
  damage: o.damage,
  deathtouched: o.deathtouched,
  controlledSince: o.controlledSince,
  enteredTurn: o.enteredTurn,
  enteredAt: o.enteredAt,
  memory: o.memory,
  stack: o.stack,
  spell: o.spell,
  known: o.known,
  hidden: o.hidden,
  activations: o.activations,
  shields: o.shields,
  previous: o.previous,
  createdBy: o.createdBy,
});
