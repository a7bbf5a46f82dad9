/** `rulewright scenario`: runs scenarios from files. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { fileFailure } from '../failure.ts';
import { progressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { colours, readInput, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { conformance } from '../conformance.ts';
import type { SetExitCode } from './all.ts';

export function scenarioCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('scenario', 'run scenarios: a position, a script and what must come of it', terminal)
    .argument('[files...]', 'JSON files, each one scenario or a list; - for standard input')
    .option('-e, --edition <edition>', `only by the rules of ${EDITION_HELP} (default: all that the scenario names)`)
    .option('--built-in', 'run the scenarios of the repository')
    .action(async (files: string[], options: { edition?: string; builtIn?: true; json?: true }, command: Command) => {
      if (files.length === 0 && options.builtIn !== true)
        command.error('error: name a scenario file, - for standard input, or --built-in', { exitCode: 2 });
      const only = options.edition === undefined ? undefined : await editionNamed(options.edition);
      const { readScenarios, runScenario } = await import('@rulewright/scenario');
      const scenarios = options.builtIn === true ? (await conformance()).map(({ scenario }) => scenario) : [];
      for (const file of files) {
        const read = readScenarios(parsed(file, file === '-' ? await readInput(terminal) : await textOf(file)));
        if (!read.ok) throw fileFailure(file, [{ line: 0, reason: `this is no scenario: ${read.message}` }]);
        scenarios.push(...read.scenarios);
      }
      const { cardSource } = await import('../cards/open-cards.ts');
      const source = cardSource();
      const runs = scenarios.flatMap((scenario) =>
        scenario.editions
          .filter((edition) => only === undefined || edition === only)
          .map((edition) => ({ scenario, edition })),
      );
      const bar = await progressBar(terminal, 'scenarios');
      const failed: { name: string; edition: string; message: string }[] = [];
      for (const [at, { scenario, edition }] of runs.entries()) {
        const { name, passed, message } = runScenario(scenario, edition, { source });
        if (!passed) failed.push({ name, edition, message: message ?? 'it failed without a reason' });
        bar.to(at + 1, runs.length);
      }
      bar.end();
      if (failed.length > 0) setExitCode(1);
      if (options.json)
        return sayJson(terminal, { scenarios: runs.length, passed: runs.length - failed.length, failed });
      const { red } = colours(terminal, terminal.stderr);
      for (const { name, edition, message } of failed)
        remark(terminal, `${red('FAILED')} ${name} (${edition}): ${message}`);
      say(
        terminal,
        `${counted(runs.length, 'scenario')}, counted once for each edition: ${runs.length - failed.length} passed, ${failed.length} failed`,
      );
    });
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
