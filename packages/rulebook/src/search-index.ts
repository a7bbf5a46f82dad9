/** What a search looks through: rules, examples, glossary entries and scenarios, with an index of their words. */
import type { EditionName } from '@rulewright/engine';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { sameRule } from './concordance.ts';
import { glossaryOf } from './glossary.ts';
import { chaptersOf, rulesOf, sectionsOf, titleOf } from './numbers.ts';
import { nothingToRun } from './nothing-to-run.ts';
import { plainLetters } from './plain-letters.ts';
import { SEEDS } from './seeds.ts';
import { summaryOf } from './summaries.ts';

/** What of a scenario is looked through. */
export interface SearchedScenario {
  readonly name: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  /** the rules that it claims to show */
  readonly rules: readonly string[];
}

/** What is looked through of a scenario whose claims are known. */
export const searchedScenario = (scenario: {
  readonly name: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  readonly shows: readonly { readonly rule?: string | undefined }[];
}): SearchedScenario => ({
  name: scenario.name,
  editions: scenario.editions,
  cards: scenario.cards,
  rules: scenario.shows.flatMap(({ rule }) => rule ?? []),
});

export interface Found {
  readonly kind: 'rule' | 'example' | 'glossary' | 'scenario';
  /** the number of a rule in the first of the editions that were asked for and have it; the title or name of anything else */
  readonly name: string;
  /** those in which it has that name */
  readonly editions: readonly EditionName[];
  /** its title or summary, or the cards that it names */
  readonly text: string;
  /** in our own words; empty where nobody has summed it up */
  readonly summary: string;
  /** the rules that an entry, example or scenario is about, in the first of the editions; none of a rule */
  readonly rules: readonly string[];
}

/** What an index finds. Its place in the list of entries is its id. Plain data. */
export interface Entry {
  readonly found: Found;
  /** its title and other names, each as the index keeps it */
  readonly names: readonly string[];
}

/** The words of an entry by field, as the index takes them in. */
interface Words extends Readonly<Record<keyof typeof FIELDS, string>> {
  readonly id: number;
}

/** How much a word tells by the field it is in; `also` holds other names, which are the glossary's terms for a rule. */
export const FIELDS = { title: 6, also: 5, cards: 3, text: 1 } as const;

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly words: MiniSearch<Words>;
}

/** How the index takes words in: they come without endings, with spaces between them. */
const TAKING = {
  fields: Object.keys(FIELDS),
  tokenize: (stems: string) => stems.split(' ').filter(Boolean),
  processTerm: (stem: string) => stem,
};

/** Words, rule numbers and symbols in lower case, without accents; a word with hyphens is several. */
export const wordsIn = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z0-9./+{}-]+|[.-]+(?=\s|$)|(?<=[a-z])-(?=[a-z])/)
    .filter(Boolean);

/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  (
    'a an the of to in on at is are be been was it its i my me you your he she they them their this that these those do does did done can could would ' +
    'should will how many much what when where why who whose which and or if no not with has have had happen happens go goes get gets got then than so ' +
    'there still also just really always'
  ).split(' '),
);

const stems = new Map<string, string>();

/** A word without the ending of a plural. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const plural = word.length > 3 && /^[a-z]+s$/.test(word) && !/(?:ss|us|is)$/.test(word);
  const stem = !plural ? word : word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}

/** How many words are remembered with their stems; the rules have some 5,000. */
const MOST_STEMS = 20_000;

/** The words of a text as the index keeps them: without plurals, and without words that say nothing. */
export const stemsIn = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemOf);

/** The index over those editions and scenarios. */
export function indexOf(editions: readonly EditionName[], scenarios: readonly SearchedScenario[]): SearchIndex {
  const drawn = [
    ...ruleEntries(editions),
    ...editions.flatMap(glossaryEntries),
    ...exampleEntries(editions),
    ...scenarioEntries(editions, scenarios),
  ];
  const entries = drawn.map(
    ({ found, title, also }): Entry => ({
      found,
      names: [title, ...also].map((name) => stemsIn(name).join(' ')),
    }),
  );
  const words = new MiniSearch<Words>(TAKING);
  words.addAll(
    drawn.map(({ text, cards }, id): Words => {
      const [title = '', ...others] = entries[id]?.names ?? [];
      return { id, title, also: once(others.join(' ')), text: stemmed(text), cards: stemmed(cards) };
    }),
  );
  return { entries, words };
}

/** An index as text, which is read back in a fifth of the time that it takes to make one. */
export const savedIndex = (index: SearchIndex): string => JSON.stringify(index);

/** The index that `savedIndex` wrote with this version of the program; a text of anything else is not understood. */
export function readIndex(saved: string): SearchIndex {
  const { entries, words } = JSON.parse(saved) as { entries: readonly Entry[]; words: AsPlainObject };
  return { entries, words: MiniSearch.loadJS<Words>(words, TAKING) };
}

/** Each of the words once: how often it is said tells nothing in a sentence or two. */
const once = (stems: string): string => [...new Set(stems.split(' '))].join(' ');

const stemmed = (text: string): string => once(stemsIn(text).join(' '));

/** What an entry is made from. */
interface Drawn {
  readonly found: Found;
  readonly title: string;
  /** other names */
  readonly also: readonly string[];
  readonly text: string;
  readonly cards: string;
}

/** Its title in the rulebook or ours, and what it says; empty where there is none. */
function ruleIn(edition: EditionName, number: string): { title: string; summary: string } {
  const summed = summaryOf(edition, number);
  return {
    title: titleOf(edition, number) ?? summed?.title ?? '',
    summary: summed?.text ?? nothingToRun(edition).get(number)?.why ?? '',
  };
}

/** The rule of that number, as it is found. */
export function ruleFound(edition: EditionName, number: string): Found {
  const { title, summary } = ruleIn(edition, number);
  return { kind: 'rule', name: number, editions: [edition], text: title || summary, summary, rules: [] };
}

/** Every rule once for each way in which it is summed up: where editions share that, under the number of the newest. */
function ruleEntries(editions: readonly EditionName[]): Drawn[] {
  const drawn = new Map<string, Drawn>();
  for (const edition of editions.toReversed()) {
    const terms = termsByRule(edition);
    const cards = new Map(
      SEEDS.filter((seed) => seed.kind === 'rule' && seed.edition === edition).map((seed) => [seed.of, seed.cards]),
    );
    for (const name of [...chaptersOf(edition), ...sectionsOf(edition), ...rulesOf(edition)]) {
      const { title, summary } = ruleIn(edition, name);
      const newer = editions.slice(editions.indexOf(edition) + 1).findLast((other) => sameRule(edition, name, other));
      const number = (newer && sameRule(edition, name, newer)) ?? name;
      const key = `${number} ${title} ${summary}`;
      const known = drawn.get(key);
      drawn.set(key, {
        found: known
          ? {
              ...known.found,
              editions: known.found.name === name ? [edition, ...known.found.editions] : known.found.editions,
            }
          : ruleFound(edition, name),
        title,
        also: [...(known?.also ?? []), ...(terms.get(name) ?? [])],
        text: summary,
        cards: [known?.cards, ...(cards.get(name) ?? [])].filter(Boolean).join(', '),
      });
    }
  }
  return [...drawn.values()];
}

/** The glossary's terms by the rule that is most about each. */
function termsByRule(edition: EditionName): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, string[]>();
  for (const { term, rules } of glossaryOf(edition)) {
    if (rules[0] === undefined) continue;
    const beside = terms.get(rules[0]);
    if (beside) beside.push(term);
    else terms.set(rules[0], [term]);
  }
  return terms;
}

const glossaryEntries = (edition: EditionName): Drawn[] =>
  glossaryOf(edition).map(({ term, rules, text }) => ({
    found: { kind: 'glossary', name: term, editions: [edition], text, summary: text, rules },
    title: term,
    also: [],
    text,
    cards: '',
  }));

const exampleEntries = (editions: readonly EditionName[]): Drawn[] =>
  SEEDS.filter(({ kind, edition }) => kind === 'example' && editions.includes(edition)).map(
    ({ edition, of, example, summary, cards }) => ({
      found: {
        kind: 'example',
        name: `${of}, example ${example}`,
        editions: [edition],
        text: summary,
        summary,
        rules: /^\d/.test(of) ? [of] : rulesOfTerm(edition, of),
      },
      title: /^\d/.test(of) ? '' : of,
      also: [of],
      text: summary,
      cards: cards.join(', '),
    }),
  );

const rulesOfTerm = (edition: EditionName, named: string): readonly string[] =>
  glossaryOf(edition).find(({ term }) => term === named)?.rules ?? [];

const scenarioEntries = (editions: readonly EditionName[], scenarios: readonly SearchedScenario[]): Drawn[] =>
  scenarios
    .filter((scenario) => scenario.editions.some((edition) => editions.includes(edition)))
    .map(({ name, editions: where, cards, rules }) => ({
      found: { kind: 'scenario', name, editions: where, text: cards.join(', '), summary: '', rules },
      title: name,
      also: [],
      text: rules.join(' '),
      cards: cards.join(', '),
    }));
