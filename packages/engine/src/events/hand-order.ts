/**
 * Cards of one hand that are exiled or put somewhere face down together: which of them lies where is left to chance, for the order of
 * a hand is its player's alone. 2006: 217.3 · 2009, 2011, 2026: 402.3
 */
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { GameEvent } from './event.ts';

/** Mixes, for each owner, the moves of a batch that put cards of a hand face down. */
export function mixFaceDown(game: Game, leaves: { event: GameEvent }[]): void {
  if (leaves.length < 2) return;
  const hands = new Map<number, number[]>();
  for (const [place, { event }] of leaves.entries()) {
    if (event.kind !== 'move' || (event.arrival?.faceDown ?? event.faceDown) === null) continue;
    const object = objectOf(game, event.object);
    if (object?.zone === 'hand') hands.set(object.owner, [...(hands.get(object.owner) ?? []), place]);
  }
  for (const places of hands.values()) {
    if (places.length < 2) continue;
    const own = places.map((place) => leaves[place] as { event: GameEvent });
    shuffleInPlace(game.state, 'at random', own);
    for (const [at, place] of places.entries()) leaves[place] = own[at] as { event: GameEvent };
  }
}
