/** Cards that several scenarios of newer keywords quote, in today's wording. 2006, 2009, 2011: none · 2026: 702 */
import type { InlineCard } from '@rulewright/scenario';

/** A card in today's wording. */
export const modern = (cost: string, type: string, text: string, pt?: string): InlineCard => ({
  cost,
  type,
  text,
  wording: '2026-02',
  ...(pt === undefined ? {} : { pt }),
});
