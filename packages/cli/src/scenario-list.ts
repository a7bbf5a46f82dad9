/**
 * The list of the house's scenarios: names, cards and claims, without card texts; and the index of all that is searched. Both are made with
 * the page, so that nothing has to be read or run.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EditionName } from '@rulewright/engine';
import type { Claim, Found, SearchIndex, claimsOf } from '@rulewright/rulebook';
import { type CardFound, cardFound } from './cards/card-found.ts';
import { scenariosHere } from './conformance.ts';

export interface ListedScenario {
  readonly name: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  readonly shows: NonNullable<Parameters<typeof claimsOf>[0]['shows']>;
  /** the file of texts that it is in, and the edition in which the quiz asks about it; both only of what was built with the page */
  readonly chapter?: string;
  readonly quiz?: EditionName | null;
}

/** What the scenarios claim; all of them pass, or this would not have been released. */
export async function claimsListed(): Promise<readonly Claim[]> {
  const { claimsOf } = await import('@rulewright/rulebook');
  return (await listedScenarios()).flatMap((scenario) => claimsOf(scenario, () => true));
}

export interface FoundEverywhere {
  /** the best first; a card of that name stands before all */
  readonly found: readonly (Found | CardFound)[];
  /** why no cards were looked through; null where they were */
  readonly noCards: string | null;
}

/** Everything in which the words are found: in all editions, or in one. A search without card data finds everything else. */
export async function searchEverywhere(words: string, edition?: EditionName): Promise<FoundEverywhere> {
  const [looked, found] = await Promise.all([cardFound(words, edition), searchRulebook(words, edition)]);
  if ('noCards' in looked) return { found, noCards: looked.noCards };
  return { found: looked.card === null ? found : [looked.card, ...found], noCards: null };
}

async function searchRulebook(words: string, edition?: EditionName): Promise<readonly Found[]> {
  const { search, searchIn, searchedScenario } = await import('@rulewright/rulebook');
  const saved = edition === undefined ? await savedIndex() : null;
  if (saved !== null) return searchIn(saved, words);
  return search(words, (await listedScenarios()).map(searchedScenario), edition && [edition]);
}

/** The scenarios that make a question, in the order in which the page has them; none in a clone that is not built. */
export const listedQuestions = async (): Promise<readonly ListedScenario[]> =>
  (await listedScenarios()).filter(({ quiz }) => quiz != null);

/** The notation of a listed scenario that quotes no real card; null where it was not built. */
export async function listedText({ chapter, name }: ListedScenario): Promise<string | null> {
  const built = chapter === undefined ? null : await readBuilt(`scenarios/${chapter}.json`);
  return built === null ? null : ((JSON.parse(built) as Readonly<Record<string, string>>)[name] ?? null);
}

let index: Promise<SearchIndex | null> | undefined;
const savedIndex = (): Promise<SearchIndex | null> => (index ??= readIndex());

/** The index of all editions that was built with the page; null in a clone that is not built. */
async function readIndex(): Promise<SearchIndex | null> {
  const { readSearchIndex } = await import('@rulewright/rulebook');
  const built = await readBuilt('search.json');
  return built === null ? null : readSearchIndex(built);
}

let known: Promise<readonly ListedScenario[]> | undefined;
const listedScenarios = (): Promise<readonly ListedScenario[]> => (known ??= readList());

/** What was built with the page, in a file of that name; null in a clone that is not built. */
async function readBuilt(name: string): Promise<string | null> {
  const page = dirname(createRequire(import.meta.url).resolve('@rulewright/web/package.json'));
  return readFile(join(page, 'dist', name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The list that was built with the page; in a clone that is not built, made from the scenarios themselves; empty where there is neither. */
async function readList(): Promise<readonly ListedScenario[]> {
  const built = await readBuilt('scenarios/index.json');
  if (built !== null) return JSON.parse(built) as readonly ListedScenario[];
  const { claimsOf } = await import('@rulewright/rulebook');
  const scenarios = await scenariosHere();
  return (
    scenarios?.map(({ scenario }) => ({
      name: scenario.name,
      editions: scenario.editions,
      cards: Object.keys(scenario.cards ?? {}),
      shows: claimsOf(scenario, () => true),
    })) ?? []
  );
}
