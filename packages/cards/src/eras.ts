/** The eras that card counts are given for: by the first printing of a card outside promotional and silver-bordered sets. */

/** Cumulative eras in order, by the month in which each ends. */
export const ERAS = ['2006-10', '2009-10', '2011-09', '2017-01', '2026-02'] as const;
export type Era = (typeof ERAS)[number];

/**
 * The first era that has a card first printed on a date (`YYYY-MM-DD`, or less precise). Undefined: printed after the last era.
 * A card whose source knows no date belongs to the last era, the only one certain to have it.
 */
export function eraOf(firstPrinted: string | undefined): Era | undefined {
  if (firstPrinted === undefined) return ERAS.at(-1);
  const month = firstPrinted.slice(0, 7);
  return ERAS.find((era) => month <= era);
}
