/** `rulewright scenario`: runs scenarios from files. */
import type { Command } from 'commander';
import { newJsonCommand, type SetExitCode } from '../command.ts';
import { progressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { colours, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { conformance } from '../conformance.ts';
import { toldTo } from '../scenario-told.ts';
import type { Scenario } from '@rulewright/scenario';
import { Failure } from '../failure.ts';
import { newWallClock, SECONDS, SECONDS_HELP } from '../wall-clock.ts';
import { type ScenarioFile, cardFiles, scenarioFile, scenariosIn } from '../scenario-files.ts';

interface Options {
  edition?: string;
  builtIn?: true;
  format?: string;
  tell?: true;
  ask?: true;
  without?: string;
  schema?: true;
  seconds: string;
  json?: true;
}

const builtIn = async (): Promise<Scenario[]> => (await conformance()).map(({ scenario }) => scenario);

/** The text of scenarios in that form; notation keeps which cards it shares with another file. */
async function inForm({ scenarios, notation }: ScenarioFile, file: string, form: 'notation' | 'json'): Promise<string> {
  if (form === 'json') return JSON.stringify(scenarios, null, 2);
  const { printNotation } = await import('@rulewright/scenario');
  const from = notation?.from?.file;
  const cards = from === undefined ? null : (await cardFiles(file))(from);
  return printNotation(scenarios, {
    about: notation?.about ?? [],
    ...(from !== undefined && cards !== null && { shared: { file: from, cards } }),
  }).trimEnd();
}

export function scenarioCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('scenario', 'run scenarios: a position, a script and what must come of it', terminal)
    .argument('[files...]', 'files of scenarios, in notation or as JSON; - for standard input')
    .option(
      '-e, --edition <edition>',
      `only by the rules of ${EDITION_HELP} (default: all that the scenario names); with --tell several with commas between`,
    )
    .option('--built-in', 'run the scenarios of the repository')
    .option('--format <form>', 'print them instead of running them: as notation or as json')
    .option('--tell', 'tell what happens, step by step and why; a position and a script are enough')
    .option('--ask', 'with --tell, in one edition: ask at this terminal for every answer that the script leaves open')
    .option(
      '--without <object>',
      'with --tell: say, too, what would have happened without the abilities of that object',
    )
    .option('--seconds <n>', SECONDS_HELP, SECONDS)
    .option('--schema', 'print the JSON schema of the form, for editors, and nothing else')
    .action(async (files: string[], options: Options, command: Command) => {
      if (options.schema) {
        if (files.length > 0) command.error('error: --schema goes without files', { exitCode: 2 });
        const { scenarioJsonSchema } = await import('@rulewright/scenario');
        return sayJson(terminal, scenarioJsonSchema());
      }
      if (files.length === 0 && options.builtIn !== true)
        command.error('error: name a scenario file, - for standard input, or --built-in', { exitCode: 2 });
      if (options.without !== undefined && options.tell !== true)
        command.error('error: --without goes with --tell', { exitCode: 2 });
      if (options.ask === true && options.tell !== true)
        command.error('error: --ask goes with --tell', { exitCode: 2 });
      if (options.ask === true && files.includes('-'))
        command.error('error: with --ask the answers come from standard input: name a file', { exitCode: 2 });
      if (options.format !== undefined) {
        if (options.format !== 'notation' && options.format !== 'json')
          throw new Failure(`--format takes notation or json; "${options.format}" is neither`);
        const texts: string[] = [];
        if (options.builtIn)
          texts.push(await inForm({ scenarios: await builtIn(), notation: null }, '', options.format));
        for (const file of files) texts.push(await inForm(await scenarioFile(file, terminal), file, options.format));
        return say(terminal, texts.join('\n\n'));
      }
      const clock = newWallClock(options.seconds);
      if (options.tell) {
        const scenarios = options.builtIn === true ? await builtIn() : [];
        for (const file of files) scenarios.push(...(await scenariosIn(file, terminal)));
        if (!(await toldTo(terminal, scenarios, options, clock))) setExitCode(1);
        return;
      }
      const only = options.edition === undefined ? undefined : await editionNamed(options.edition);
      const { runScenario } = await import('@rulewright/scenario');
      const scenarios = options.builtIn === true ? await builtIn() : [];
      for (const file of files) scenarios.push(...(await scenariosIn(file, terminal)));
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
        clock.begin(`${scenario.name} (${edition})`);
        const { name, passed, message } = runScenario(scenario, edition, { source, onDecision: clock.reached });
        if (!passed) failed.push({ name, edition, message: message ?? 'it failed without a reason' });
        bar.to(at + 1, runs.length);
      }
      clock.end();
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
