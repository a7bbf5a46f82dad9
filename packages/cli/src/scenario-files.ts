/** Scenarios from files and standard input, in notation or as JSON; what is wrong with one is said with its line. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CardTexts, Notation, Scenario } from '@rulewright/scenario';
import { fileFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { textIn } from './text-files.ts';

/** The scenarios of a file, and what its notation has beside them; null of JSON. */
export interface ScenarioFile {
  readonly scenarios: readonly Scenario[];
  readonly notation: Notation | null;
}

/**
 * The scenarios of a file, `-` for standard input.
 * @throws Failure where it cannot be read or holds no scenario
 */
export async function scenariosIn(file: string, terminal: Terminal): Promise<readonly Scenario[]> {
  return (await scenarioFile(file, terminal)).scenarios;
}

/**
 * A file of scenarios: JSON where it begins with a brace or a bracket, else notation.
 * @throws Failure where it cannot be read or holds no scenario
 */
export async function scenarioFile(file: string, terminal: Terminal): Promise<ScenarioFile> {
  const { readNotation, readScenarios } = await import('@rulewright/scenario');
  const text = await textIn(file, terminal);
  if (/^\s*[[{]/.test(text)) {
    const read = readScenarios(parsed(file, text));
    if (!read.ok) throw fileFailure(file, [{ line: 0, reason: `this is no scenario: ${read.message}` }]);
    return { scenarios: read.scenarios, notation: null };
  }
  const read = readNotation(text, { cardsFrom: await cardFiles(file) });
  if (!read.ok)
    throw fileFailure(file, [{ line: read.line, reason: read.message.replace(/^line \d+, (?=column)/, '') }]);
  return { scenarios: read.notation.scenarios, notation: read.notation };
}

/** Reads the cards of another file, named from the folder of the first. */
export async function cardFiles(file: string): Promise<(named: string) => CardTexts | null> {
  const { readNotation } = await import('@rulewright/scenario');
  return (named) => {
    if (file === '-' || !named.endsWith('.scenario')) return null;
    try {
      const read = readNotation(readFileSync(join(dirname(file), named), 'utf8'));
      return read.ok ? read.notation.cards : null;
    } catch {
      return null;
    }
  };
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at === undefined ? 0 : text.slice(0, Number(at)).split('\n').length;
    throw fileFailure(file, [{ line, reason: `this is not JSON: ${message}` }]);
  }
}
