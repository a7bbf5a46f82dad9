/** The scenarios of the repository, and what they claim to show. They quote dated card text, so no published package holds them. */
import type { builtInScenarios } from '@rulewright/conformance';
import type { EditionName } from '@rulewright/engine';
import type { Claim } from '@rulewright/rulebook';
import type { Scenario } from '@rulewright/scenario';
import { Failure } from './failure.ts';

/** The scenarios with their chapters; null where the command was installed from a package. */
export async function scenariosHere(): Promise<ReturnType<typeof builtInScenarios> | null> {
  const found = await import('@rulewright/conformance').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  return found?.builtInScenarios() ?? null;
}

/** @throws Failure where the command was installed from a package */
export async function conformance(): Promise<ReturnType<typeof builtInScenarios>> {
  const found = await scenariosHere();
  if (found) return found;
  throw new Failure(
    'The scenarios quote dated card text and are in no published package.\nRun this in a clone of the repository, or name scenario files.',
  );
}

/** What a scenario claims to show, in one edition or in all; `passed` says how it ended there. */
export function claimsOf({ name, shows }: Scenario, passed: (edition: EditionName) => boolean): Claim[] {
  return (shows ?? []).map(({ by, example, ...shown }) => ({
    ...shown,
    scenario: name,
    passed: passed(shown.edition),
    ...(by === undefined ? {} : { by }),
    ...(example === undefined ? {} : { example }),
  }));
}
