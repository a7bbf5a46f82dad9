/** Scenarios from files and standard input; what is wrong with one is said with its line. */
import { readFile } from 'node:fs/promises';
import type { Scenario } from '@rulewright/scenario';
import { fileFailure } from './failure.ts';
import { readInput, type Terminal } from './terminal.ts';

/**
 * The scenarios of a file, `-` for standard input.
 * @throws Failure where it cannot be read or holds no scenario
 */
export async function scenariosIn(file: string, terminal: Terminal): Promise<readonly Scenario[]> {
  const { readScenarios } = await import('@rulewright/scenario');
  const read = readScenarios(parsed(file, file === '-' ? await readInput(terminal) : await textOf(file)));
  if (!read.ok) throw fileFailure(file, [{ line: 0, reason: `this is no scenario: ${read.message}` }]);
  return read.scenarios;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw fileFailure(file, [{ line: 0, reason: code === 'ENOENT' ? 'there is no such file' : message }]);
  }
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
