/** An archenemy sets a scheme in motion as the precombat main phase begins. 2006, 2009: none · 2011: 505.3, 703.4d, 904.9 · 2026: 505.3, 703.4e, 904.9 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { byRule } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { setInMotionEvent } from '../events/kinds/scheme.ts';

export function setNextInMotion(game: Game, players: readonly PlayerId[]): void {
  for (const player of players)
    if (game.state.players[player]?.schemes !== undefined) happen(game, [setInMotionEvent(player, byRule('904.9'))]);
}
