/** Scenarios from files and standard input; what is wrong with one is said with its line. */
import type { Scenario } from '@rulewright/scenario';
import { fileFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { textIn } from './text-files.ts';

/**
 * The scenarios of a file, `-` for standard input.
 * @throws Failure where it cannot be read or holds no scenario
 */
export async function scenariosIn(file: string, terminal: Terminal): Promise<readonly Scenario[]> {
  const { readScenarios } = await import('@rulewright/scenario');
  const read = readScenarios(parsed(file, await textIn(file, terminal)));
  if (!read.ok) throw fileFailure(file, [{ line: 0, reason: `this is no scenario: ${read.message}` }]);
  return read.scenarios;
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
