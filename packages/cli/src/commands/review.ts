/** `rulewright review`: what turned a recorded game, found by search. */
import type { Reviewed, TurningPoint } from '@rulewright/players';
import type { Input } from '@rulewright/engine';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';
import { wrapped } from '../text.ts';

interface Options {
  seat: string;
  budget: string;
  json?: true;
}

export function reviewCommand(terminal: Terminal): Command {
  return newJsonCommand('review', 'say which decisions turned a recorded game', terminal)
    .argument('<game>', 'the file of a game, or - for standard input')
    .option('--seat <number>', 'whose decisions, from 0', '0')
    .option('--budget <budget>', 'for each decision: games that are played on, or a time such as 2s', '60')
    .addHelpText(
      'after',
      '\nThe file comes from the end of a match in the browser, or from play --game-file FILE.\nEach line is a decision: how likely that player was to win with the best answer that the search player found, and after the\nanswer that was given. The search knows only what that player could know. The same budget in games gives the same review.\nExit codes: 0 shown; 2 usage or file, or the game cannot be played again on this computer.',
    )
    .action(async (path: string, { seat: seatText, budget: budgetText, json }: Options) => {
      const [{ readGameFile, openReplay }, { budgetOf, review, turningPoints }, { catalogue }, { textIn }] =
        await Promise.all([
          import('@rulewright/record'),
          import('@rulewright/players'),
          import('../cards/open-cards.ts'),
          import('../text-files.ts'),
        ]);
      const budget = budgetOf(budgetText);
      if (budget === null)
        throw new Failure(`--budget takes games or a time, such as 60 or 2s; "${budgetText}" is neither`);
      const read = readGameFile(await textIn(path, terminal));
      if (!read.ok) throw new Failure(`${path === '-' ? 'standard input' : path}: ${read.message}`);
      const { file } = read;
      const seat = wholeNumber('--seat', seatText, 0);
      const player = file.players[seat];
      if (player === undefined) throw new Failure(`--seat: the game has the seats 0 to ${file.players.length - 1}`);
      const opened = openReplay(file, catalogue());
      if (!opened.ok) throw new Failure(`this game cannot be played again here: ${opened.message}`);
      const inputs = file.inputs as readonly Input[];
      const bar = await progressBar(terminal, 'answers');
      const decisions: Reviewed[] = [];
      for (const one of review(opened.replay.game(0), inputs, seat, { seed: 'review', budget })) {
        decisions.push(one);
        bar.to(one.inputs, inputs.length);
      }
      bar.end();
      const turning = turningPoints(decisions);
      if (json)
        return sayJson(terminal, {
          player: player.name,
          seat,
          budget: budgetText,
          decisions,
          turningPoints: turning.map(({ at, by, change }) => ({ inputs: at.inputs, turn: at.turn, by, change })),
        });
      if (decisions.length === 0) return say(terminal, `${player.name} had nothing to decide in this game.`);
      say(terminal, `How likely ${player.name} was to win, and what might have been better:`);
      for (const one of decisions) say(terminal, lineOf(one));
      if (turning.length > 0) say(terminal, '\nWhat turned the game:');
      for (const point of turning) say(terminal, turningLine(point));
    });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(5);

const BAR = 20;

/** `turn 3 main1   ████████            62 %  Cast Grizzly Bears`, and below what was better. */
function lineOf({ turn, step, after, before, given, better }: Reviewed): string {
  const bar = '█'.repeat(Math.round(BAR * after)).padEnd(BAR, '·');
  const head = `turn ${String(turn).padEnd(3)}${step.padEnd(17)}${bar} ${percent(after)}  `;
  const line = wrapped(`${head}${given}`, 110, ' '.repeat(head.length));
  return better === null
    ? line
    : `${line}\n${wrapped(`${' '.repeat(head.length)}better: ${better} (${percent(before).trim()})`, 110, ' '.repeat(head.length + 8))}`;
}

function turningLine({ at, by, change }: TurningPoint): string {
  const points = `${change > 0 ? '+' : '−'}${Math.round(100 * Math.abs(change))}`;
  const what = by === 'answer' ? `${at.given}, where ${at.better} was better` : `before “${at.given}”`;
  return wrapped(`  turn ${at.turn}: ${points} points, ${what}`, 98, '    ');
}
