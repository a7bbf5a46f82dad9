/** Rolling the planar die as a special action. 2006: none · 2009: 114.2f, 901.8 · 2011: 115.2f, 901.8 · 2026: 116.2i, 901.9 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { facingUpFor, isPlanechase, planarController } from '../state/planar.ts';
import type { PlayerState } from '../state/state.ts';
import { reverse } from '../decisions/reversal.ts';
import { byPlayer } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { notePlanarRoll } from '../events/history.ts';
import { rollingPlanarDie } from '../resolving/verbs/planar.ts';
import type { Cost } from '../vocabulary/costs.ts';
import { isSorceryTime } from './activation-rules.ts';

/** What the player may roll for: a plane that is face up, in a main phase with an empty stack; 0: the die cannot be rolled now. */
export const planeToRollFor = (game: Game, player: PlayerId): ObjectId =>
  isPlanechase(game) && isSorceryTime(game, player) ? (facingUpFor(game, planarController(game))[0]?.id ?? 0) : 0;

/** As much mana as the times that the player has taken the action this turn. */
export function costOfRolling({ state }: Game, player: PlayerId): Cost {
  const { planarRolls = 0 } = state.players[player] as PlayerState;
  return planarRolls === 0 ? {} : { mana: [`${planarRolls}`] };
}

/** The player has paid for the special action. */
export function rollPaidFor(game: Game, player: PlayerId, plane: ObjectId): void {
  if (plane === 0 || planeToRollFor(game, player) !== plane) reverse(game, 'the planar die cannot be rolled');
  notePlanarRoll(game.state.players[player] as PlayerState);
  happen(game, rollingPlanarDie(game, player, byPlayer(player, 'turn')));
}
