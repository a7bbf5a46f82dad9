/**
 * Running a scenario: the script answers every decision, or the scenario fails. It fails too where an answer is left unused.
 * 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import { type Answer, type Decision, type EditionName, type Game, decision } from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { Move, Scenario } from './format.ts';
import { ScenarioFault } from './naming.ts';
import { type Run, UnmetExpectation, describe, playLine } from './playing.ts';
import { type Cards, type Setting, settingOf } from './setting.ts';

export interface ScenarioOutcome {
  readonly name: string;
  readonly edition: EditionName;
  readonly passed: boolean;
  /** why it failed, with the number of the script's line (from 1); null where it passed */
  readonly message: string | null;
  /** the game as the script left it, and what the script calls its objects; null where it could not be set up */
  readonly setting: Setting | null;
  /** what the script leaves open: it ends while somebody must decide this; else null */
  readonly open: Decision | null;
}

/** Follows a run from the first line of its script to the last. */
export interface Follower {
  /** the position is set up */
  readonly begins: (setting: Setting) => void;
  /** a player is asked and answers, before the game has taken the answer */
  readonly answers: (asked: Decision, answer: Answer) => void;
  /** the line at that place of the script is done; with what is wrong. After an unmet expectation the run goes on */
  readonly done: (at: number, move: Move, faults: readonly string[]) => void;
}

export interface RunOptions extends Cards {
  readonly follower?: Follower | undefined;
  /** called after every answer, with the game as it then is: for twins and views */
  readonly onDecision?: (game: Game) => void;
  /** the id of an expectation: the script goes no further than that line */
  readonly at?: string | undefined;
}

export function runScenario(scenario: Scenario, edition: EditionName, options: RunOptions = {}): ScenarioOutcome {
  takes('runScenario', 'a scenario, as readNotation gives it', hasKeys(scenario, 'name', 'script'));
  const outcome = (message: string | null, setting: Setting | null, open: Decision | null = null): ScenarioOutcome => ({
    name: scenario.name,
    edition,
    passed: message === null,
    message,
    setting,
    open,
  });
  if (!scenario.editions.includes(edition)) return outcome(`the scenario is not about ${edition}`, null);
  const set = settingOf(scenario, edition, options);
  if (!set.ok) return outcome(set.message, null);
  const { setting } = set;
  const { game } = setting;
  const run: Run = {
    setting,
    onAnswer: options.follower?.answers,
    onDecision: options.onDecision,
    waiting: [],
    settled: [],
  };
  options.follower?.begins(setting);
  let failed: string | null = null;
  for (const [at, move] of scenario.script.entries()) {
    if (move.in && !move.in.includes(edition)) continue;
    try {
      playLine(run, move);
      options.follower?.done(at, move, []);
      if (options.at !== undefined && 'expect' in move && move.id === options.at) return outcome(null, setting);
    } catch (fault) {
      if (!(fault instanceof Error)) throw fault;
      const why = fault instanceof ScenarioFault ? fault.message : (fault.stack ?? fault.message);
      failed ??= `line ${at + 1}, ${JSON.stringify(move)}: ${why}`;
      options.follower?.done(at, move, [fault.message]);
      if (options.follower === undefined || !(fault instanceof UnmetExpectation)) return outcome(failed, setting);
    }
  }
  if (failed !== null) return outcome(failed, setting);
  if (options.at !== undefined) return outcome(`no expectation in ${edition} is called ${options.at}`, setting);
  if (run.waiting.length > 0)
    return outcome(`an answer is left unused: ${JSON.stringify(run.waiting.map((w) => w.given))}`, setting);
  const left = decision(game);
  if (left && left.kind !== 'priority' && left.form !== 'attackers' && left.form !== 'blockers') {
    return outcome(
      `the script ends while ${setting.players[left.by]} must decide: ${describe(run, left)}`,
      setting,
      left,
    );
  }
  return outcome(null, setting);
}
