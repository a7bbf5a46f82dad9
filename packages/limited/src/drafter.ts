/** A computer drafter: the best card at first, then the best of its colours. */
import { takesAll } from '@rulewright/engine/arguments';
import { rarityOf, type Rarity } from '@rulewright/cards';
import { A_POOL, type LimitedCard } from './playable-set.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
type Pair = readonly [string, string];

/** The ten pairs of colours. */
export const PAIRS: readonly Pair[] = COLORS.flatMap((one, at) =>
  COLORS.slice(at + 1).map((other): Pair => [one, other]),
);

/** Whether a deck of those colours can cast the card. */
export const fits = ({ colors }: LimitedCard, pair: Pair): boolean => colors.every((color) => pair.includes(color));

/** A drafter that cannot tell two cards apart takes the rarer one, which is seen less often. */
const RARER: Readonly<Record<Rarity, number>> = { common: 0, uncommon: 0.1, rare: 0.2, 'mythic rare': 0.3 };
/** From so many picks on a drafter takes only cards of its colours, if there are any. */
const DECIDED = 18;
/** The worth that a card loses which is not of a decided drafter's colours. */
const OFF_COLOR = 3;
/** A card below this is one that no deck wants; it shows no colour. */
const WANTED = 2;
/** A deck wants at least so many creatures. */
const CREATURES = 15;

/** The number in `pack` of the card that it picks, with those in `pool` picked before. */
export function pickFrom(pack: readonly LimitedCard[], pool: readonly LimitedCard[]): number {
  takesAll('pickFrom', [pack, A_POOL], [pool, A_POOL]);
  const depth = new Map<string, number>(COLORS.map((color) => [color, 0]));
  for (const { colors, rating } of pool)
    for (const color of colors)
      depth.set(color, (depth.get(color) ?? 0) + Math.max(0, rating - WANTED) / colors.length);
  const [first = '', second = ''] = [...depth].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const committed = Math.min(1, pool.length / DECIDED);
  const creatures = pool.filter(({ card }) => card.types.includes('Creature')).length;
  const lacking = Math.max(0, (CREATURES * pool.length) / 45 - creatures) * 0.1;
  const wish = (card: LimitedCard): number => {
    const off = fits(card, [first, second]) ? 0 : OFF_COLOR * committed;
    const both = card.colors.length > 1 ? 0.3 : 0;
    const creature = card.card.types.includes('Creature') ? lacking : 0;
    return card.rating + RARER[rarityOf(card.sheet)] + creature - both - off;
  };
  let best = 0;
  for (const [at, card] of pack.entries()) if (wish(card) > wish(pack[best] ?? card)) best = at;
  return best;
}
