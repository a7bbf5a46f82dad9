/**
 * Later keywords that only name a static ability which older cards stated in full: a card whose current text has the keyword says
 * the same in the older wording, so it is no anachronism there. 2006, 2009, 2011: none of these · 2026: 702.11, 702.12, 702.17, 702.18, 702.111, 702.118
 */
import { keywords2026 } from '../abilities/keywords/editions.ts';
import type { KeywordDefinitions } from '../abilities/keywords/definition.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';

const NAMED_LATER = [
  'hexproof',
  'indestructible',
  'menace',
  'reach',
  'shroud',
  'skulk',
] as const satisfies readonly KeywordName[];

/** The edition's own keywords, and those it would have spelled out. */
export function withSpelledOut(own: KeywordDefinitions): KeywordDefinitions {
  return { ...Object.fromEntries(NAMED_LATER.map((keyword) => [keyword, keywords2026[keyword]])), ...own };
}
