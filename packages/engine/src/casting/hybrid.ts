/** Announcing which half of a symbol will be paid. 2006: not announced, 104.3 · 2009, 2011, 2026: 107.4e–f, 601.2b */
import type { Game } from '../state/game.ts';
import { askOption } from '../decisions/ask.ts';
import { afford } from './affording.ts';
import { type ManaNeed, manaTypes } from './mana.ts';
import type { Supply } from './payability.ts';
import { contextFor, type Proposal } from './proposal.ts';
import type { TotalCost } from './total-cost.ts';

/** Asks which of the ways the mana will be paid in, among those that can be; one remains. */
export function lockHalves(
  game: Game,
  proposal: Proposal,
  total: TotalCost,
  supplyOf: () => Supply,
): readonly ManaNeed[] {
  const open = total.ways.filter(
    (way) => afford(game, contextFor(proposal), { ...total, ways: [way] }, supplyOf, proposal.on).answer !== 'no',
  );
  if (open.length < 2) return open.length === 1 ? open : total.ways;
  const at = askOption(
    game,
    proposal.player,
    proposal.on,
    'cost',
    'pay',
    open.map((way) => ({ text: describe(way) })),
  );
  return [open[at] as ManaNeed];
}

function describe(way: ManaNeed): string {
  const symbols = [
    ...(way.generic > 0 ? [String(way.generic)] : []),
    ...way.colored.map((mask) => manaTypes(mask).join('/') || 'S'),
  ];
  const mana = symbols.map((s) => `{${s}}`).join('') || '{0}';
  return way.life > 0 ? `${mana} and ${way.life} life` : mana;
}
