/** The scenarios of the repository. They quote dated card text, so no published package holds them. */
import type { builtInScenarios, builtInScenariosNamed } from '@rulewright/conformance';
import { Failure } from './failure.ts';

type BuiltIn = ReturnType<typeof builtInScenarios>;

interface Conformance {
  builtInScenarios: typeof builtInScenarios;
  builtInScenariosNamed: typeof builtInScenariosNamed;
}

/** Null where the command was installed from a package. */
const packageHere = async (): Promise<Conformance | null> =>
  import('@rulewright/conformance').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });

/** The scenarios with their chapters; null where the command was installed from a package. */
export const scenariosHere = async (): Promise<BuiltIn | null> => (await packageHere())?.builtInScenarios() ?? null;

const nowhere = (): never => {
  throw new Failure(
    'The scenarios quote dated card text and are in no published package.\nRun this in a clone of the repository, or name scenario files.',
  );
};

/** @throws Failure where the command was installed from a package */
export const conformance = async (): Promise<BuiltIn> => (await scenariosHere()) ?? nowhere();

/** Those that have the words in their names. @throws Failure where the command was installed from a package */
export const conformanceNamed = async (words: string): Promise<BuiltIn> =>
  (await packageHere())?.builtInScenariosNamed(words) ?? nowhere();

/** The notation of the scenario of that name, with all its card texts; null where there is none at hand. */
export async function scenarioText(name: string): Promise<string | null> {
  const named = (await packageHere())?.builtInScenariosNamed(name) ?? [];
  const found = named.find(({ scenario }) => scenario.name === name);
  if (!found) return null;
  const { printNotation } = await import('@rulewright/scenario');
  return printNotation([found.scenario]);
}
