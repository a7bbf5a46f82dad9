/** Planar decks before a game, and before and after a subgame. 2006: none · 2009: 103.6, 901.4–901.5 · 2011: 103.6, 715.2a, 715.5a, 901.4–901.5 · 2026: 103.3a, 103.7, 728.2a, 728.5a, 901.4–901.5 */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { isPlane } from '../state/nontraditional.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import { facingUp, isPlanechase, planarDeckOf, setPlanarDeck } from '../state/planar.ts';
import type { GameObject, SupplementaryCard } from '../state/state.ts';
import { cease } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { turnUpTop } from '../events/planes.ts';
import { shuffled } from './scheme-decks.ts';

/** Each planar deck is shuffled before the game, and in a subgame. */
export function shufflePlanes({ state }: Game): void {
  if (state.planarDeck) state.planarDeck = shuffled(state, state.planarDeck);
  for (const player of state.players) if (player.planes) player.planes = shuffled(state, player.planes);
}

/**
 * The first plane of the starting player's planar deck comes face up, and phenomena above it go to the bottom. It is no planeswalking,
 * and nothing triggers.
 */
export function setStartingPlane(game: Game, player: PlayerId): void {
  if (!isPlanechase(game)) return;
  for (let tries = planarDeckOf(game.state, player).length; tries > 0; tries--) {
    const plane = objectOf(game, turnUpTop(game, player)) as GameObject;
    if (isPlane(game, plane)) return note(game, (w) => `The starting plane is ${w.object(plane.id)}.`);
    turnDown(game, plane);
  }
}

/** What is face up goes under its owner's planar deck; no player planeswalks. */
export function turnDownAll(game: Game): void {
  for (const plane of facingUp(game)) turnDown(game, plane);
}

function turnDown(game: Game, plane: GameObject): void {
  const { state } = game;
  const card: SupplementaryCard = { def: plane.def, name: definitionOf(game, plane).name, seen: true };
  cease(game, plane.id);
  setPlanarDeck(state, plane.owner, [...planarDeckOf(state, plane.owner), card]);
}
