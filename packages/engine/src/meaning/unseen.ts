/**
 * Whether what is meant depends on cards that somebody has not seen. A question about it is put even where only one answer is left: otherwise
 * the others could tell from its absence what lies hidden.
 * 2006: 217.1b, 217.2a, 217.3, 413.2c · 2009, 2011, 2026: 107.3a, 400.2, 401.2, 402.3, 608.2d
 */
import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import { EVERYBODY, type ObjectId, type PlayerId } from '../state/ids.ts';
import { isHiddenZone, objectOf, zoneList } from '../state/objects.ts';
import type { Context } from './context.ts';
import { objectsOf } from './objects.ts';
import { playersAskedAbout } from './players.ts';

/** Whether it is a card in a library, in a hand or face down in exile that not every player knows. */
export function isUnseen(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null || object.known === EVERYBODY) return false;
  return isHiddenZone(object.zone) || (object.zone === 'exile' && object.faceDown);
}

/** Whether it is such a card that the player does not know. */
export const isUnseenBy = (game: Game, id: ObjectId, player: PlayerId): boolean =>
  isUnseen(game, id) && ((objectOf(game, id)?.known ?? 0) & (1 << player)) === 0;

/** Whether a filter looks at the cards themselves: how many lie in a zone, and whose it is, everybody knows. */
export const looks = (filter: Filter | undefined): boolean =>
  filter !== undefined && filter.is !== 'any' && filter.is !== 'card';

/** Whether unseen cards decide which objects a noun means. Asks nobody. */
export function dependsOnUnseen(game: Game, ctx: Context, set: ObjectSet): boolean {
  switch (set.set) {
    case 'all': {
      if (!looks(set.where) || set.zone === undefined) return false;
      const zones = (typeof set.zone === 'string' ? [set.zone] : set.zone).filter(isHiddenZone);
      if (zones.length === 0) return false;
      const players = playersAskedAbout(game, ctx, set.of ?? { who: 'all' });
      return zones.some((zone) => players.some((p) => zoneList(game.state, zone, p).some((id) => isUnseen(game, id))));
    }
    case 'where':
      return (
        dependsOnUnseen(game, ctx, set.of) ||
        (looks(set.filter) && meant(game, ctx, set.of).some((id) => isUnseen(game, id)))
      );
    case 'top':
      return looks(set.where) && meant(game, ctx, { ...set, where: { is: 'any' } }).some((id) => isUnseen(game, id));
    case 'topUntil':
      return looks(set.where) && meant(game, ctx, set).some((id) => isUnseen(game, id));
    case 'choice':
      return dependsOnUnseen(game, ctx, set.from);
    case 'union':
      return set.of.some((one) => dependsOnUnseen(game, ctx, one));
    case 'except':
      return dependsOnUnseen(game, ctx, set.of) || dependsOnUnseen(game, ctx, set.not);
    default: // what is named, remembered or public is not decided by what a card is
      return false;
  }
}

/** What a noun means; of a choice, what it is made from. */
const meant = (game: Game, ctx: Context, set: ObjectSet): ObjectId[] =>
  set.set === 'choice' ? meant(game, ctx, set.from) : objectsOf(game, ctx, set);

/** Whether unseen cards decide whether a condition holds. */
export function holdsByUnseen(game: Game, ctx: Context, condition: Condition): boolean {
  switch (condition.if) {
    case 'exists':
      return dependsOnUnseen(game, ctx, condition.what);
    case 'matches':
      return (
        dependsOnUnseen(game, ctx, condition.what) ||
        (looks(condition.filter) && meant(game, ctx, condition.what).some((id) => isUnseen(game, id)))
      );
    case 'sharesAll':
      return meant(game, ctx, condition.what).some((id) => isUnseen(game, id));
    case 'not':
      return holdsByUnseen(game, ctx, condition.of);
    case 'and':
    case 'or':
      return condition.of.some((one) => holdsByUnseen(game, ctx, one));
    default: // all others ask about players, numbers and what everybody sees
      return false;
  }
}
