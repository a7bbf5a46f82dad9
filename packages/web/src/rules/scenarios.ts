/** The list of the house's scenarios, made when the app is built: names, cards and claims, without any card text. */
import { type Claim, claimsOf } from '@rulewright/rulebook';
import type { EditionName } from '@rulewright/engine';
import { useEffect, useState } from 'react';

export interface ListedScenario {
  readonly name: string;
  readonly chapter: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  readonly shows: NonNullable<Parameters<typeof claimsOf>[0]['shows']>;
}

/** What the scenarios claim; all of them pass, or the app would not have been released. */
export const claimsIn = (scenarios: readonly ListedScenario[] | null): readonly Claim[] =>
  (scenarios ?? []).flatMap((scenario) => claimsOf(scenario, () => true));

let asked: Promise<readonly ListedScenario[] | null> | undefined;

async function fetchScenarios(): Promise<readonly ListedScenario[] | null> {
  const response = await fetch('/scenarios/index.json');
  return response.ok ? ((await response.json()) as readonly ListedScenario[]) : null;
}

/** The scenarios; empty while they are on their way, null where they cannot be had. */
export function useScenarios(): readonly ListedScenario[] | null {
  const [scenarios, setScenarios] = useState<readonly ListedScenario[] | null>([]);
  useEffect(() => {
    asked ??= fetchScenarios();
    let here = true;
    const show = (found: readonly ListedScenario[] | null): void => {
      if (here) setScenarios(found);
    };
    // without the list the rules are read without their positions
    asked.then(show).catch(() => show(null));
    return () => {
      here = false;
    };
  }, []);
  return scenarios;
}
