/** Mana leaves a pool: spent, or lost as a step or phase ends. 2006: 104.3, 300.3 · 2009, 2011, 2026: 106.4 */
import { Reads } from '../continuous/derived.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { ManaUnit, PlayerState } from '../state/state.ts';
import { touch } from './objects.ts';

/** Takes out of the player's pool all units but those; returns how many. */
export function keepMana(game: Game, player: PlayerId, kept: (unit: ManaUnit, index: number) => boolean): number {
  const own = game.state.players[player] as PlayerState;
  const left = own.mana.filter(kept);
  const taken = own.mana.length - left.length;
  if (taken === 0) return 0;
  own.mana = left;
  touch(game, Reads.mana);
  game.watcher?.(game.scope.causing);
  return taken;
}
