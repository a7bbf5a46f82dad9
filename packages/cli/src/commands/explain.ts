/** `rulewright explain`: plays a scenario, and says why an object, or what a player has, is as it is. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Scenario } from '@rulewright/scenario';
import { newJsonCommand, type SetExitCode } from '../command.ts';
import { conformanceNamed } from '../conformance.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { scenariosIn } from '../scenario-files.ts';
import { newWallClock, SECONDS, SECONDS_HELP } from '../wall-clock.ts';
import { columns, remark, say, sayJson, type Terminal } from '../terminal.ts';

interface Options {
  edition?: string;
  at?: string;
  seconds: string;
  json?: true;
}

export function explainCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand(
    'explain',
    'play a scenario, and say which effects, in which layers, made an object what it is; or what made the life, hand and mana of a player',
    terminal,
  )
    .argument(
      '<scenario>',
      'a file with one scenario, - for standard input, or a built-in one by words that only its name has',
    )
    .argument('<object>', 'the object, as the script calls it, or a player')
    .option('-e, --edition <edition>', `by the rules of ${EDITION_HELP} (default: the last that the scenario names)`)
    .option('--at <id>', 'as it is at the expectation of that id (default: as the script ends)')
    .option('--seconds <n>', SECONDS_HELP, SECONDS)
    .action(async (named: string, object: string, options: Options) => {
      const scenario = await scenarioNamed(named, terminal);
      const edition = options.edition === undefined ? scenario.editions.at(-1) : await editionNamed(options.edition);
      if (edition === undefined || !scenario.editions.includes(edition))
        throw new Failure(`"${scenario.name}" is about ${scenario.editions.join(', ')}, not ${edition}`);
      const ids = scenario.script.flatMap((move) =>
        'expect' in move && move.id !== undefined && move.in?.includes(edition) !== false ? [move.id] : [],
      );
      if (options.at !== undefined && !ids.includes(options.at))
        throw new Failure(
          `no expectation of "${scenario.name}" in ${edition} is called "${options.at}"; there ${ids.length > 0 ? `are ${ids.join(', ')}` : 'is none with an id'}`,
        );
      const [{ ScenarioFault, explained, objectMeant, runScenario, tell }, { scenarioCards }, { explanation }] =
        await Promise.all([
          import('@rulewright/scenario'),
          import('../cards/open-cards.ts'),
          import('../explain/explanation.ts'),
        ]);
      const cards = scenarioCards();
      const clock = newWallClock(options.seconds);
      clock.begin(`${scenario.name} (${edition})`);
      const { message, setting } = runScenario(scenario, edition, {
        ...cards,
        at: options.at,
        onDecision: clock.reached,
      });
      clock.end();
      if (setting === null) throw new Failure(message ?? 'the position could not be set up');
      if (message !== null) {
        // Where an expectation was not met is just where one wants to know why.
        setExitCode(1);
        remark(terminal, `the scenario fails, and stands where it did: ${message}`);
      }
      const where = options.at === undefined ? 'as the script ends' : `at ${options.at}`;
      const about = { scenario: scenario.name, edition, at: options.at ?? null };
      if (setting.players.includes(object) && !setting.labels.has(object)) {
        const { explainedPlayer, playerExplanation } = await import('../explain/player.ts');
        const found = explainedPlayer(tell(scenario, edition, { ...cards, at: options.at }), object);
        if (options.json) return sayJson(terminal, { ...about, ...found });
        return say(terminal, playerExplanation(found, `${where} (${edition})`, edition, columns(terminal)));
      }
      try {
        const found = explained(setting, objectMeant(setting, object).id);
        if (found === null) throw new Failure(`${object} has no characteristics`);
        if (options.json) return sayJson(terminal, { ...about, ...found, object });
        say(terminal, explanation({ ...found, object }, `${where} (${edition})`, columns(terminal)));
      } catch (fault) {
        if (!(fault instanceof ScenarioFault)) throw fault;
        throw new Failure(fault.message);
      }
    });
}

/** A scenario from a file that holds one, or the built-in one whose name has the words. */
async function scenarioNamed(named: string, terminal: Terminal): Promise<Scenario> {
  if (named === '-' || /\.(?:json|scenario)$/.test(named) || existsSync(named)) {
    const [first, ...more] = await scenariosIn(named, terminal);
    if (!first || more.length > 0)
      throw new Failure(`${named}: there must be one scenario, not ${first ? more.length + 1 : 0}`);
    return first;
  }
  const wanted = named.trim().toLowerCase();
  const found = (await conformanceNamed(named)).map(({ scenario }) => scenario);
  const exact = found.find(({ name }) => name.toLowerCase() === wanted) ?? (found.length === 1 ? found[0] : undefined);
  if (exact) return exact;
  if (found.length === 0)
    throw new Failure(
      `${named}: there is neither a file nor a built-in scenario of this name (rulewright search finds them)`,
    );
  throw new Failure(
    `${named}: the names of ${found.length} scenarios have these words:\n${found
      .slice(0, 10)
      .map(({ name }) => `  ${name}`)
      .join('\n')}`,
  );
}
