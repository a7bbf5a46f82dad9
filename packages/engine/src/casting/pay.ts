/** Paying a cost while something resolves or is declared. 2006: 411.2, 413.2e · 2009: 116, 605.3a, 608.2f · 2011: 117, 605.3a, 608.2f · 2026: 118.12, 605.3a, 608.2g */
import type { Cost } from '../vocabulary/costs.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Context } from '../meaning/context.ts';
import { afford } from './affording.ts';
import { performActions } from './cost-actions.ts';
import type { Purpose } from './mana.ts';
import { affordInOneWay } from './hybrid.ts';
import { type Supply, supplyFor } from './payability.ts';
import { payMana } from './payment.ts';
import { plainCost } from './total-cost.ts';

const OTHER: Purpose = { kind: 'other', object: 0 };

/** "You" in the actions of a cost is whoever pays it. */
const payerOf = (ctx: Context, player: PlayerId): Context => ({ ...ctx, controller: player });

/**
 * Whether the player can pay it now, mana of the objects `without` aside: mana abilities of unknown output count for nothing here
 * unless they could be enough.
 */
export function canPay(
  game: Game,
  player: PlayerId,
  cost: Cost,
  ctx: Context,
  without: readonly ObjectId[] = [],
): boolean {
  const own = payerOf(ctx, player);
  const total = plainCost(game, { ...ctx, x: ctx.x }, cost);
  return afford(game, own, total, () => supplyFor(game, player, OTHER, ...without), 0).answer !== 'no';
}

/** Has the player pay it; false if they gave up while paying. What the actions did is bound in the context. */
export function payCost(game: Game, ctx: Context, player: PlayerId, cost: Cost): boolean {
  const own = payerOf(ctx, player);
  const supply = (): Supply => supplyFor(game, player, OTHER);
  const { total, answer, limits } = affordInOneWay(game, own, ctx.source, plainCost(game, ctx, cost), supply, 0);
  if (answer === 'no') return false;
  if (
    payMana(game, {
      player,
      source: ctx.source,
      purpose: OTHER,
      ways: total.ways,
      limits,
      without: 0,
      quiet: false,
      done: [],
    }) === null
  )
    return false;
  const paid = performActions(game, own, total.actions, false);
  ctx.env = own.env;
  return paid;
}
