/** Whether units of mana can pay needs, and which pays which: matching by masks. 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118 */
import type { ManaCost } from '../vocabulary/words.ts';
import { ANY_MANA, manaIn, WATERBENT, waysToPay } from './mana-needs.ts';

/**
 * Whether the units can pay `generic` needs of any kind and one need of each mask in `colored` (Hall's condition over the
 * distinct masks). A unit of mask 0 pays nothing.
 */
export function matchable(units: readonly number[], generic: number, colored: readonly number[]): boolean {
  // what is tapped for a waterbend cost is no mana, and pays no other generic mana
  if (generic > 0 && units.includes(WATERBENT)) return matchable(units, 0, needMasks(generic, colored));
  let usable = 0;
  for (const unit of units) if (unit !== 0) usable++;
  if (usable < generic + colored.length) return false;
  if (colored.length === 0) return true;
  const first = colored[0] as number;
  let distinct = 1;
  for (const mask of colored) if (mask !== first) distinct = 2;
  if (distinct === 1) {
    let fit = 0;
    for (const unit of units) if ((unit & first) !== 0) fit++;
    return fit >= colored.length;
  }
  const masks: number[] = [];
  const counts: number[] = [];
  for (const mask of colored) {
    const at = masks.indexOf(mask);
    if (at < 0) {
      masks.push(mask);
      counts.push(1);
    } else counts[at] = (counts[at] as number) + 1;
  }
  for (let set = 1; set < 1 << masks.length; set++) {
    let union = 0;
    let wanted = 0;
    for (let i = 0; i < masks.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      union |= masks[i] as number;
      wanted += counts[i] as number;
    }
    let fit = 0;
    for (const unit of units) if ((unit & union) !== 0) fit++;
    if (fit < wanted) return false;
  }
  return true;
}

/**
 * Whether so many of the units at most can pay the whole of a mana cost, an X in it being 0 and life paying none of it; what is no cost cannot be
 * paid (2006: 203.4 · 2009, 2011: 202.1b · 2026: 118.6).
 */
export const couldPay = (units: readonly number[], cost: ManaCost | null, most: number): boolean =>
  cost !== null &&
  waysToPay(cost, 0).some((way) => way.life === 0 && manaIn(way) <= most && matchable(units, way.generic, way.colored));

/** The needs one by one: the particular ones first. */
export const needMasks = (generic: number, colored: readonly number[]): number[] => [
  ...colored,
  ...new Array<number>(generic).fill(ANY_MANA),
];

/**
 * Which unit pays each need, units earlier in the list being used rather than later ones: taking units in order of weight and
 * keeping each that enlarges the matching gives the least total weight. Null if the needs cannot all be paid.
 * `allowed` may forbid pairs beyond what the masks say.
 */
export function assign(
  units: readonly number[],
  needs: readonly number[],
  allowed: ((unit: number, need: number) => boolean) | null = null,
): number[] | null {
  const payer = most(units, needs, allowed);
  return payer.includes(-1) ? null : payer;
}

/** The same where not all needs can be paid: as many as can be, -1 for those that no unit pays. */
export function most(
  units: readonly number[],
  needs: readonly number[],
  allowed: ((unit: number, need: number) => boolean) | null = null,
): number[] {
  const payer = new Array<number>(needs.length).fill(-1);
  let paid = 0;
  const fits = (unit: number, need: number): boolean =>
    ((units[unit] as number) & (needs[need] as number)) !== 0 && (allowed === null || allowed(unit, need));
  const augment = (unit: number, seen: boolean[]): boolean => {
    for (let need = 0; need < needs.length; need++) {
      if (seen[need] === true || !fits(unit, need)) continue;
      seen[need] = true;
      const before = payer[need] as number;
      if (before < 0 || augment(before, seen)) {
        payer[need] = unit;
        return true;
      }
    }
    return false;
  };
  for (let unit = 0; unit < units.length && paid < needs.length; unit++) if (augment(unit, [])) paid++;
  return payer;
}
