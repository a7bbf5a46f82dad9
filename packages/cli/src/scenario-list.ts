/** The list of the house's scenarios: names, cards and claims, without card texts. Made with the page, so that nothing has to be read or run. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EditionName } from '@rulewright/engine';
import type { Claim, SearchedScenario, claimsOf } from '@rulewright/rulebook';
import { scenariosHere } from './conformance.ts';

interface ListedScenario {
  readonly name: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  readonly shows: NonNullable<Parameters<typeof claimsOf>[0]['shows']>;
}

/** What the scenarios claim; all of them pass, or this would not have been released. */
export async function claimsListed(): Promise<readonly Claim[]> {
  const { claimsOf } = await import('@rulewright/rulebook');
  return (await listedScenarios()).flatMap((scenario) => claimsOf(scenario, () => true));
}

/** The scenarios as `search` looks through them. */
export async function searchedScenarios(): Promise<readonly SearchedScenario[]> {
  const { claimsOf } = await import('@rulewright/rulebook');
  return (await listedScenarios()).map((scenario) => ({
    name: scenario.name,
    editions: scenario.editions,
    cards: scenario.cards,
    rules: claimsOf(scenario, () => true).flatMap(({ rule }) => rule ?? []),
  }));
}

let known: Promise<readonly ListedScenario[]> | undefined;
const listedScenarios = (): Promise<readonly ListedScenario[]> => (known ??= readList());

/** The list that was built with the page; in a clone that is not built, made from the scenarios themselves; empty where there is neither. */
async function readList(): Promise<readonly ListedScenario[]> {
  const path = join(
    dirname(createRequire(import.meta.url).resolve('@rulewright/web/package.json')),
    'dist/scenarios/index.json',
  );
  const built = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
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
