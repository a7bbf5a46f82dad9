/** The rule that somebody means who names a number, a keyword, a title, a term of the glossary, or says it in other words. */
import { takes } from '@rulewright/engine/arguments';
import type { EditionName } from '@rulewright/engine';
import { glossaryOf } from './glossary.ts';
import { type Keyword, keywordNamed } from './keywords.ts';
import { slugOf } from './plain-letters.ts';
import { isRule, rulesOf, sectionsOf } from './numbers.ts';
import { search } from './search.ts';
import type { Found, SearchedScenario } from './search-index.ts';
import { ruleTitle } from './summaries.ts';

export type Meant =
  | { readonly by: 'number' | 'title' | 'term'; readonly number: string }
  | { readonly by: 'keyword'; readonly number: string; readonly keyword: Keyword }
  /** the nearest by its words, and the next nearest */
  | { readonly by: 'words'; readonly number: string; readonly others: readonly Found[] };

/** How many others are named beside the rule that is nearest to the words. */
const OTHERS = 5;

const NO_SCENARIOS: readonly SearchedScenario[] = [];

/** Null where the edition has nothing of the kind. */
export function ruleMeant(edition: EditionName, words: string): Meant | null {
  takes('ruleMeant', 'an edition and a text', typeof words === 'string');
  const number = words.trim().toLowerCase().replace(/\.+$/, '');
  if (isRule(edition, number)) return { by: 'number', number };
  if (/^\d/.test(number)) return null;
  const keyword = keywordNamed(words);
  const keyed = keyword?.numbers[edition];
  if (keyword && keyed) return { by: 'keyword', number: keyed, keyword };
  const slug = slugOf(words);
  if (slug === '') return null;
  const titled = [...sectionsOf(edition), ...rulesOf(edition)].find(
    (one) => slugOf(ruleTitle(edition, one) ?? '') === slug,
  );
  if (titled !== undefined) return { by: 'title', number: titled };
  const term = glossaryOf(edition).find((entry) => slugOf(entry.term) === slug)?.rules[0];
  if (term !== undefined) return { by: 'term', number: term };
  const [nearest, ...others] = search(words, NO_SCENARIOS, [edition]).filter(({ kind }) => kind === 'rule');
  return nearest ? { by: 'words', number: nearest.name, others: others.slice(0, OTHERS) } : null;
}
