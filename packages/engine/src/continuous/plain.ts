/**
 * Permanents that come and go without a trace. Where no continuous effect is at work and no condition is asked, what one permanent is says
 * nothing of the others: the table stays true and takes in, or loses, one that does nothing while it is there.
 * 2006: 418 · 2009, 2011, 2026: 611–613 (no rule: the machine)
 */
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';
import { Reads } from './derived.ts';
import { ON_BATTLEFIELD, ON_STACK, zoneBit } from './functioning.ts';
import type { Profile } from './profile.ts';
import { Table } from './table.ts';

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
