/** Choosing which half of a symbol is paid. 2006: not announced, 104.3 · 2009, 2011: 107.4e, 601.2b · 2026: 107.4e–f, 118.13, 601.2b */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { askOption } from '../decisions/ask.ts';
import { type ManaNeed, manaTypes } from './mana.ts';
import type { Payability } from './payability.ts';
import type { TotalCost } from './total-cost.ts';

/** The cost in one of the ways in which it can be paid, which the player chooses before mana is made for it. */
export function inOneWay(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  cost: TotalCost,
  afforded: (cost: TotalCost) => Payability,
): TotalCost {
  if (game.edition.hybrid !== 'announced' || cost.ways.length < 2) return cost;
  const open = cost.ways.filter((way) => afforded({ ...cost, ways: [way] }) !== 'no');
  return open.length === 0 ? cost : { ...cost, ways: [open[askWay(game, player, source, open)] as ManaNeed] };
}

/** Which of the ways it will be, by index. */
export const askWay = (game: Game, player: PlayerId, source: ObjectId, ways: readonly ManaNeed[]): number =>
  askOption(
    game,
    player,
    source,
    'cost',
    'pay',
    ways.map((way) => ({ text: describe(way) })),
  );

function describe(way: ManaNeed): string {
  const symbols = [
    ...(way.generic > 0 ? [String(way.generic)] : []),
    ...way.colored.map((mask) => manaTypes(mask).join('/') || 'S'),
  ];
  const mana = symbols.map((s) => `{${s}}`).join('') || '{0}';
  return way.life > 0 ? `${mana} and ${way.life} life` : mana;
}
