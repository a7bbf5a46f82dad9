/**
 * Permanents that several cards represent: what takes them in, and what they become as it leaves.
 * 2006, 2009, 2011: none · 2026: 701.42a, 702.140f, 712.14c, 712.21–712.21c, 729.2–729.2e, 729.3–729.3b, 729.3e, 903.9c
 */
import type { Game } from '../running/game.ts';
import { slotOf, type CardId, type ObjectId } from '../state/ids.ts';
import { isLeading } from '../state/commander.ts';
import { componentOf, half } from '../state/components.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import type { Component, GameObject, WritableObject } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import type { Merge } from './kinds/face.ts';
import type { Move } from './kinds/move.ts';
import { amendLast, newObject, placeInZone, rememberLast, removeFromZone, touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** The other card of a meld pair ceases to be an object of its own. */
export function takeIn(game: Game, object: WritableObject, ids: readonly ObjectId[]): void {
  object.components = ids.map((id) => half(absorbed(game, id, object.id)));
}

/** What was an object of its own and is part of that one from now on. */
function absorbed(game: Game, id: ObjectId, into: ObjectId): GameObject {
  const { state } = game;
  const object = objectOf(game, id) as GameObject;
  removeFromZone(game, object);
  amendLast(state, id, { next: into });
  state.objects[slotOf(id)] = null;
  state.free.push(slotOf(id));
  return object;
}

/** A spell becomes part of a permanent, on top of it or under it: that is the same object, and has not entered (2026: 729.2–729.2e). */
export function mergeInto(game: Game, { object: id, host: hostId, onTop }: Merge): boolean {
  const host = objectOf(game, hostId);
  const spell = objectOf(game, id);
  if (host === null || spell === null) return false;
  rememberLast(game, spell, 0);
  absorbed(game, id, hostId);
  // a copy of a spell is a token from then on
  const own: Component = { ...componentOf(spell), kind: spell.kind === 'copy' ? 'token' : spell.kind };
  const all = componentsOf(host).map(componentOf);
  const [top, ...components] = onTop ? [own, ...all] : [...all, own];
  Object.assign(toWrite(game.state, host), top, { components });
  touch(game, Reads.membership | Reads.stack);
  return true;
}

/** The object that is about to leave becomes the first of its cards in that order; the others follow. */
export function putFirst(object: WritableObject, order: readonly CardId[]): void {
  const all = componentsOf(object).map(componentOf);
  const [first, ...rest] = order.flatMap((card) => all.filter((component) => component.card === card));
  Object.assign(object, first, { components: rest });
}

/** Whether it goes where the permanent goes, and others of its cards elsewhere: a commander, or a token (2026: 729.3e, 903.9c). */
export const leads = (game: Game, { apart }: Move, { kind, card }: Component): boolean =>
  apart !== null && (apart.cards === true ? kind !== 'card' : isLeading(game, card));

/** All but the first of its cards become objects of their own where it has gone, or where those go that lead no deck (2026: 903.9c); their ids. */
export function part(game: Game, object: WritableObject, event: Move): ObjectId[] {
  const { state } = game;
  const { components, owner, zone, known, hidden, faceDown, previous, memory, enteredAt } = object;
  object.components = null;
  const leading = (components ?? []).filter((one) => leads(game, event, one)).length;
  const made = (components ?? []).map((component, i) => {
    const apart = leads(game, event, component) ? null : event.apart;
    const to = apart?.zone ?? zone;
    const knows = apart?.zone === 'library' && event.unordered === 'arranged' ? 1 << owner : known;
    const other = newObject(state, { ...component, face: 0, owner, zone: to, known: knows, faceDown });
    if (other.kind === 'card') other.copied = null;
    Object.assign(other, { hidden, previous, memory, enteredAt });
    const position = apart?.position ?? event.position;
    placeInZone(state, other, position < 0 ? -1 : position + i + (apart === null ? 1 : -leading));
    return other.id;
  });
  amendLast(state, previous, { also: made });
  return made;
}
