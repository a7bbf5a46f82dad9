/**
 * Planes whose owner or controller leaves the game.
 * 2006: none · 2009, 2011: 108.3a, 309.5, 800.4i, 901.6, 901.9, 901.13b · 2026: 108.3a, 311.5, 312.4, 800.4p, 901.6, 901.10, 901.14b
 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { nextPlayer, objectOf } from '../state/objects.ts';
import { facingUp, facingUpFor, isPlanechase, planarController } from '../state/planar.ts';
import { PLANESWALKING } from '../abilities/inherent.ts';
import { byRule } from '../events/cause.ts';
import { type Planeswalk, planeswalkEvent } from '../events/kinds/planar.ts';
import { cease } from '../events/objects.ts';
import { handOver, passPlanes, takeOver, turnDown } from '../events/planes.ts';
import { isGrandMelee, takesMarker } from '../state/turn-markers.ts';

/**
 * A player is leaving: the next planar controller takes over what is face up, and abilities of phenomena. If a plane leaves with its
 * owner, another comes face up at once, and no planeswalking ability is left on the stack.
 */
export function leavePlanes(game: Game, player: PlayerId): Planeswalk[] {
  if (!isPlanechase(game)) return [];
  if (isGrandMelee(game)) return leaveOneOfThePlanes(game, player);
  passPlanes(game);
  const controller = planarController(game);
  handOver(game, player, controller);
  return planeswalkFrom(game, player, controller);
}

/** Another comes face up in place of what that controller has of the player's. */
function planeswalkFrom(game: Game, player: PlayerId, controller: PlayerId): Planeswalk[] {
  const leaving = facingUpFor(game, controller)
    .filter(({ owner }) => owner === player)
    .map(({ id }) => id);
  if (leaving.length === 0) return [];
  const isPlaneswalking = (id: number): boolean => objectOf(game, id)?.stack?.ability?.def === PLANESWALKING;
  for (const id of game.state.stack.filter(isPlaneswalking)) cease(game, id);
  return [planeswalkEvent(controller, leaving, true, byRule('901.10', 'leave'))];
}

/**
 * In a Grand Melee each planar controller has planes. Where a turn marker goes with the player, the player's planes go under their
 * owners' planar decks, and nobody planeswalks; else the next player has them (2009, 2011: 901.9, 901.13b · 2026: 901.10, 901.14b).
 */
function leaveOneOfThePlanes(game: Game, player: PlayerId): Planeswalk[] {
  const own = facingUpFor(game, player);
  const next = nextPlayer(game, player);
  if (takesMarker(game)) for (const plane of own) turnDown(game, plane);
  else {
    handOver(game, player, next);
    for (const plane of own) takeOver(game, plane, next);
  }
  const controllers = new Set(facingUp(game).map(({ controller }) => controller));
  return [...controllers].flatMap((controller) => planeswalkFrom(game, player, controller));
}
