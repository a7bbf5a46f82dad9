/** Whether an optional instruction can be done at all: what cannot is not offered. 2006: 413.2, 423.3 · 2009: 116.3, 119.3, 608.2d · 2011: 117.3, 120.3, 608.2d · 2026: 118.3, 121.2b, 121.3, 608.2d */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import { lifeToPay, nounOf } from '../casting/costs/actions.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { dependsOnUnseen, isUnseen } from '../meaning/unseen.ts';
import { canDraw } from '../continuous/prohibitions.ts';
import { canPlayAny } from './stack.ts';

/** False only where the first thing to do is plainly impossible; anything else is offered. */
export function canDo(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = effect;
  if (first === undefined) return false;
  switch (first.do) {
    case 'discard':
    case 'sacrifice':
    case 'destroy':
    case 'move':
    case 'tap':
    case 'untap':
    case 'regenerate':
      return available(game, ctx, first.what) > 0;
    case 'putCounters':
      return available(game, ctx, first.on) > 0;
    case 'removeCounters':
      return available(game, ctx, first.from) > 0;
    case 'payLife':
      return playersOf(game, ctx, first.who).every((p) => lifeToPay(game, p) >= amountOf(game, ctx, first.amount));
    // an empty library does not stand in the way (2006: 423.3 · 2009: 119.3 · 2011: 120.3 · 2026: 121.3)
    case 'draw':
      return playersOf(game, ctx, first.who).some((p) => canDraw(game, p, amountOf(game, ctx, first.count)));
    case 'cast':
    case 'playLand':
      return canPlayAny(game, ctx, first);
    default:
      return true;
  }
}

/** Whether it depends on cards that somebody has not seen whether the first thing can be done. */
export function possibleByUnseen(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = effect;
  const set = first === undefined ? undefined : nounOf(first)?.set;
  if (first === undefined || set === undefined) return false;
  if (dependsOnUnseen(game, ctx, set)) return true;
  // whether a card can be played is to be read from it alone
  if (first.do !== 'cast' && first.do !== 'playLand') return false;
  return objectsOf(game, ctx, set.set === 'choice' ? set.from : set).some((id) => isUnseen(game, id));
}

/** How many objects the noun could give, without asking. */
export function available(game: Game, ctx: Context, set: ObjectSet): number {
  if (set.set === 'choice') {
    const options = available(game, ctx, set.from);
    return options >= amountOf(game, ctx, set.count.min) ? options : 0;
  }
  return objectsOf(game, ctx, set).filter((id) => objectOf(game, id) !== null).length;
}
