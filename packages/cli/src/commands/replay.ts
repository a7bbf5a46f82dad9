/** `rulewright replay`: watches a recorded game again, as a told story or turn by turn. */
import type { LogEntry } from '@rulewright/engine';
import type { Replay, ReplayStep } from '@rulewright/record';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import type { Because } from '../explain/cause-words.ts';
import { Failure, fileFailure } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { interactive, say, sayJson, type Terminal } from '../terminal.ts';
import { indented } from '../text.ts';

interface Options {
  turn?: string;
  seat?: string;
  hidden?: true;
  step?: true;
  why?: true;
  json?: true;
}

export function replayCommand(terminal: Terminal): Command {
  return newJsonCommand('replay', 'watch a recorded game again', terminal)
    .argument('<game>', 'the file of a game, or - for standard input')
    .option('--turn <number>', 'how the game stood as that turn began, instead of the story')
    .option('--seat <number>', 'as the player of that seat sees it, from 0', '0')
    .option('--hidden', 'only what that player could know in the game')
    .option(
      '--step',
      'turn by turn on this terminal, from --turn on: Enter goes on, a number goes to that turn, q ends',
    )
    .option('--why', 'say under each line why it happened: the card, its words, the rule')
    .addHelpText(
      'after',
      '\nThe file comes from the end of a match in the browser, or from play --game-file FILE. A game that cannot be played again here, because another\nversion of the engine played it, is shown as it was told then; --turn and --step need it played.\nExit codes: 0 shown; 2 usage or file, or the game cannot be played again on this computer and was not told.',
    )
    .action(async (path: string, { turn, seat, hidden, step, why, json }: Options) => {
      const [{ readGameFile, openReplay }, { catalogue }, { textIn }] = await Promise.all([
        import('@rulewright/record'),
        import('../cards/open-cards.ts'),
        import('../text-files.ts'),
      ]);
      const read = readGameFile(await textIn(path, terminal));
      if (!read.ok) throw fileFailure(path, [{ line: 0, reason: read.message }]);
      const seen = wholeNumber('--seat', seat ?? '0', 0);
      if (seen >= read.file.players.length)
        throw new Failure(`--seat: the game has the seats 0 to ${read.file.players.length - 1}`);
      const opened = openReplay(read.file, catalogue());
      if (!opened.ok) {
        const message = `this game cannot be played again here: ${opened.message}`;
        if (opened.told === null || turn !== undefined || step === true) throw new Failure(message);
        if (json) return sayJson(terminal, { log: opened.told, problem: message });
        say(terminal, indented(`As it was told when it was played; ${message}`, 98, 0));
        for (const line of opened.told) say(terminal, lineOf(line, null));
        return;
      }
      const { replay } = opened;
      const shown = {
        replay,
        seat: seen,
        open: hidden !== true,
        why: why ? (await import('../explain/cause-words.ts')).becauseIn(read.file.edition) : null,
      };
      const at = turn === undefined ? null : turnStep(replay, wholeNumber('--turn', turn, 0));
      if (json) return sayJson(terminal, await told(shown, at));
      if (step === true) return stepping(terminal, shown, at);
      if (at !== null) return say(terminal, await position(shown, at));
      for (const line of (await told(shown, null)).log) say(terminal, lineOf(line, shown.why));
    });
}

interface Shown {
  readonly replay: Replay;
  readonly seat: number;
  /** every hand is shown */
  readonly open: boolean;
  readonly why: Because | null;
}

const last = ({ steps }: Replay): ReplayStep => steps.at(-1) as ReplayStep;

/** Where that turn begins. @throws Failure where the game had no such turn */
function turnStep(replay: Replay, turn: number): ReplayStep {
  const found = replay.steps.find((step) => step.turn === turn);
  if (found === undefined) throw new Failure(`the game had no turn ${turn}: it ended in turn ${last(replay).turn}`);
  return found;
}

const lineOf = (entry: ToldEntry, why: Because | null): string => {
  if (/^Turn \d+: /.test(entry.text)) return `\n${entry.text}`;
  const because = why?.(entry) ?? null;
  const text = indented(entry.text, 98, 2);
  return because === null ? text : `${text}\n${indented(because, 98, 4)}`;
};

type ToldEntry = Pick<LogEntry, 'turn' | 'text' | 'because'>;

async function told(
  { replay, seat, open }: Shown,
  at: ReplayStep | null,
): Promise<{ log: ToldEntry[]; view?: unknown }> {
  const { log, ...seen } = replay.seen((at ?? last(replay)).inputs, seat, open);
  return {
    log: log.map(({ turn, text, because }) => ({ turn, text, ...(because && { because }) })),
    ...(at === null ? {} : { view: seen }),
  };
}

async function position({ replay, seat, open }: Shown, { inputs }: ReplayStep): Promise<string> {
  const { boardLines } = await import('../table/describe-view.ts');
  return boardLines(replay.seen(inputs, seat, open)).join('\n');
}

/** Turn by turn from a step on, else from the beginning, as whoever sits there asks. */
async function stepping(terminal: Terminal, shown: Shown, from: ReplayStep | null): Promise<void> {
  if (!interactive(terminal)) throw new Failure('--step needs a terminal; without one leave it out, or give --turn');
  const { replay, seat, open, why } = shown;
  const turns = replay.steps.filter((step, at) => step.turn !== replay.steps[at - 1]?.turn);
  const { createInterface } = await import('node:readline/promises');
  const asking = createInterface({ input: terminal.stdin, output: terminal.stdout });
  try {
    for (let at = from === null ? 0 : turns.indexOf(from); at < turns.length; ) {
      const now = turns[at] as ReplayStep;
      const next = turns[at + 1] ?? last(replay);
      say(terminal, `\n${await position(shown, now)}\n`);
      for (const line of replay.seen(next.inputs, seat, open).log.filter((entry) => entry.turn === now.turn))
        say(terminal, lineOf(line, why));
      const typed = (await asking.question(`Turn ${now.turn} of ${last(replay).turn}. Enter, a turn, or q: `)).trim();
      if (typed === 'q') return;
      const wanted = turns.findIndex(({ turn }) => turn === Number(typed));
      at = typed !== '' && wanted >= 0 ? wanted : at + 1;
    }
  } finally {
    asking.close();
  }
}
