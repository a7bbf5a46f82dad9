/**
 * Paying a whole cost: mana, then actions. 2006: 409.1f–h, 411.2, 413.2e · 2009: 116, 601.2e–g, 605.3a, 608.2f ·
 * 2011: 117, 601.2e–g, 605.3a, 608.2f · 2026: 118.12, 601.2f–h, 605.3a, 608.2g
 */
import type { Cost } from '../../vocabulary/costs.ts';
import type { Game, Input } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { ManaUnit } from '../../state/state.ts';
import { askNumber } from '../../decisions/ask.ts';
import { bind, type Context, extended } from '../../meaning/context.ts';
import { reverse } from '../../decisions/reversal.ts';
import { afford, type SupplyOf } from './affording.ts';
import { performActions } from './actions.ts';
import { hasX } from './forms.ts';
import { greatest } from './greatest.ts';
import type { ManaActivation } from '../mana/ability.ts';
import type { Purpose } from '../mana/purpose.ts';
import { affordInOneWay } from './hybrid.ts';
import { type Supply, supplyFor, withStandIns } from '../mana/payability.ts';
import { keptActivations, payMana } from '../mana/payment.ts';
import { type StandIn, useOf, waterbenders } from './stand-ins.ts';
import { costToPay, type TotalCost } from './total.ts';

/** What is paid for nothing that a restriction on mana names. */
export const OTHER: Purpose = { kind: 'other', object: 0 };

/** A cost that the context's controller is to pay. */
export interface Due {
  /** what it is for, for the decisions */
  source: ObjectId;
  cost: TotalCost;
  purpose: Purpose;
  supply: SupplyOf;
  /** what it puts on the stack, 0 if nothing */
  spell: ObjectId;
  standIns?: readonly StandIn[];
  /** mana abilities activated for it already */
  done?: ManaActivation[];
}

/** The mana spent, and the life for Phyrexian symbols; or why it was not paid, and the mana abilities that stay when the action is reversed. */
export type Paid = { mana: readonly ManaUnit[]; life: number } | { unpaid: string; kept: Input[][] };

/** Has the cost paid. What its actions did is bound in the context. */
export function pay(
  game: Game,
  ctx: Context,
  { source, cost, purpose, supply, spell, standIns = [], done = [] }: Due,
): Paid {
  const { total, answer, limits } = affordInOneWay(game, ctx, source, cost, supply, spell);
  if (answer === 'no') return { unpaid: 'the cost cannot be paid', kept: keptActivations(done) };
  const { ways } = total;
  const { controller: player } = ctx;
  const paid = payMana(game, { player, source, purpose, ways, limits, without: 0, fromPool: null, done, standIns });
  if (paid === null) return { unpaid: 'the payment was not completed', kept: keptActivations(done) };
  const instead = useOf(paid.standIns);
  ctx.env = extended(ctx.env, instead.env);
  if (!performActions(game, ctx, [...instead.actions, ...total.actions], false))
    return { unpaid: 'a cost cannot be paid', kept: keptActivations(done) };
  return paid;
}

/** The same of a cost without which the action is illegal. Returns what was spent. */
export function payOrReverse(game: Game, ctx: Context, due: Due): Exclude<Paid, { unpaid: string }> {
  const paid = pay(game, ctx, due);
  if ('unpaid' in paid) reverse(game, paid.unpaid, paid.kept);
  return paid;
}

const helpersFor = (game: Game, ctx: Context, cost: Cost): readonly StandIn[] =>
  cost.waterbend === true ? waterbenders(game, ctx) : [];

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
  const total = costToPay(game, ctx, cost);
  const supply = (): Supply => withStandIns(supplyFor(game, player, OTHER, ...without), helpersFor(game, own, cost));
  return afford(game, own, total, supply, 0).answer !== 'no';
}

/**
 * Where the cost has an {X} that nothing defines, its payer chooses the value, and what follows speaks of it (2009, 2011: 107.3e ·
 * 2026: 107.3f).
 */
export function chooseX(game: Game, ctx: Context, player: PlayerId, cost: Cost): void {
  if (ctx.x !== null || !hasX(cost)) return;
  const max = greatest((x) => canPay(game, player, cost, { ...ctx, x }));
  ctx.x = askNumber(game, { kind: 'x', player, source: ctx.source, purpose: 'X', min: 0, max });
  bind(ctx, 'x', { amount: ctx.x });
}

/** Has the player pay it while something resolves or is declared; false if they gave up while paying. What the actions did is bound in the context. */
export function payCost(game: Game, ctx: Context, player: PlayerId, cost: Cost): boolean {
  const own = payerOf(ctx, player);
  const standIns = helpersFor(game, own, cost);
  const supply: SupplyOf = () => withStandIns(supplyFor(game, player, OTHER), standIns);
  const paid = pay(game, own, {
    source: ctx.source,
    cost: costToPay(game, ctx, cost),
    purpose: OTHER,
    supply,
    spell: 0,
    standIns,
  });
  ctx.env = own.env;
  return 'mana' in paid;
}
