/** What leads a deck, in set-ups and files: one commander, or a list of two. 2006: none · 2009, 2011: 903.3 · 2026: 702.124a, 903.3 */

/** A commander, or two that are partners (2026: 702.124a). */
export type Leads<T> = T | readonly T[];

/** As a list; empty where nothing leads. */
export const leadsOf = <T>(leads: Leads<T> | undefined): readonly T[] =>
  leads === undefined ? [] : isList(leads) ? leads : [leads];

const isList = <T>(leads: Leads<T>): leads is readonly T[] => Array.isArray(leads);

/** The field of a set-up or a file. */
export function ledBy<T>(leads: readonly T[]): { readonly commander?: Leads<T> } {
  const [first, second] = leads;
  if (first === undefined) return {};
  return { commander: second === undefined ? first : leads };
}
