/** What is written of players who leave, and of the end of the game. 2006: 102, 600.4 · 2009, 2011: 104, 800.4 · 2026: 104, 702.26n, 800.4 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameResult, PlayerState } from '../state/state.ts';
import { toWrite } from '../state/writing.ts';

/** The game is over, with that result. */
export function setResult(game: Game, result: GameResult): void {
  game.state.result = result;
}

/** Whether the player counts as having left. */
export function setLeft(player: PlayerState, left: boolean): void {
  player.left = left;
}

/** The game is a draw for the player. */
export function setDrew(player: PlayerState): void {
  player.drew = true;
}

/** How many cards the player left with, for whoever looks at the game. */
export function countLeft(player: PlayerState): void {
  const { hand, library, graveyard } = player;
  player.leftWith = { hand: hand.length, library: library.length, graveyard: graveyard.length };
}

/** The player's triggered abilities that wait, or would yet trigger, do not any more. */
export function dropTriggers({ state }: Game, player: PlayerId): void {
  state.pending = state.pending.filter((t) => t.controller !== player);
  state.delayed = state.delayed.filter((t) => t.controller !== player);
}

/** What phased out under a player who has left phases in once that player's next turn would have begun (2026: 702.26n). */
export function phasesInWith(game: Game, left: PlayerId, next: PlayerId): void {
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object?.phasedOut === true && object.phasedUnder === left) toWrite(game.state, object).phasedUnder = next;
  }
}
