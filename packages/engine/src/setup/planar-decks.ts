/** The starting plane, and planes as a game is restarted or a subgame ends. 2006: none · 2009: 103.6, 901.5 · 2011: 103.6, 715.5a, 901.5 · 2026: 103.7, 728.5a, 901.5 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { isPlane } from '../state/nontraditional.ts';
import { objectOf } from '../state/objects.ts';
import { facingUp, isPlanechase, planarController, planarDeckOf } from '../state/planar.ts';
import type { GameObject } from '../state/state.ts';
import { note } from '../events/log.ts';
import { turnDown, turnUpTop } from '../events/planes.ts';
import { firstHolders, isGrandMelee } from '../state/turn-markers.ts';

/**
 * The first plane of the starting player's planar deck comes face up, and phenomena above it go to the bottom. It is no planeswalking,
 * and nothing triggers. In a Grand Melee each player who begins with a turn marker has one (2009, 2011: 901.13a · 2026: 901.14a).
 */
export function setStartingPlanes(game: Game): void {
  if (!isPlanechase(game)) return;
  const first = planarController(game);
  for (const player of isGrandMelee(game) ? firstHolders(game, first) : [first]) setStartingPlane(game, player);
}

function setStartingPlane(game: Game, player: PlayerId): void {
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
