/**
 * What attacking and blocking cost: added up, locked in, paid all at once.
 * 2006: 308.2d–f, 309.2b–d · 2009: 508.1g–i, 509.1d–f, 806.9d · 2011: 508.1g–i, 509.1d–f, 810.9b · 2026: 508.1h–j, 509.1d–f, 810.9b
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { canPay, payCost } from '../casting/costs/pay.ts';
import { reverse } from '../decisions/reversal.ts';
import { context, type Context } from '../meaning/context.ts';
import { amountOf } from '../meaning/quantity.ts';
import type { Cost } from '../vocabulary/costs.ts';

export interface PricedAction {
  cost: Cost;
  ctx: Context;
  payer: PlayerId;
}

/** The total mana, and the costs that are actions, each in its own words. */
function total(game: Game, costs: readonly PricedAction[]): PricedAction[] {
  const [first] = costs;
  if (first === undefined) return [];
  const mana = costs.flatMap(({ cost, ctx }) => [
    ...(cost.mana ?? []),
    ...(cost.generic === undefined ? [] : [String(amountOf(game, ctx, cost.generic))]),
  ]);
  const actions = costs
    .filter(({ cost }) => (cost.actions?.length ?? 0) > 0)
    .map(({ cost, ctx, payer }): PricedAction => ({ cost: { actions: cost.actions ?? [] }, ctx, payer }));
  return mana.length === 0 ? actions : [{ cost: { mana }, ctx: first.ctx, payer: first.payer }, ...actions];
}

/** Each player's total (a team attacks or blocks as one, but pays apart). */
const totals = (game: Game, costs: readonly PricedAction[]): PricedAction[] =>
  [...new Set(costs.map((c) => c.payer))].flatMap((payer) =>
    total(
      game,
      costs.filter((c) => c.payer === payer),
    ),
  );

const paying = ({ payer, ctx }: PricedAction): Context => context(payer, ctx.source, ctx.env, ctx.x, ctx.ref);

/** `tapped`: creatures that will be tapped by then, so that their mana is no help. */
export function canPayAll(game: Game, costs: readonly PricedAction[], tapped: readonly ObjectId[] = []): boolean {
  return totals(game, costs).every((priced) => canPay(game, priced.payer, priced.cost, paying(priced), tapped));
}

/** Pays, or the whole declaration was illegal and is reversed (2006: 422 · 2009: 714 · 2011: 717 · 2026: 732). */
export function payAll(game: Game, costs: readonly PricedAction[]): void {
  for (const priced of totals(game, costs)) {
    if (!payCost(game, paying(priced), priced.payer, priced.cost)) reverse(game, 'the cost was not paid');
  }
}
