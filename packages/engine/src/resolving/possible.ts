/** Whether an optional instruction can be done at all: what cannot is not offered. 2006: 413.2 · 2009: 116.12, 608.2d · 2011: 117.12, 608.2d · 2026: 118.12, 608.2d */
import type { Instruction, VerbName } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { nounOf } from '../casting/costs/actions.ts';
import type { Context } from '../meaning/context.ts';
import { mostApart, objectsOf } from '../meaning/objects.ts';
import { amountOf } from '../meaning/quantity.ts';
import { dependsOnUnseen, isUnseen } from '../meaning/unseen.ts';
import { isFromOutside } from './from-outside.ts';
import type { Verb } from './verbs/verb.ts';

/**
 * Whether a player may choose to carry the instructions out. It depends on the first of them: the others follow as far as they can.
 * False only where that is plainly impossible.
 */
export function canDo(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = decisive(effect);
  return first !== undefined && canBegin(game, ctx, first);
}

/** "Untap it and remove it from combat": that something is untapped already does not stand in the way of the rest (2006: 103.3 · later: 101.3). */
function decisive(effect: readonly Instruction[]): readonly Instruction[] {
  const [first, ...rest] = effect;
  const turns = (first?.do === 'tap' || first?.do === 'untap') && first.what.set !== 'choice';
  return turns && rest.length > 0 ? decisive(rest) : effect;
}

// each verb takes its own instructions
const canBegin = (game: Game, ctx: Context, i: Instruction): boolean =>
  (game.verbs[i.do] as Verb<VerbName>).possible(game, ctx, i);

/** What the first thing done is done to, or chosen from. */
const nounAtFirst = (i: Instruction): ObjectSet | undefined =>
  i.do === 'choose' && i.what.choose === 'objects' ? i.what.from : nounOf(i)?.set;

/** Whether it depends on cards that somebody has not seen whether the first thing can be done. */
export function possibleByUnseen(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = decisive(effect);
  const set = first === undefined ? undefined : nounAtFirst(first);
  if (first === undefined || set === undefined) return false;
  if (dependsOnUnseen(game, ctx, set)) return true;
  // whether a card can be played is to be read from it alone
  if (first.do !== 'cast' && first.do !== 'playLand') return false;
  return objectsOf(game, ctx, set.set === 'choice' ? set.from : set).some((id) => isUnseen(game, id));
}

/** How many objects the noun could give that are there and fit, without asking. */
export function available(
  game: Game,
  ctx: Context,
  set: ObjectSet,
  fits: (object: GameObject) => boolean = () => true,
): number {
  if (set.set === 'choice') {
    if (isFromOutside(set)) return 1;
    const options = available(game, ctx, set.from, fits);
    return options >= amountOf(game, ctx, set.count.min) ? options : 0;
  }
  if (set.set === 'union' && set.apart === true) {
    const open = set.of.map((one) => objectsOf(game, ctx, one.set === 'choice' ? one.from : one));
    const all = open.map((ids) => ids.filter((id) => isThere(game, id, fits)));
    return mostApart(all) === all.length ? all.length : 0;
  }
  if (set.set === 'union') return set.of.reduce((sum, one) => sum + available(game, ctx, one, fits), 0);
  return objectsOf(game, ctx, set).filter((id) => isThere(game, id, fits)).length;
}

function isThere(game: Game, id: ObjectId, fits: (object: GameObject) => boolean): boolean {
  const object = objectOf(game, id);
  return object !== null && fits(object);
}
