/** What objects that are chosen together must have in common, or must not exceed. 2009, 2011: 601.2c · 2026: 601.2c, 608.2b */
import type { Together } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Context } from './context.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import type { WrongAnswer } from '../decisions/decision.ts';
import { sharesType, statOf } from './filter.ts';
import { amountOf } from './quantity.ts';

type Alike = NonNullable<Together['share'] | Together['differ']>;
function alike(game: Game, a: ObjectId, b: ObjectId, what: Alike): boolean {
  switch (what) {
    case 'controller':
      return controllerOf(game, a) === controllerOf(game, b);
    case 'name':
      return characteristics(game, a).names.some((name) => characteristics(game, b).names.includes(name));
    case 'manaValue':
    case 'power':
      return statOf(game, a, what) === statOf(game, b, what);
    case 'card':
    case 'creature':
    case 'land':
      return sharesType(game, a, b, what);
  }
}

const total = (game: Game, ids: readonly ObjectId[], stat: 'manaValue' | 'power'): number =>
  ids.reduce((sum, id) => sum + statOf(game, id, stat), 0);

/** Whether those objects may be chosen together. Where they may not, they may not with further ones either, but for powers below 0. */
export function fitTogether(game: Game, ctx: Context, ids: readonly ObjectId[], together: Together): boolean {
  const { share, differ, manaValue, power } = together;
  const fits = (a: ObjectId, b: ObjectId): boolean =>
    (share === undefined || alike(game, a, b, share)) && (differ === undefined || !alike(game, a, b, differ));
  // what has no name has no different one (2026: 201.2b)
  const nameless =
    differ === 'name' && ids.length > 1 && ids.some((id) => characteristics(game, id).names.length === 0);
  return (
    !nameless &&
    ids.every((a, i) => ids.slice(i + 1).every((b) => fits(a, b))) &&
    (manaValue === undefined || total(game, ids, 'manaValue') <= amountOf(game, ctx, manaValue)) &&
    (power === undefined || total(game, ids, 'power') <= amountOf(game, ctx, power))
  );
}

/** What is wrong with choosing those together. */
export const unfit = (game: Game, ctx: Context, chosen: readonly ObjectId[], together: Together): WrongAnswer | null =>
  fitTogether(game, ctx, chosen, together) ? null : { error: 'illegal', message: 'Those may not be chosen together.' };

/** Whether so many can be chosen together: those that are chosen and others of these. */
export function canFitTogether(
  game: Game,
  ctx: Context,
  from: readonly ObjectId[],
  count: number,
  together: Together,
  chosen: readonly ObjectId[] = [],
): boolean {
  if (!fitTogether(game, ctx, chosen, together)) return false;
  if (chosen.length >= count) return true;
  return from.some(
    (id, i) => !chosen.includes(id) && canFitTogether(game, ctx, from.slice(i + 1), count, together, [...chosen, id]),
  );
}
