/** The house rules that a table may be opened with: each seam, and in a word or two what each edition has there. */
import { EDITIONS, editionOf, HOUSE_RULES, type HouseRule } from '@rulewright/engine';
import type { HouseRuleEntry } from '@rulewright/protocol';

/** Longer values are lists and tables of names, of which a choice shows no more than the beginning. */
const LONGEST = 80;

function inWords(value: unknown): string {
  if (value === null || value === false) return 'no';
  if (value === true) return 'yes';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const entryOf = (seam: HouseRule): HouseRuleEntry => ({
  seam,
  values: Object.fromEntries(EDITIONS.map((id) => [id, inWords(editionOf(id)[seam])])),
});

/** Those in which the editions differ. */
export const houseRuleEntries = (): readonly HouseRuleEntry[] =>
  HOUSE_RULES.map(entryOf).filter(({ values }) => new Set(Object.values(values)).size > 1);
