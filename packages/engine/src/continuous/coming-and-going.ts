/**
 * Objects that come and go while the derived table stays true. Of an ability nothing functions on the stack, nor of most spells: a table that
 * no effect or condition connects with the stack takes them in. Where no continuous effect is at work and no condition is asked, one permanent
 * says nothing of another: the table takes in, or loses, one that does nothing while it is there.
 * 2006: 402, 418 · 2009, 2011: 112.7, 611–613 · 2026: 113.7, 611–613 (no rule: the machine)
 */
import { Reads } from './derived.ts';
import { ON_BATTLEFIELD, ON_STACK, zoneBit } from './functioning.ts';
import type { Profile } from './profile.ts';
import { Table } from './table.ts';
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';

/** An object has come onto the stack from where nothing of it functioned. */
export function admitToStack(game: Game, object: GameObject): void {
  const table = stackTable(game);
  if (table === null) return;
  if (object.stack?.given !== undefined || (table.admit(object).zones & ON_STACK) !== 0) game.derived = null;
}

/** An object leaves the stack for where nothing of it functions, or for nowhere. */
export function dismissFromStack(game: Game, object: GameObject): void {
  const table = stackTable(game);
  if (table === null) return;
  if ((table.profile(object).zones & ON_STACK) === 0) table.dismiss(object);
  else game.derived = null;
}

/** The table at hand, if it stays true whatever comes onto the stack; else it is dropped. */
function stackTable(game: Game): Table | null {
  const table = game.derived;
  if (table instanceof Table && !table.reachesStack && (table.reads & Reads.stack) === 0) return table;
  game.derived = null;
  return null;
}

/** Whether nothing of it is in any index of the table, nor would be: no effect, rule, trigger or cost of it functions in those zones. */
const isPlain = ({ parts, changing, zones }: Profile, within: number): boolean =>
  (parts.length === 0 && changing.length === 0) || (zones & within) === 0;

/** The table at hand, where it stays true without the object, which is about to leave its zone for another; else null. */
export function tableWithout(game: Game, object: GameObject): Table | null {
  const table = game.derived;
  if (!(table instanceof Table) || !table.plain || object.counters !== null || object.components !== null) return null;
  if (object.zone === 'stack' && (table.reads & Reads.stack) !== 0) return null;
  const profile = table.profile(object);
  const zone = object.zone === 'battlefield' ? ON_BATTLEFIELD : object.zone === 'stack' ? ON_STACK : 0;
  return profile.elsewhere === 0 && isPlain(profile, zone) ? table : null;
}

/** Whether the table, from which the object was taken as it left its zone, holds where it is now: it is taken in there. */
export function holdsWith(table: Table, object: GameObject): boolean {
  table.dismiss(object);
  if (object.counters !== null || object.components !== null || object.spell?.given !== undefined) return false;
  const profile = table.admit(object);
  return isPlain(profile, zoneBit(object.zone));
}
