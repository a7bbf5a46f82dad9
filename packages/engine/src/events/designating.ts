/**
 * Writing down designations of players, ring-bearers, and speed.
 * 2006, 2009, 2011: none · 2026: 701.54a, 701.54c, 702.131, 702.179c, 724.3, 725.3, 725.5
 */
import type { Designation } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { PlayerState } from '../state/state.ts';

/** The player has it; who had what only one can have has it no longer (724.3, 725.3). Whether that is something new, or counts as such. */
export function takeDesignation(game: Game, player: PlayerId, as: Designation): boolean {
  const { state } = game;
  switch (as) {
    case 'monarch': {
      const already = state.monarch === player;
      state.monarch = player;
      return !already;
    }
    case 'initiative':
      // to take it again is to take it (725.5)
      state.initiative = player;
      return true;
    case 'blessing': {
      const own = state.players[player];
      if (own === undefined || own.blessed) return false;
      own.blessed = true;
      return true;
    }
  }
}

/** That creature is the player's Ring-bearer in place of any other. */
export function bearRing(player: PlayerState, object: number): void {
  player.tempted += 1;
  if (object !== 0) player.ringBearer = object;
}

/** Who had no speed has that now (702.179c). */
export function gainSpeed(player: PlayerState, amount: number): void {
  player.speed = (player.speed ?? 0) + amount;
}

/** Until another player gains control of it (701.54a). */
export function loseRingBearer(game: Game, object: number, controller: number): void {
  for (const player of game.state.players)
    if (player.ringBearer === object && player.id !== controller) player.ringBearer = 0;
}
