/**
 * Making and moving objects: a new identity at every zone change.
 * 2006: 217, 217.7b, 510.3–510.5 · 2009: 110.6, 400.7, 406.3, 607.2a, 712.5 · 2011: 110.6, 112.6h, 400.7, 406.3, 607.2a, 711.2, 715.5 · 2026:
 * 110.2b, 110.5, 113.6i, 400.7, 406.3, 607.2a, 608.3f, 701.51a, 702.99c, 707.10f, 712.8, 712.21, 728.5
 */
import { maySpeakOf } from '../abilities/paths.ts';
import { turnDown, turnUp } from '../state/turning.ts';
import type { Game } from '../running/game.ts';
import { broughtIn } from './outside.ts';
import { EVERYBODY, SLOTS, slotOf, type ObjectId, type PlayerId } from '../state/ids.ts';
import type { DefKey, Zone } from '../state/names.ts';
import { BeyondLimits } from '../state/limits.ts';
import { isHiddenZone, isOwnedZone, lastKnown, objectOf, zoneList } from '../state/objects.ts';
import type {
  AbilityRef,
  CopySnapshot,
  Env,
  GameObject,
  GameState,
  LastKnown,
  Memory,
  PlayerState,
  WritableObject,
} from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { admitToStack, dismissFromStack, holdsWith, tableWithout } from '../continuous/coming-and-going.ts';
import { characteristics, controllerOf, copyEffectOn, fullProfileOf } from '../continuous/derive.ts';
import { attachmentsOf } from '../state/attached.ts';
import { goadersOf } from '../meaning/goaded.ts';
import { defenderFor } from '../meaning/players.ts';
import { enterWith } from './counters.ts';
import { forgetOfHand } from './known-hands.ts';
import { part, putFirst, takeIn } from './components.ts';
import type { Arrival, GameEvent } from './event.ts';
import type { Move } from './kinds/move.ts';
import { SHARED, toWrite } from '../state/writing.ts';

/** Drops the derived table if it reads any of those categories. */
export function touch(game: Game, bits: number): void {
  if (game.derived !== null && (game.derived.reads & bits) !== 0) game.derived = null;
}

export const nextTimestamp = (state: GameState): number => state.nextTimestamp++;

/** A slot and a new id in it. */
export function newIdIn(state: GameState, slot: number): ObjectId {
  return state.nextObject++ * SLOTS + slot;
}

function freeSlot(state: GameState): number {
  const reused = state.free.pop();
  if (reused !== undefined) return reused;
  const slot = state.objects.length;
  if (slot >= SLOTS) throw new BeyondLimits('too-many-objects', `more than ${SLOTS} objects at once`);
  state.objects.push(null);
  return slot;
}

/** A blank object of a kind, in no zone list yet. */
export function newObject(
  state: GameState,
  fields: Partial<GameObject> & Pick<GameObject, 'kind' | 'owner' | 'zone'>,
): WritableObject {
  const slot = state.objects.length === 0 ? reserveZero(state) : freeSlot(state);
  const object: WritableObject = {
    id: newIdIn(state, slot),
    card: fields.card ?? state.nextCard++,
    kind: fields.kind,
    def: fields.def ?? '',
    tokenPath: fields.tokenPath ?? '',
    tokenText: fields.tokenText ?? null,
    tokenEnv: fields.tokenEnv ?? null,
    copied: fields.copied ?? null,
    components: null,
    owner: fields.owner,
    controller: fields.controller ?? fields.owner,
    heldBy: fields.controller ?? fields.owner,
    zone: fields.zone,
    face: fields.face ?? 0,
    transformedAt: 0,
    timestamp: nextTimestamp(state),
    tapped: false,
    flipped: false,
    faceDown: fields.faceDown ?? false,
    faceDownBy: null,
    faceDownOrder: 0,
    phasedOut: false,
    phasedIndirectly: false,
    phasedUnder: -1,
    counters: null,
    counterTimestamps: null,
    attachedTo: 0,
    attachedPlayer: -1,
    damage: 0,
    deathtouched: false,
    controlledSince: state.nextTimestamp,
    enteredTurn: state.turn.number,
    enteredAt: state.nextTimestamp,
    memory: null,
    stack: fields.stack ?? null,
    spell: null,
    known: fields.known ?? 0,
    hidden: false,
    activations: null,
    shields: 0,
    previous: 0,
    createdBy: fields.createdBy ?? 0,
  };
  state.objects[slot] = object;
  const shared = state[SHARED];
  if (shared !== undefined) shared[slot] = 0;
  if (fields.kind === 'token' || fields.kind === 'copy') state.fleeting = true;
  return object;
}

/** A card or an emblem that comes into the command zone, where all see it. */
export function putInCommand(game: Game, kind: 'card' | 'emblem', owner: PlayerId, def: DefKey): GameObject {
  const object = newObject(game.state, { kind, owner, zone: 'command', def, known: EVERYBODY });
  game.state.command.push(object.id);
  touch(game, Reads.membership);
  return object;
}

/** The top card of a player's Attraction deck is turned face up (701.51b); 0: there is none. */
export function takeAttraction(game: Game, player: PlayerId): ObjectId {
  const own = game.state.players[player] as PlayerState;
  const [top, ...rest] = own.attractions ?? [];
  if (top === undefined) return 0;
  own.attractions = rest;
  return putInCommand(game, 'card', player, top.def).id;
}

/** A token as it is before it enters the battlefield: nowhere yet, but there to be asked how it would enter. An emblem likewise. */
export function newToken(
  state: GameState,
  owner: PlayerId,
  made: { ref: AbilityRef | null; env: Env | null; copied: CopySnapshot | null; by: ObjectId },
  kind: 'token' | 'emblem' = 'token',
): ObjectId {
  const { ref, env, copied, by } = made;
  return newObject(state, {
    kind,
    owner,
    zone: 'outside',
    def: ref?.def ?? copied?.def ?? '',
    tokenPath: ref?.path ?? '',
    tokenText: ref?.text ?? null,
    tokenEnv: env,
    copied,
    face: copied?.face ?? 0,
    known: EVERYBODY,
    createdBy: by,
  }).id;
}

// slot 0 stays empty, so that id 0 never is an object
function reserveZero(state: GameState): number {
  state.objects.push(null, null);
  return 1;
}

/** Takes an object out of the game: tokens and copies that cease to exist, abilities that have left the stack. */
export function cease(game: Game, id: ObjectId): void {
  const object = objectOf(game, id);
  if (object === null) return;
  const table = object.kind === 'ability' ? null : tableWithout(game, object);
  removeFromZone(game, object);
  if (object.kind === 'ability') dismissFromStack(game, object);
  else if (table === null) touch(game, Reads.membership | Reads.hands | Reads.stack);
  else {
    table.dismiss(object);
    touch(game, Reads.hands);
  }
  game.state.objects[slotOf(id)] = null;
  game.state.free.push(slotOf(id));
}

export function removeFromZone(game: Game, object: GameObject): void {
  const list = listOf(game.state, object);
  // the last is the commonest: top of the stack, newest permanent; the first for a library
  let at = list.length - 1;
  if (object.zone === 'library') at = list[0] === object.id ? 0 : list.indexOf(object.id);
  else if (list[at] !== object.id) at = list.lastIndexOf(object.id);
  if (at >= 0) list.splice(at, 1);
}

/** The list that the object is in: of stacks there may be several. */
function listOf(state: GameState, { id, zone, owner }: GameObject): ObjectId[] {
  const elsewhere = zone === 'stack' ? state.markers.find((marker) => marker.aside?.stack.includes(id)) : undefined;
  return elsewhere?.aside?.stack ?? zoneList(state, zone, owner);
}

export function placeInZone(state: GameState, object: GameObject, position: number): void {
  const list = zoneList(state, object.zone, object.owner);
  if (object.zone !== 'library') list.push(object.id);
  else if (position <= 0) list.unshift(object.id);
  else if (position >= list.length) list.push(object.id);
  else list.splice(position, 0, object.id);
}

/** Position in a library that stands for its bottom. */
export const BOTTOM = 1_000_000;

const NONE: LastKnown['also'] = [];

/** Keeps what an object is as it leaves a public zone (2006: 413.2f · later: 608.2h). */
export function rememberLast(game: Game, object: GameObject, next: ObjectId): LastKnown {
  const { combat } = game.state;
  const attacker = combat?.attackers.find((a) => a.id === object.id);
  const blocker = combat?.blockers.find((b) => b.id === object.id);
  const goaders = object.zone === 'battlefield' ? goadersOf(game, object.id) : NONE;
  const copy = copyEffectOn(game, object.id);
  const known: LastKnown = {
    ...(blocker !== undefined && { blocks: [...blocker.blocking] }),
    ...(attacker?.blocked === true && { blockers: [...attacker.blockedBy] }),
    ...(goaders.length > 0 && { goaders }),
    id: object.id,
    object: { ...object, copied: copy?.snapshot ?? object.copied },
    characteristics: characteristics(game, object.id),
    controller: controllerOf(game, object.id),
    attachments: object.zone === 'battlefield' ? attachmentsOf(game, object.id) : [],
    attacking: attacker !== undefined,
    blocking: blocker !== undefined,
    blocked: attacker?.blocked ?? false,
    defender: attacker === undefined ? -1 : defenderFor(game, attacker),
    planeswalker: attacker?.planeswalker ?? 0,
    turn: game.state.turn.number,
    copiedAt: copy?.timestamp ?? 0,
    next,
    also: NONE,
  };
  game.state.lki.push(known);
  return known;
}

/** Adds to what is known of an object that has left; the entry itself never changes. False if nothing is known of it. */
export function amendLast(state: GameState, id: ObjectId, more: Partial<LastKnown>): boolean {
  for (let i = state.lki.length - 1; i >= 0; i--) {
    const entry = state.lki[i] as LastKnown;
    if (entry.id !== id) continue;
    state.lki[i] = { ...entry, ...more };
    return true;
  }
  return false;
}

/**
 * The object remembers those choices and objects. One that has left does too, for abilities of its own that are still to
 * resolve: it may have exiled itself (2006: 217.7d · later: 607.2a).
 */
export function remember(
  game: Game,
  id: ObjectId,
  memory: readonly Memory[],
  forgotten: readonly Memory[] = [],
): boolean {
  const object = objectOf(game, id);
  if (object !== null) {
    const kept = (object.memory ?? []).filter((each) => !forgotten.includes(each));
    toWrite(game.state, object).memory = [...kept, ...memory];
    return true;
  }
  const last = lastKnown(game, id)?.object;
  if (last === undefined) return false;
  return amendLast(game.state, id, { object: { ...last, memory: [...(last.memory ?? []), ...memory] } });
}

const isPublic = (object: GameObject): boolean => !isHiddenZone(object.zone) && object.zone !== 'outside';

/**
 * Moves an object as the event says and returns its new id. Last known information must have been taken (`snapshot`) for the
 * whole batch before any of it moves.
 */
export function moveObject(game: Game, event: Move): ObjectId {
  const { state } = game;
  const there = objectOf(game, event.object);
  const { to } = event;
  if (there === null) return 0;
  const object = toWrite(state, there);
  const from = object.zone;
  if (from === 'outside' && object.kind === 'card') broughtIn(state, object);
  // nothing that functions comes or goes off the battlefield: what is derived stays true
  const unseen =
    from !== 'battlefield' &&
    to !== 'battlefield' &&
    game.derived !== null &&
    fullProfileOf(game, object.id).elsewhere === 0;
  // nor where one that does nothing comes or goes there, and no effect is at work
  const table = from === 'battlefield' || to === 'battlefield' ? tableWithout(game, object) : null;
  if (unseen && from === 'stack') dismissFromStack(game, object);
  // what was face down on the battlefield or the stack is revealed as it leaves (2006: 504.6 · 2009, 2011: 707.9 · 2026: 708.9)
  const wasPublic = isPublic(object) && !object.hidden;
  const knew = object.known;
  removeFromZone(game, object);
  if (from === 'battlefield') leaveCombat(state, object.id);
  if (event.order !== null) putFirst(object, event.order);
  const old = object.id;
  const id = newIdIn(state, slotOf(old));
  amendLast(state, old, { next: id });
  const { arrival } = event;
  const toBattlefield = to === 'battlefield';
  const wasSpell = from === 'stack' && toBattlefield ? object.stack : null;
  object.id = id;
  object.zone = to;
  object.previous = old;
  object.timestamp = nextTimestamp(state);
  object.transformedAt = 0;
  object.enteredAt = object.timestamp;
  object.tapped = false;
  object.flipped = false;
  object.phasedOut = false;
  object.phasedIndirectly = false;
  object.phasedUnder = -1;
  object.counters = null;
  object.counterTimestamps = null;
  object.attachedTo = 0;
  object.attachedPlayer = -1;
  object.damage = 0;
  object.deathtouched = false;
  object.activations = null;
  object.shields = 0;
  // what was chosen as a spell was cast is known to the permanent (2006: 217.1c · 2009, 2011: 400.7c · 2026: 400.7d)
  if (wasSpell === null) object.memory = null;
  object.hidden = false;
  object.enteredTurn = state.turn.number;
  object.controlledSince = object.timestamp;
  object.spell = wasSpell;
  object.stack = event.stack;
  if (!toBattlefield && to !== 'stack') {
    object.controller = object.owner;
    turnUp(object);
    object.face = 0;
    if (object.kind === 'card') object.copied = null;
  }
  if (isOwnedZone(to)) {
    if (to === 'graveyard') object.known = EVERYBODY;
    else if (to === 'hand') {
      object.known = (wasPublic ? EVERYBODY : object.known) | (1 << object.owner);
      if (event.cause.reason === 'draw') {
        game.scope.announcing?.drawn.push(id);
        if (asksForDrawn(game.definitions))
          (state.history.drawnCards ??= []).push({ object: id, player: object.owner });
      }
    } else if (event.unordered === 'random') object.known = 0;
    else if (event.unordered === 'arranged') object.known = 1 << object.owner;
    else if (wasPublic) object.known = EVERYBODY;
  } else object.known = EVERYBODY;
  if (to === 'exile' && arrival?.faceDown != null) {
    object.faceDown = true;
    object.hidden = true;
    object.known = wasPublic ? EVERYBODY : 0;
  }
  if (to === 'stack') {
    object.controller = event.player;
    object.face = event.face;
    if (event.faceDown === null) turnUp(object);
    else {
      turnDown(state, object, event.faceDown);
      object.known = 1 << event.player;
    }
  }
  object.heldBy = object.controller;
  if (toBattlefield && arrival !== null) arrive(game, object, event.from, arrival);
  if (arrival !== null && !toBattlefield) {
    if (arrival.memory.length > 0) object.memory = arrival.memory;
    enterWith(game, object, arrival.counters);
  }
  if (from === 'hand') {
    // those who did not know it are not shown which card goes to a library
    forgetOfHand(state, object, knew, to === 'library' ? object.known & knew : object.known);
  }
  // a card drawn, milled or put from a library was seen by somebody: no undoing that
  if (from === 'library' && (object.known & ~knew) !== 0) state.barrier++;
  placeInZone(state, object, event.position);
  if (object.components !== null && !toBattlefield) event.others = part(game, object, event);
  const stays = unseen || (table !== null && game.derived === table && holdsWith(table, object));
  touch(game, stays ? Reads.hands : Reads.membership | Reads.hands | Reads.stack);
  if (unseen && to === 'stack') admitToStack(game, object);
  return id;
}

const asksForDrawn = maySpeakOf('drawn', 'lastDrawn');

function arrive(game: Game, object: WritableObject, from: Zone | null, arrival: Arrival): void {
  const { state } = game;
  object.controller = arrival.byDefault;
  object.heldBy = arrival.controller;
  object.tapped = arrival.tapped;
  // 2006: 504 · 2009, 2011: 707 · 2026: 708
  if (arrival.faceDown !== null) {
    turnDown(state, object, arrival.faceDown);
    object.known = (1 << arrival.controller) | (from !== null && isHiddenZone(from) ? 0 : object.known);
    if (from === 'stack') object.known = 1 << arrival.controller;
  } else turnUp(object);
  if (arrival.transformed) object.face = 1;
  if (arrival.melding.length > 0) takeIn(game, object, arrival.melding);
  if (arrival.copied !== null) object.copied = arrival.copied;
  // a copy of a permanent spell is a token from then on, and was not created (2026: 608.3f, 707.10f)
  if (object.kind === 'copy' && game.edition.copyOfPermanentSpell === 'token') object.kind = 'token';
  object.attachedTo = arrival.attachedTo;
  object.attachedPlayer = arrival.attachedPlayer;
  if (arrival.memory.length > 0) object.memory = [...(object.memory ?? []), ...arrival.memory];
  enterWith(game, object, [...arrival.counters, ...arrival.copyCounters]);
  state.history.entered.push(object.id);
}

/** Removes an object from combat lists (506.4); its attackers stay blocked. */
export function leaveCombat(state: GameState, id: ObjectId): void {
  const { combat } = state;
  if (combat === null) return;
  const attackers = combat.attackers.filter((a) => a.id !== id);
  if (attackers.length !== combat.attackers.length) combat.attackers = attackers;
  const blockers = combat.blockers.filter((b) => b.id !== id);
  if (blockers.length !== combat.blockers.length) combat.blockers = blockers;
  for (const a of combat.attackers) if (a.blockedBy.includes(id)) a.blockedBy = a.blockedBy.filter((b) => b !== id);
  for (const b of combat.blockers) if (b.blocking.includes(id)) b.blocking = b.blocking.filter((a) => a !== id);
}

/** The same for a permanent that stays: whom it attacked is kept (2011, 2026: 508.5). */
export function takeOutOfCombat(state: GameState, id: ObjectId): void {
  const { combat } = state;
  const attacker = combat?.attackers.find((a) => a.id === id);
  if (combat !== null && attacker !== undefined) combat.former = [...(combat.former ?? []), attacker];
  leaveCombat(state, id);
}

/** A revealed card, or one that goes from a hand to where everybody sees it: what revealed or discarded it may look for it (2006: 409.1h, 410.10 · later: 400.7j). */
const isShown = (object: GameObject, event: Move): boolean =>
  object.known === EVERYBODY ||
  (object.zone === 'hand' &&
    (event.to === 'graveyard' ||
      event.to === 'exile' ||
      (event.to === 'battlefield' && event.cause.reason === 'discard')));

/** Derived characteristics are needed before a batch changes anything. */
export function snapshot(game: Game, leaves: readonly { event: GameEvent }[]): void {
  for (const { event } of leaves) {
    if (event.kind !== 'move') continue;
    keep(game, event, event.object);
    if (event.arrival !== null) for (const id of event.arrival.melding) keep(game, event, id);
  }
}

function keep(game: Game, event: Move, id: ObjectId): void {
  const object = objectOf(game, id);
  if (object === null || !(isPublic(object) || isShown(object, event))) return;
  rememberLast(game, object, 0);
}

/** A shield replaces one destruction (2006: 419.6b · 2009, 2011, 2026: 614.8). */
export function spendRegenerationShield(state: GameState, object: GameObject): void {
  toWrite(state, object).shields -= 1;
}

export function removeDamageFrom(state: GameState, object: GameObject): void {
  if (object.damage === 0 && !object.deathtouched) return;
  const healed = toWrite(state, object);
  healed.damage = 0;
  healed.deathtouched = false;
}

/** Damage on a permanent and its regeneration shields wear off as the turn ends (2006: 314.2 · later: 514.2). */
export function wearOff(state: GameState, object: GameObject): void {
  if (object.shields === 0) return removeDamageFrom(state, object);
  const worn = toWrite(state, object);
  worn.shields = 0;
  removeDamageFrom(state, worn);
}
