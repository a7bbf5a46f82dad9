/** The house's scenarios, for pages that show what they claim. */
import { type Claim, claimsOf } from '@rulewright/rulebook';
import { useEffect, useState } from 'react';
import { type ListedScenario, listedScenarios } from '../connection/scenario-texts.ts';

/** What the scenarios claim; all of them pass, or the app would not have been released. */
export const claimsIn = (scenarios: readonly ListedScenario[] | null): readonly Claim[] =>
  (scenarios ?? []).flatMap((scenario) => claimsOf(scenario, () => true));

/** The scenarios; empty while they are on their way, null where they cannot be had. */
export function useScenarios(): readonly ListedScenario[] | null {
  const [scenarios, setScenarios] = useState<readonly ListedScenario[] | null>([]);
  useEffect(() => {
    let here = true;
    const show = (found: readonly ListedScenario[] | null): void => {
      if (here) setScenarios(found);
    };
    // without the list the rules are read without their positions
    listedScenarios()
      .then(show)
      .catch(() => show(null));
    return () => {
      here = false;
    };
  }, []);
  return scenarios;
}
