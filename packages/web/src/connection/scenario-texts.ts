/**
 * The house's scenarios, made when the app is built: a list of names, cards and claims without any card text, and the notation of those
 * that quote no real card.
 */
import { request } from '#home';
import type { EditionName } from '@rulewright/engine';
import type { claimsOf } from '@rulewright/rulebook';
import { type Trouble, trouble } from '../words/trouble.ts';
import type { Words } from '../words/words.ts';

export interface ListedScenario {
  readonly name: string;
  readonly chapter: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  /** it quotes the dated text of a real card, which is in no published package */
  readonly quotes: boolean;
  /** the edition in which the quiz asks about it; null where it makes no question */
  readonly quiz: EditionName | null;
  readonly shows: NonNullable<Parameters<typeof claimsOf>[0]['shows']>;
}

let asked: Promise<readonly ListedScenario[] | null> | undefined;

/** The list, fetched once; null where it cannot be had. */
export function listedScenarios(): Promise<readonly ListedScenario[] | null> {
  asked ??= fetchScenarios();
  return asked;
}

async function fetchScenarios(): Promise<readonly ListedScenario[] | null> {
  const response = await request('/scenarios/index.json');
  return response.ok ? ((await response.json()) as readonly ListedScenario[]) : null;
}

/** The notation of a scenario by its name, or why it cannot be had. */
export async function scenarioText(
  name: string,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: Trouble }> {
  const refused = (said: (words: Words['game']['bench']) => string): { ok: false; message: Trouble } => ({
    ok: false,
    message: trouble('game', ({ bench }) => said(bench)),
  });
  const listed = (await listedScenarios())?.find((one) => one.name === name);
  if (!listed) return refused(({ noPosition }) => noPosition(name));
  if (!listed.quotes) {
    const response = await request(`/scenarios/${listed.chapter}.json`);
    const texts = response.ok ? ((await response.json()) as Readonly<Record<string, string>>) : {};
    const text = texts[name];
    return text === undefined ? refused(({ notFetched }) => notFetched(name)) : { ok: true, text };
  }
  const response = await request(`/scenarios/named?name=${encodeURIComponent(name)}`);
  if (response.ok) return { ok: true, text: await response.text() };
  return refused(({ quotesCard }) => quotesCard(name));
}

/** Where the Lab opens a scenario, at its first step; with another edition beside where one is given. */
export const runPath = (name: string, edition: EditionName, beside?: EditionName): string =>
  `/lab?${new URLSearchParams({ scenario: name, edition, ...(beside && { beside }) }).toString()}`;
