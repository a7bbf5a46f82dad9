/** Counting how often a commander was cast from the command zone, and the combat damage it dealt. 2006: none · 2009, 2011, 2026: 903 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { Commander, PlayerState } from '../state/state.ts';
import { commanderIn } from '../state/commander.ts';
import type { Damage } from './kinds/damage.ts';

export function countCast(game: Game, spell: ObjectId): void {
  const object = objectOf(game, spell);
  if (object?.stack?.castFrom !== 'command') return;
  const commander = commanderIn(game, object);
  if (commander !== null)
    change(game.state.players[object.owner] as PlayerState, commander, { casts: commander.casts + 1 });
}

export function countCommander(game: Game, { source, player, amount }: Damage): void {
  const object = objectOrLast(game, source);
  const card = object === null ? undefined : commanderIn(game, object)?.card;
  if (card === undefined) return;
  const dealt = game.state.players[player] as PlayerState;
  dealt.commanderDamage = { ...dealt.commanderDamage, [card]: (dealt.commanderDamage?.[card] ?? 0) + amount };
}

/** A check of state-based actions has seen the commander as this object; false if one had before. */
export function noteCommander(player: PlayerState, commander: Commander, id: ObjectId): boolean {
  if (commander.seen === id) return false;
  change(player, commander, { seen: id });
  return true;
}

function change(player: PlayerState, { card }: Commander, fields: Partial<Commander>): void {
  player.commanders = player.commanders.map((one) => (one.card === card ? { ...one, ...fields } : one));
}
