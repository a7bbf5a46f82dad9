/** Finding objects: current ones, last known information, zones. 2006: 217, 413.2f · 2009, 2011: 400.7, 608.2g, 112.7a · 2026: 400.7, 608.2h, 113.7a */
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Zone } from '../vocabulary/words.ts';
import type { Position } from './position.ts';
import { SLOTS, type ObjectId, type PlayerId } from './ids.ts';
import type { Component, GameObject, GameState, LastKnown } from './state.ts';

/** The object with that id, or null if it no longer exists under it. */
export function objectOf(game: Position, id: ObjectId): GameObject | null {
  const object = game.state.objects[id & (SLOTS - 1)];
  return object !== undefined && object !== null && object.id === id ? object : null;
}

/** Who owns the object; -1 if it no longer exists under that id (2006: 200.1a · 2009, 2011, 2026: 108.3). */
export const ownerOf = (game: Position, id: ObjectId): PlayerId => objectOf(game, id)?.owner ?? -1;

/** The cards, tokens and copies that represent the object, from the top down. */
export const componentsOf = (object: GameObject): readonly Component[] =>
  object.components === null ? [object] : [object, ...object.components];

/** What is remembered of an object that left under that id. */
export function lastKnown(game: Position, id: ObjectId): LastKnown | null {
  const { lki } = game.state;
  for (let i = lki.length - 1; i >= 0; i--) {
    const known = lki[i] as LastKnown;
    if (known.id === id) return known;
  }
  return null;
}

/** The object as it is, or as it last was. Null if nothing is known of that id. */
export function objectOrLast(game: Position, id: ObjectId): GameObject | null {
  return objectOf(game, id) ?? lastKnown(game, id)?.object ?? null;
}

/** The object that an id stands for now, following zone changes; 0 if it is gone. */
export function successor(game: Position, id: ObjectId): ObjectId {
  let at = id;
  for (let hops = 0; hops < 8; hops++) {
    if (objectOf(game, at) !== null) return at;
    const known = lastKnown(game, at);
    if (known === null || known.next === 0) return 0;
    at = known.next;
  }
  return 0;
}

/** The objects on every stack: each of several turns taken at the same time may have its own. */
export const onStacks = ({ stack, markers }: GameState): readonly ObjectId[] =>
  markers.length < 2 ? stack : [...stack, ...markers.flatMap((marker) => marker.aside?.stack ?? [])];

/** The list that a zone is; library first is the top, graveyard and stack last is the top. */
export function zoneList(state: GameState, zone: Zone, player: PlayerId): ObjectId[] {
  switch (zone) {
    case 'library':
      return (state.players[player] as (typeof state.players)[number]).library;
    case 'hand':
      return (state.players[player] as (typeof state.players)[number]).hand;
    case 'graveyard':
      return (state.players[player] as (typeof state.players)[number]).graveyard;
    case 'battlefield':
      return state.battlefield;
    case 'stack':
      return state.stack;
    case 'exile':
      return state.exile;
    case 'ante':
      return state.ante;
    case 'command':
      return state.command;
    case 'outside':
      return (state.players[player] as (typeof state.players)[number]).outside;
  }
}

/**
 * A player's hand by the names of the cards, the last first, so that a graveyard into which they are put reads by name from its top:
 * what happens to several of them tells nobody in which order they were drawn (2006: 217.3c · 2009, 2011, 2026: 402.3).
 */
export function handByName(game: Position, player: PlayerId): readonly ObjectId[] {
  const { hand } = game.state.players[player] as (typeof game.state.players)[number];
  if (hand.length < 2) return hand;
  const named = hand.map((id) => ({ id, name: definitionOf(game, objectOf(game, id) as GameObject).name }));
  named.sort((a, b) => (a.name > b.name ? -1 : a.name < b.name ? 1 : 0));
  return named.map(({ id }) => id);
}

export const isOwnedZone = (zone: Zone): boolean => zone === 'library' || zone === 'hand' || zone === 'graveyard';
export const isHiddenZone = (zone: Zone): boolean => zone === 'library' || zone === 'hand';

/** The definition an object was made from. */
export function definitionOf(game: Position, object: Pick<GameObject, 'def'>): CardDefinition {
  const definition = game.definitions.get(object.def);
  if (definition === undefined) throw new Error(`No definition ${object.def}`);
  return definition;
}

export const hasLeft = (game: Position, player: PlayerId): boolean => game.state.players[player]?.left === true;

/** Players still in the game, in turn order from `first`. */
export function playersFrom(game: Position, first: PlayerId): PlayerId[] {
  const { players } = game.state;
  const list: PlayerId[] = [];
  for (let i = 0; i < players.length; i++) {
    const id = (first + i) % players.length;
    if (!(players[id] as (typeof players)[number]).left) list.push(id);
  }
  return list;
}

/** Players in the game in active-player-first order (101.4; 2006: 103.4). */
export const apnap = (game: Position): PlayerId[] => playersFrom(game, game.state.turn.active);

export function nextPlayer(game: Position, after: PlayerId): PlayerId {
  const { players } = game.state;
  for (let i = 1; i <= players.length; i++) {
    const id = (after + i) % players.length;
    if (players[id]?.left === false) return id;
  }
  return after;
}
