/** Choosing which half of a symbol is paid. 2006: not announced, 104.3 · 2009, 2011: 107.4e, 601.2b · 2026: 107.4e–f, 118.13, 601.2b */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { askOption } from '../../decisions/ask.ts';
import type { Context } from '../../meaning/context.ts';
import { type Afforded, afford, type SupplyOf } from './affording.ts';
import { type ManaNeed, manaTypes } from '../../objects/mana-needs.ts';
import type { TotalCost } from './total.ts';

/**
 * The cost in one of the ways in which it can be paid, which the player of the context chooses before mana is made for it; and what is
 * afforded of that.
 */
export function affordInOneWay(
  game: Game,
  ctx: Context,
  source: ObjectId,
  cost: TotalCost,
  supplyOf: SupplyOf,
  paidFor: ObjectId,
): Afforded & { total: TotalCost } {
  const afforded = (one: TotalCost): Afforded => afford(game, ctx, one, supplyOf, paidFor);
  let total = cost;
  if (game.edition.hybrid === 'announced' && cost.ways.length > 1) {
    const open = cost.ways.filter((way) => afforded({ ...cost, ways: [way] }).answer !== 'no');
    if (open.length > 0) total = { ...cost, ways: [open[askWay(game, ctx.controller, source, open)] as ManaNeed] };
  }
  const { answer, limits } = afforded(total);
  return { total, answer, limits };
}

/** Which of the ways it will be, by index. */
export const askWay = (game: Game, player: PlayerId, source: ObjectId, ways: readonly ManaNeed[]): number =>
  askOption(game, {
    player,
    source,
    kind: 'cost',
    purpose: 'pay',
    options: ways.map((way) => ({ text: describe(way) })),
  });

function describe(way: ManaNeed): string {
  const symbols = [
    ...(way.generic > 0 ? [String(way.generic)] : []),
    ...way.colored.map((mask) => manaTypes(mask).join('/') || 'S'),
  ];
  const mana = symbols.map((s) => `{${s}}`).join('') || '{0}';
  return way.life > 0 ? `${mana} and ${way.life} life` : mana;
}
