/**
 * Later keywords that only name a static ability which older cards stated in full: a card whose current text has the keyword says
 * the same in the older wording, so it is no anachronism there. 2006, 2009, 2011: none of these · 2026: 702.11, 702.12, 702.17, 702.18, 702.111, 702.114, 702.118
 */
import { devoid, hexproof, indestructible, menace, reach, shroud, skulk } from '../abilities/keywords/index.ts';
import type { KeywordDefinitions } from '../abilities/keywords/definition.ts';

const NAMED_LATER = { devoid, hexproof, indestructible, menace, reach, shroud, skulk };

/** The edition's own keywords, and those it would have spelled out. */
export function withSpelledOut(own: KeywordDefinitions): KeywordDefinitions {
  return { ...NAMED_LATER, ...own };
}
