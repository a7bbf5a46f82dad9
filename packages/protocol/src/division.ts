/** A division to begin with, where an amount is divided. 2006: 310.2, 409.1e · 2009, 2011: 510.1, 601.2d · 2026: 510.1, 601.2d */

/** What is divided, as a decision of the form `divide` says it. */
export interface Divided {
  amount?: number | undefined;
  /** of each option */
  least?: number | undefined;
  constraint?: { readonly lethal: readonly number[]; readonly excess: number } | undefined;
}

/**
 * Amounts for so many options, which the rules take: of combat damage lethal to each in order and the rest to whoever may get what is
 * left over, else to the last; of anything else the rest to the first.
 */
export function firstDivision({ amount = 0, least = 0, constraint }: Divided, options: number): number[] {
  const amounts = new Array<number>(options).fill(least);
  let left = amount - least * options;
  const excess = constraint?.excess ?? -1;
  for (const [index, lethal] of (constraint?.lethal ?? []).entries()) {
    if (index === excess) continue;
    const give = Math.max(0, Math.min(left, lethal - (amounts[index] ?? 0)));
    amounts[index] = (amounts[index] ?? 0) + give;
    left -= give;
  }
  const last = excess >= 0 ? excess : constraint === undefined ? 0 : options - 1;
  if (options > 0) amounts[last] = (amounts[last] ?? 0) + left;
  return amounts;
}
