/** Spending mana from the pool. 2006: 104.3, 300.3 · 2009: 106.4, 116.3a · 2011: 106.4, 117.3a · 2026: 106.4, 118.3a */
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { ManaUnit, PlayerState } from '../../state/state.ts';
import { type ManaNeed } from '../../objects/mana-needs.ts';
import { maskOfUnit, type Purpose } from './purpose.ts';
import { assignKeeping } from './keeping.ts';
import { needMasks } from '../../objects/mana-matching.ts';

/**
 * Units of the pool, by index, that would pay this; restricted and colorless ones first; mana that others need is kept where it can be. Null if the pool
 * cannot.
 */
export function payersIn(
  game: Game,
  player: PlayerId,
  purpose: Purpose,
  need: ManaNeed,
  kept: readonly ManaNeed[] = [],
): number[] | null {
  const { mana } = game.state.players[player] as PlayerState;
  const order = mana.map((_, i) => i).sort((a, b) => rank(mana[a] as ManaUnit) - rank(mana[b] as ManaUnit) || a - b);
  const masks = order.map((i) => maskOfUnit(game, player, mana[i] as ManaUnit, purpose));
  const payer = assignKeeping(masks, needMasks(need.generic, need.colored), kept, () => true);
  return payer === null ? null : payer.map((i) => order[i] as number);
}

const rank = (unit: ManaUnit): number => (unit.by !== null ? 0 : 2) + (unit.type === 'C' ? 0 : 1);
