/** The order of a library: shuffling it, and putting cards at an end of it. 2006, 2009: none (glossary) · 2011: 701.16, 701.18a · 2026: 701.22a, 701.24 */
import type { Game } from '../running/game.ts';
import { type ObjectId, SLOTS, slotOf, type PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { Env, GameObject, PlayerState, WritableObject } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/**
 * The objects of a library get fresh ids in their new order, so that no id tells where a card went. A card that the effect still
 * refers to ("put that card on top") keeps its own, and what is `placed` keeps its position.
 */
export function shuffleLibrary(game: Game, player: PlayerId, env: Env | null, placed: readonly ObjectId[]): void {
  const { state } = game;
  const library = (state.players[player] as PlayerState).library;
  if (library.length === 0) return;
  const fixed = placed.map((id) => ({ id, at: library.indexOf(id) })).sort((a, b) => a.at - b.at);
  shuffleInPlace(state, 'shuffle', library);
  for (const { id, at } of fixed) {
    library.splice(library.indexOf(id), 1);
    library.splice(at, 0, id);
  }
  const kept = new Set(env === null ? [] : Object.values(env).flatMap((binding) => binding.objects ?? []));
  const slots = library
    .filter((id) => !kept.has(id))
    .map(slotOf)
    .sort((a, b) => a - b);
  const objects = library.map((id) => toWrite(state, objectOf(game, id) as GameObject));
  let next = 0;
  for (let i = 0; i < objects.length; i++) {
    const object = objects[i] as WritableObject;
    object.known = 0;
    object.previous = 0;
    if (kept.has(object.id)) continue;
    const slot = slots[next++] as number;
    object.id = state.nextObject++ * SLOTS + slot;
    state.objects[slot] = object;
    library[i] = object.id;
  }
  // the slots hold other cards now
  touch(game, Reads.membership | Reads.hands);
}

/** Cards of a library in a new order at one end; they stay where they are, so they keep their ids. Those of a player who left meanwhile are gone. */
export function reorder(game: Game, player: PlayerId, ids: readonly ObjectId[], end: 'top' | 'bottom'): void {
  const state = game.state.players[player];
  if (state === undefined || ids.length === 0) return;
  const moved = ids.filter((id) => state.library.includes(id));
  const rest = state.library.filter((id) => !moved.includes(id));
  state.library = end === 'top' ? [...moved, ...rest] : [...rest, ...moved];
}
