/** Which permanents a description means, as the table stands. 2006: 418.4, 601.10 · 2009, 2011, 2026: 611.3, 801.10 */
import type { Game } from '../running/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Context } from '../meaning/context.ts';
import { testOf } from '../meaning/filter.ts';
import { isObjectInRange, rangeFor } from '../meaning/range.ts';
import type { Table } from './table.ts';

/** The permanents that fit, in the order of the battlefield; those phased out do not exist. */
export function permanentsThat(game: Game, table: Table, ctx: Context, where: Filter): ObjectId[] {
  const test = testOf(where);
  const { objects, battlefield, reach } = game.state;
  const found: ObjectId[] = [];
  for (const id of battlefield) {
    const slot = slotOf(id);
    if ((objects[slot] as GameObject).phasedOut) continue;
    if (reach !== null && !isObjectInRange(game, rangeFor(game, ctx), id)) continue;
    if (test(game, ctx, id, table.characteristics[slot] as Characteristics)) found.push(id);
  }
  return found;
}
