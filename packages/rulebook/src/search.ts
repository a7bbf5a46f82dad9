/** Finding rules, examples, glossary entries and scenarios by number, title, words, everyday words, or a card that they name. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import type { QueryCombination, SearchResult } from 'minisearch';
import { EVERYDAY_WORDS } from './data/everyday-words.ts';
import { childrenOf, isRule, linesOf, parentOf } from './numbers.ts';
import {
  FIELDS,
  type Found,
  type SearchIndex,
  type SearchedScenario,
  indexOf,
  ruleFound,
  stemsIn,
  wordsIn,
} from './search-index.ts';

/** How much a kind of thing counts beside the others. */
const KINDS = { rule: 1, glossary: 0.4, example: 0.5, scenario: 0.15 } as const satisfies Record<Found['kind'], number>;

/** How much less an entry counts that has not all of the words: the power of the part that it has. */
const STRICT = 2;

/** How much of the best of its subrules a rule gets that has the words itself. */
const FROM_BELOW = 0.4;

/** How much more an entry counts whose title, or other name, is just what was asked. */
const EXACT = 3;

/**
 * Everything in which words are found, the best first: an entry counts more the more of the words it has, rare words more than common ones. A
 * word is found whole, as the beginning of another, by the everyday words for it, and where no word begins so, with two letters swapped or one
 * or two wrong. Words that say nothing, such as “the”, are passed over. “X vs Y” and “difference between X and Y” find both in turn.
 */
export const search = (
  words: string,
  scenarios: readonly SearchedScenario[],
  editions: readonly EditionName[] = EDITIONS,
): readonly Found[] => searchIn(knownIndex(editions, scenarios), words, editions);

/** The same in an index that was made before, over those editions. */
export function searchIn(
  index: SearchIndex,
  words: string,
  editions: readonly EditionName[] = EDITIONS,
): readonly Found[] {
  return inTurn(sidesOf(words).map((side) => [...numbersFound(side, editions), ...ranked(index, side)]));
}

/** The things that are compared with one another; one, where nothing is. */
const sidesOf = (words: string): readonly string[] =>
  wordsIn(words)
    .join(' ')
    .replace(/^(?:what is the |what's the )?differences? between (.+?) and (.+)$/, '$1 vs $2')
    .split(/ (?:vs|versus|compared to|compared with) /)
    .filter((side) => stemsIn(side).length > 0)
    .slice(0, MOST_SIDES);
const MOST_SIDES = 4;

/** The best of each list, then the second of each, and so on; each found once. */
function inTurn(lists: readonly (readonly Found[])[]): readonly Found[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(all)];
}

function ranked(index: SearchIndex, words: string): readonly Found[] {
  const best = new Map<number, Scored>();
  // most ways to say it share most of their words
  const known = new Map<string, Wanted>();
  const wantedOf = (stem: string): Wanted => {
    const wanted = known.get(stem) ?? wantedIn(index, stem);
    known.set(stem, wanted);
    return wanted;
  };
  for (const way of waysToSay(words).slice(0, MOST_WAYS)) {
    const stems = [...new Set(stemsIn(way))].slice(0, MOST_STEMS);
    if (stems.length === 0) continue;
    const exactly = stems.join(' ');
    const wanted = stems.map(wantedOf);
    const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
    const query = { combineWith: 'OR', queries: wanted.map(({ query: one }) => one) } as const;
    for (const result of index.words.search(query, { boost: FIELDS })) {
      const has = new Set(result.queryTerms);
      const found = wanted.reduce(
        (sum, { terms, weight }) => sum + (terms.some((term) => has.has(term)) ? weight : 0),
        0,
      );
      const share = whole === 0 ? 0 : found / whole;
      if (share < LEAST_SHARE) continue;
      const entry = scored(index, result, exactly, share);
      if (entry.score > (best.get(result.id as number)?.score ?? 0)) best.set(result.id as number, entry);
    }
  }
  return withSubrules([...best.values()])
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
}
const MOST_WAYS = 12;
const MOST_STEMS = 24;
/** An entry is found that has this part of the words, by their weight. */
const LEAST_SHARE = 0.34;

/** The rule of that number in each edition, newest first, and whatever stands under it. */
function numbersFound(words: string, editions: readonly EditionName[]): Found[] {
  const [number = '', ...more] = wordsIn(words);
  if (more.length > 0) return [];
  return editions
    .toReversed()
    .flatMap((edition) =>
      isRule(edition, number) ? [number, ...childrenOf(edition, number)].map((name) => ruleFound(edition, name)) : [],
    );
}

const indexes = new WeakMap<readonly SearchedScenario[], Map<string, SearchIndex>>();

function knownIndex(editions: readonly EditionName[], scenarios: readonly SearchedScenario[]): SearchIndex {
  const kept = indexes.get(scenarios) ?? new Map<string, SearchIndex>();
  indexes.set(scenarios, kept);
  const name = editions.join(' ');
  const index = kept.get(name) ?? indexOf(editions, scenarios);
  kept.set(name, index);
  return index;
}

/** The words themselves, and again with each everyday name in them put into the words of the rules, and with all of them. */
function waysToSay(words: string): readonly string[] {
  const said = ` ${wordsIn(words).join(' ')} `;
  const others = everyday().filter(([name]) => said.includes(` ${name} `));
  const put = (into: string, [name, meant]: (typeof others)[number]): string => into.replace(` ${name} `, ` ${meant} `);
  return [...new Set([said, ...others.map((other) => put(said, other)), others.reduce(put, said)])];
}

let read: readonly (readonly [said: string, meant: string])[] | undefined;

const everyday = (): typeof read & {} =>
  (read ??= linesOf(EVERYDAY_WORDS)
    .filter(Boolean)
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split(' > ');
      return said.split(', ').map((name) => [wordsIn(name).join(' '), meant] as const);
    }));

/** One word: how it is looked for, the terms that stand for it, and how much it tells, which is more the fewer entries have it. */
interface Wanted {
  readonly query: QueryCombination;
  readonly terms: readonly string[];
  readonly weight: number;
}

/** Only a word that begins nothing in the index may be a misspelt one, of the nearest; numbers never are. */
function wantedIn({ words, entries }: SearchIndex, stem: string): Wanted {
  const known = (query: QueryCombination): number => words.search(query).length;
  const wanted = (query: QueryCombination, terms: readonly string[], count: number): Wanted => ({
    query,
    terms,
    weight: Math.log(1 + entries.length / (1 + count)),
  });
  const begins: QueryCombination = { queries: [stem], prefix: stem.length > 1, fuzzy: false };
  const count = known(begins);
  if (count > 0 || /\d/.test(stem) || stem.length < 4) return wanted(begins, [stem], count);
  const whole = (terms: readonly string[]): QueryCombination => ({
    queries: [...terms],
    combineWith: 'OR',
    prefix: false,
    fuzzy: false,
  });
  const swapped = swaps(stem).filter((other) => known(whole([other])) > 0);
  if (swapped.length > 0) return wanted(whole(swapped), swapped, known(whole(swapped)));
  const near: QueryCombination = { queries: [stem], prefix: false, fuzzy: 1 };
  const nearby = known(near);
  if (stem.length < 6 || nearby > 0) return wanted(near, [stem], nearby);
  const far: QueryCombination = { ...near, fuzzy: 2 };
  return wanted(far, [stem], known(far));
}

/** The word with two neighbouring letters in the other order, for each two. */
const swaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

interface Scored {
  readonly found: Found;
  readonly score: number;
}

function scored({ entries }: SearchIndex, { id, score }: SearchResult, exactly: string, share: number): Scored {
  const entry = entries[id as number];
  if (!entry) throw new RangeError(`the index has no entry ${id}`);
  const { found, names } = entry;
  const named = names.includes(exactly);
  return { found, score: score * share ** STRICT * KINDS[found.kind] * depthOf(found) * (named ? EXACT : 1) };
}

/** Where a rule and its subrules are found, the rule is read first. */
function withSubrules(all: readonly Scored[]): Scored[] {
  const below = new Map<string, number>();
  for (const { found, score } of all)
    if (found.kind === 'rule') {
      const above = `${found.editions[0]} ${parentOf(found.name)}`;
      below.set(above, Math.max(score, below.get(above) ?? 0));
    }
  return all.map(({ found, score }) => {
    const best = found.kind === 'rule' ? below.get(`${found.editions[0]} ${found.name}`) : undefined;
    return { found, score: score + (best ?? 0) * FROM_BELOW };
  });
}

/** Of a rule: how much its place in the tree tells. A heading comes before what stands under it. */
function depthOf({ kind, name }: Found): number {
  if (kind !== 'rule') return 1;
  return /[a-z]$/.test(name) ? 1 : name.includes('.') ? 1.2 : name.length > 1 ? 1.4 : 1;
}
