/**
 * Whether mana that was spent for the X of a spell or ability could have paid a mana cost.
 * 2006: 104.3, 203 · 2009, 2011: 107.3–107.4, 202.1 · 2026: 107.3–107.4, 118.6, 202.1
 */
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { characteristics } from '../continuous/derive.ts';
import { matchable } from '../objects/mana-matching.ts';
import { manaBit, manaIn, SNOW, waysToPay } from '../objects/mana-needs.ts';
import type { Context } from './context.ts';
import { valueOfX } from './quantity.ts';

/** Some of that mana, as much as X at most, pays the whole cost, its own X being 0; life pays none of it. */
export function isPayableFromX(game: Game, ctx: Context, id: ObjectId): boolean {
  const { manaCost } = characteristics(game, id);
  if (manaCost === null) return false;
  const { manaSpent = [], manaFrom = [] } = ctx.stack ?? {};
  const isSnow = (source: ObjectId): boolean => characteristics(game, source).supertypes.includes('snow');
  const units = manaSpent.map((type, i) => manaBit(type) | (isSnow(manaFrom[i] ?? 0) ? SNOW : 0));
  const most = valueOfX(game, ctx) ?? 0;
  return waysToPay(manaCost, 0).some(
    (way) => way.life === 0 && manaIn(way) <= most && matchable(units, way.generic, way.colored),
  );
}
