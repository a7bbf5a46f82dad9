/** Damage in excess of what is lethal. 2026: 120.4a, 120.10, 702.2c */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics } from '../continuous/derive.ts';
import { isType } from '../meaning/filter.ts';
import { DEFENSE, isBattle } from '../objects/battle.ts';
import type { GameEvent } from './event.ts';
import { shrinks } from './damage.ts';
import { byRule } from './cause.ts';
import { type Damage, excessDamageEvent } from './kinds/damage.ts';
import { greater } from '../state/numbers.ts';

/** What of that amount is more than it takes, the greatest of its card types; `marked` is damage marked on it before. */
function excessOf(game: Game, id: ObjectId, amount: number, marked: number, deadly: boolean): number {
  const object = objectOf(game, id);
  if (object === null) return 0;
  const is = characteristics(game, id);
  const enough: number[] = [];
  if (isType(is, 'creature')) enough.push(deadly ? 1 : greater(0, is.toughness - marked));
  if (isType(is, 'planeswalker')) enough.push(object.counters?.['loyalty'] ?? 0);
  if (isBattle(is)) enough.push(object.counters?.[DEFENSE] ?? 0);
  return enough.length === 0 ? 0 : greater(0, amount - Math.min(...enough));
}

const isDeadly = (game: Game, source: ObjectId): boolean =>
  characteristics(game, source).keywords.includes('deathtouch');

/** What of damage that would be dealt by that source to that permanent is in excess (2026: 120.4a). */
export const excessOver = (game: Game, source: ObjectId, id: ObjectId, amount: number): number =>
  excessOf(game, id, amount, objectOf(game, id)?.damage ?? 0, isDeadly(game, source));

/** The excess damage that permanents have just been dealt, by all sources together; none of its results is there yet (2026: 120.10). */
export function excessDealt(game: Game, happened: readonly GameEvent[]): GameEvent[] {
  const dealt = happened.filter((e): e is Damage => e.kind === 'damage' && e.object !== 0);
  return [...new Set(dealt.map((e) => e.object))].flatMap((object) => {
    const own = dealt.filter((e) => e.object === object);
    const amount = own.reduce((sum, e) => sum + e.amount, 0);
    const now = own.filter((e) => !shrinks(game, e.source)).reduce((sum, e) => sum + e.amount, 0);
    const marked = (objectOf(game, object)?.damage ?? 0) - now;
    const excess = excessOf(
      game,
      object,
      amount,
      marked,
      own.some((e) => isDeadly(game, e.source)),
    );
    const combat = own.some((e) => e.combat);
    return excess > 0 ? [excessDamageEvent(object, excess, combat, byRule('120.10', 'effect'))] : [];
  });
}
