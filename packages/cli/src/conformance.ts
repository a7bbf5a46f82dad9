/** The scenarios of the repository. They quote dated card text, so no published package holds them. */
import type { builtInScenarios } from '@rulewright/conformance';
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

let known: ReturnType<typeof scenariosHere> | undefined;

/** The notation of the scenario of that name, with all its card texts; null where there is none at hand. */
export async function scenarioText(name: string): Promise<string | null> {
  known ??= scenariosHere();
  const found = (await known)?.find(({ scenario }) => scenario.name === name);
  if (!found) return null;
  const { printNotation } = await import('@rulewright/scenario');
  return printNotation([found.scenario]);
}
