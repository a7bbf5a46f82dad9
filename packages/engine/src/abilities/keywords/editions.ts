/** Which keywords each edition has, and how: worked out from the numbers in the keywords' own files. 2006: 502 · 2009, 2011, 2026: 702 */
import { EDITIONS, type EditionName } from '../../state/names.ts';
import type { KeywordName } from '../../vocabulary/keywords.ts';
import type { Keyword, KeywordDefinitions } from './definition.ts';
import * as files from './index.ts';

/** Every keyword ability that some edition defines. */
export const KEYWORDS: readonly Keyword<KeywordName>[] = Object.values(files);

/** The keywords that edition defines. */
export const keywordsOf = (edition: EditionName): KeywordDefinitions =>
  Object.fromEntries(
    KEYWORDS.filter(({ rules }) => rules[edition] !== undefined).map((keyword) => [
      keyword.name,
      asOf(keyword, edition),
    ]),
  );

function asOf({ earlier, ...keyword }: Keyword, edition: EditionName): Omit<Keyword, 'earlier'> {
  if (earlier === undefined || EDITIONS.indexOf(edition) > EDITIONS.indexOf(earlier.until)) return keyword;
  const { until: _, ...meaning } = earlier;
  return { ...keyword, ...meaning };
}

export type { PrintedForm } from './definition.ts';
