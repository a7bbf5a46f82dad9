/** Opening boosters by a seed. */
import { NUMBER, SEED, takesAll, withKeys } from '@rulewright/engine/arguments';
import { type Rarity, rarityOf } from '@rulewright/cards';
import { below, type RandomSource, randomSource } from '@rulewright/players';
import { A_PLAYABLE_SET, type LimitedCard, type PlayableSet } from './playable-set.ts';

/** How often a card of each rarity is printed where several are on one sheet: a rare twice as often as a mythic rare. */
const TIMES_PRINTED: Readonly<Record<Rarity, number>> = { common: 12, uncommon: 6, rare: 2, 'mythic rare': 1 };

/** The cards of one booster; none is in it twice. */
export function openBooster(set: PlayableSet, random: RandomSource): readonly LimitedCard[] {
  takesAll(
    'openBooster',
    [set, A_PLAYABLE_SET],
    [random, withKeys('a source of random numbers, as randomSource gives it', 'a', 'b', 'c', 'counter')],
  );
  const opened = new Set<LimitedCard>();
  for (const slot of set.booster) {
    const sheet = set.cards.filter((card) => slot.includes(card.sheet) && !opened.has(card));
    const drawn = drawnFrom(sheet, random);
    if (drawn !== undefined) opened.add(drawn);
  }
  return [...opened];
}

function drawnFrom(sheet: readonly LimitedCard[], random: RandomSource): LimitedCard | undefined {
  const times = ({ sheet: on }: LimitedCard): number => TIMES_PRINTED[rarityOf(on)];
  const all = sheet.reduce((sum, card) => sum + times(card), 0);
  if (all === 0) return undefined;
  let left = below(random, all);
  return sheet.find((card) => (left -= times(card)) < 0);
}

/** The boosters of a set one after the other. Those of a cube are dealt from all of its cards, each of which is there once. */
export function boosters(set: PlayableSet, random: RandomSource): () => readonly LimitedCard[] {
  if (!set.isCube) return () => openBooster(set, random);
  const pile = [...set.cards];
  for (let left = pile.length; left > 1; left--) {
    const at = below(random, left);
    const [a, b] = [pile[left - 1], pile[at]];
    if (a !== undefined && b !== undefined) [pile[left - 1], pile[at]] = [b, a];
  }
  return () => pile.splice(0, set.booster.length);
}

/** How many boosters a player opens for a sealed deck. */
export const SEALED_BOOSTERS = 6;

/** The cards of six boosters. `seat` 0 is who asks; other seats open other boosters of the same seed. */
export function sealedPool(set: PlayableSet, seed: number | string, seat = 0): readonly LimitedCard[] {
  takesAll('sealedPool', [set, A_PLAYABLE_SET], [seed, SEED], [seat, NUMBER]);
  const next = boosters(set, randomSource(`sealed ${set.code} ${seed} ${set.isCube ? '' : seat}`));
  // the cards of a cube are there once: what another seat has opened is gone
  for (let gone = set.isCube ? seat * SEALED_BOOSTERS : 0; gone > 0; gone--) next();
  return Array.from({ length: SEALED_BOOSTERS }, next).flat();
}
