/** The commands. Each is read at once, but loads what it needs only when it is run. */
import { CommanderError, type Command } from 'commander';
import { newCommand, type SetExitCode } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { cardCommand } from './card.ts';
import { cardsCommand } from './cards.ts';
import { completionCommand } from './completion.ts';
import { conformanceCommand } from './conformance.ts';
import { coverageCommand } from './coverage.ts';
import { decksCommand } from './decks.ts';
import { draftCommand, sealedCommand } from './limited.ts';
import { explainCommand } from './explain.ts';
import { gymCommand } from './gym.ts';
import { mcpCommand } from './mcp.ts';
import { playCommand } from './play.ts';
import { quizCommand } from './quiz.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review.ts';
import { ruleCommand } from './rule.ts';
import { rulesCommand } from './rules.ts';
import { scenarioCommand } from './scenario.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { sitCommand } from './sit.ts';
import { tournamentCommand } from './tournament.ts';
import { verifyCommand } from './verify.ts';
import { workerCommand } from './worker.ts';

export { CommanderError as CommandError };

/** What help says at its end. */
export const AFTER_HELP =
  'Exit codes: 0 done; 1 a scenario, example or game failed; 2 usage or file; 130 stopped by Ctrl-C, what was done is told.\nUnder --json what goes wrong is JSON too, on the last line of standard error.\nrulewright help COMMAND says more about each.';

export function newProgram(terminal: Terminal, setExitCode: SetExitCode): Command {
  const program = newCommand('rulewright', 'The executable rulebook of Magic: The Gathering.', terminal);
  const all = [
    playCommand,
    serveCommand,
    simulateCommand,
    tournamentCommand,
    workerCommand,
    gymCommand,
    sitCommand,
    decksCommand,
    sealedCommand,
    draftCommand,
    cardCommand,
    coverageCommand,
    ruleCommand,
    searchCommand,
    quizCommand,
    scenarioCommand,
    explainCommand,
    verifyCommand,
    replayCommand,
    reviewCommand,
    conformanceCommand,
    cardsCommand,
    rulesCommand,
    mcpCommand,
    completionCommand,
  ];
  for (const make of all) program.addCommand(make(terminal, setExitCode));
  return program.showSuggestionAfterError().addHelpText('after', `\n${AFTER_HELP}`);
}
