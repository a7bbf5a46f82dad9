/** What is chosen from outside the game: the cards that a player owns there are laid out as the choice is made. 2006: 217.1e · 2009, 2011: 400.10 · 2026: 400.11 */
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { answererFor } from '../decisions/ask.ts';
import { lookOutside } from '../events/outside.ts';
import { whoChooses } from '../meaning/actors.ts';
import type { Context } from '../meaning/context.ts';
import { playersOf } from '../meaning/players.ts';

/** Whether that is a choice among cards outside the game, which only carrying it out looks at. */
export const isFromOutside = (set: ObjectSet): boolean =>
  set.set === 'choice' && set.from.set === 'all' && set.from.zone === 'outside';

/** Whether that player can look there: whoever controls a player may not where the edition says so. */
export function looksOutside(game: Game, ctx: Context, player: PlayerId, from: ObjectSet): boolean {
  if (from.set !== 'all' || from.zone !== 'outside') return true;
  if (!game.edition.controllerSeesOutside && answererFor(game, player) !== player) return false;
  for (const p of playersOf(game, ctx, from.of ?? { who: 'all' })) lookOutside(game, p);
  return true;
}

/** The same of what an instruction names. */
export function canName(game: Game, ctx: Context, set: ObjectSet): boolean {
  if (set.set !== 'choice' || !isFromOutside(set)) return true;
  const by = whoChooses(game, ctx, set.by);
  return by !== undefined && looksOutside(game, ctx, by, set.from);
}
