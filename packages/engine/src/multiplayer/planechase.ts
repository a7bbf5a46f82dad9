/** Planes whose owner or controller leaves the game. 2006: none · 2009, 2011: 309.5, 800.4i, 901.9 · 2026: 311.5, 312.4, 800.4p, 901.10 */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { facingUp, isPlanechase, planarController } from '../state/planar.ts';
import { PLANESWALKING } from '../abilities/inherent.ts';
import { byRule } from '../events/cause.ts';
import { type Planeswalk, planeswalkEvent } from '../events/kinds/planar.ts';
import { cease } from '../events/objects.ts';
import { handOver, passPlanes } from '../events/planes.ts';

/**
 * A player is leaving: the next planar controller takes over what is face up, and abilities of phenomena. If a plane leaves with its
 * owner, another comes face up at once, and no planeswalking ability is left on the stack.
 */
export function leavePlanes(game: Game, player: PlayerId): Planeswalk[] {
  if (!isPlanechase(game)) return [];
  passPlanes(game);
  const controller = planarController(game);
  handOver(game, player, controller);
  const leaving = facingUp(game)
    .filter(({ owner }) => owner === player)
    .map(({ id }) => id);
  if (leaving.length === 0) return [];
  const isPlaneswalking = (id: number): boolean => objectOf(game, id)?.stack?.ability?.def === PLANESWALKING;
  for (const id of game.state.stack.filter(isPlaneswalking)) cease(game, id);
  return [planeswalkEvent(controller, leaving, true, byRule('901.10', 'leave'))];
}
