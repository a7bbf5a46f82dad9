/**
 * Which cards a player may look at though they lie face down. 2006: 504.3, 504.6 · 2009: 702.72, 707.5, 707.9
 * 2011: 702.73, 707.5, 707.9 · 2026: 702.75, 708.5, 708.9
 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf, rulesOf } from '../continuous/derive.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer } from '../meaning/players.ts';
import { isFaceDown, isShownInTheEnd } from './face-down.ts';

/**
 * Who may look at a face-down object: its controller on the battlefield and the stack, in 2006 also whoever controlled it when it phased
 * out, and everybody once the game is over (2006: 504.3, 504.6 · 2009, 2011: 707.5, 707.9 · 2026: 708.5, 708.9).
 */
export function mayLookAt(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null) return false;
  const shown = (object.known & (1 << player)) !== 0;
  if (game.state.result !== null && isShownInTheEnd(game, object)) return true;
  if (isFaceDown(object)) {
    const apart = object.phasedOut && game.edition.phasing === 'zone';
    return shown || (apart ? object.phasedUnder : controllerOf(game, id)) === player || isShownByRule(game, player, id);
  }
  return shown || (object.hidden && isShownByRule(game, player, id));
}

/** An ability lets the player look at a card exiled face down (hideaway, 2009: 702.72 · 2011: 702.73 · 2026: 702.75), or at a face-down permanent. */
function isShownByRule(game: Game, player: PlayerId, id: ObjectId): boolean {
  return rulesOf(game, 'mayLookAt').some((active) => {
    const ctx = activeContext(active);
    return isPlayer(game, ctx, active.rule.who, player) && objectsOf(game, ctx, active.rule.what).includes(id);
  });
}
