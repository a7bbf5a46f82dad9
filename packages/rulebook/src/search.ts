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
const KINDS = { rule: 1, glossary: 0.55, example: 0.5, scenario: 0.15 } as const satisfies Record<
  Found['kind'],
  number
>;

/** The part of all entries that have a word, from which on the word may be missing. */
const COMMON = 0.1;

/** How much of the best of its subrules a rule gets that has the words itself. */
const FROM_BELOW = 0.4;

/** How much more an entry counts whose title, or other name, is just what was asked. */
const EXACT = 3;

/**
 * Everything in which each of the words is found, or of three words and more all but one, the best first. A word is found whole, as the beginning of another, by the everyday words
 * for it, and where no word begins so, with two letters swapped or one or two wrong. Words that say nothing, such as “the”, are passed over.
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
  const ways = waysToSay(words)
    .map(stemsIn)
    .filter((stems) => stems.length > 0);
  if (ways.length === 0) return [];
  const exactly = new Set(ways.map((stems) => stems.join(' ')));
  const query: QueryCombination = { combineWith: 'OR', queries: ways.flatMap((stems) => wantsOf(index, stems)) };
  const all = index.words.search(query, { boost: FIELDS }).map((result) => scored(index, result, exactly));
  return [
    ...numbersFound(words, editions),
    ...withSubrules(all)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found),
  ];
}

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

/** All the words; for less, those that are not in every tenth entry; and of three words or more, for less still, all but any one. */
function wantsOf(index: SearchIndex, stems: readonly string[]): QueryCombination[] {
  const words = stems.map((stem) => ({ query: wordQuery(index, stem), common: isCommon(index, stem) }));
  const telling = words.filter(({ common }) => !common);
  const some = telling.length > 0 && telling.length < words.length ? [telling] : [];
  const others = words.length < 3 ? [] : words.map((left) => words.filter((word) => word !== left));
  return [words, ...some, ...others].map((wanted) => ({
    combineWith: 'AND',
    queries: wanted.map(({ query }) => query),
  }));
}

const isCommon = ({ entries, words }: SearchIndex, stem: string): boolean =>
  words.search({ queries: [stem], prefix: false, fuzzy: false }).length > entries.length * COMMON;

/** How one word is looked for. Only a word that begins nothing in the index may be a misspelt one, of the nearest; numbers never are. */
function wordQuery({ words }: SearchIndex, stem: string): QueryCombination {
  const begins = { queries: [stem], prefix: stem.length > 1, fuzzy: false };
  if (/\d/.test(stem) || stem.length < 4 || words.search(begins).length > 0) return begins;
  const swapped = swaps(stem).filter(
    (other) => words.search({ ...begins, queries: [other], prefix: false }).length > 0,
  );
  if (swapped.length > 0) return { queries: swapped, combineWith: 'OR', prefix: false, fuzzy: false };
  const near = { queries: [stem], prefix: false, fuzzy: 1 };
  return stem.length < 6 || words.search(near).length > 0 ? near : { ...near, fuzzy: 2 };
}

/** The word with two neighbouring letters in the other order, for each two. */
const swaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

interface Scored {
  readonly found: Found;
  readonly score: number;
}

function scored({ entries }: SearchIndex, { id, score }: SearchResult, exactly: ReadonlySet<string>): Scored {
  const entry = entries[id as number];
  if (!entry) throw new RangeError(`the index has no entry ${id}`);
  const { found, names } = entry;
  const named = names.some((name) => exactly.has(name));
  return { found, score: score * KINDS[found.kind] * depthOf(found) * (named ? EXACT : 1) };
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
