/** The table as plain lines: for scripts, pipes and terminals that cannot do more. A question and its options out, a line in. 2006: 408 · 2009, 2011: 116 · 2026: 117 */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { decision, type View } from '@rulewright/engine';
import type { Because } from '../explain/cause-words.ts';
import { Failure } from '../failure.ts';
import { colours, type Output, type Terminal, write as writeTo } from '../terminal.ts';
import { boardLines, playerLine, turnLine } from './describe-view.ts';
import { blankDraft, rowsOf } from '@rulewright/protocol';
import { saidOnce } from './said-once.ts';
import { give, giveUp, seenBy, type Sitting, step, takeBack, toldTo } from './sitting.ts';
import { howToAnswer, typedAnswer } from './typed-answer.ts';

const HELP = `Answer with a number, several numbers, or words of an option. Besides:
  state     the whole table          end    pass until the end of the turn
  log       what happened so far     next   pass until your next turn
  why       the log with its causes
  undo      take your answer back    stops  how you are passed for
  concede   give the game up         quit   leave it
  full      be asked everything (again: as before)`;

export interface LineOptions {
  /** where the table is shown: standard output, or standard error where that is for JSON */
  readonly output: Output;
  /** milliseconds between what built-in players do */
  readonly pace: number;
  /** says under each entry of the log why; null: only on request */
  readonly why: Because | null;
}

/** Plays the game to its end, or until whoever plays leaves. @throws Failure where the input ends before the game does */
export async function playInLines(
  sitting: Sitting,
  terminal: Terminal,
  { output, pace, why }: LineOptions,
): Promise<void> {
  const write = (text: string): void => {
    writeTo(output, `${text}\n`);
  };
  const people = sitting.seats.some(({ kind }) => kind === 'person');
  const reader = people ? createInterface({ input: terminal.stdin, terminal: false }) : null;
  const lines = reader?.[Symbol.asyncIterator]();
  const { bold } = colours(terminal, output);
  const shown = new Shown(sitting, write, bold, why);
  try {
    for (;;) {
      const now = step(sitting);
      if (now === 'over') break;
      if (now !== 'asked') {
        if (now === 'acted') {
          shown.news();
          if (pace > 0) await pause(pace);
        }
        continue;
      }
      const asked = decision(sitting.game);
      if (!asked) break;
      if (!(await answered(sitting, asked.by, shown, write, output, lines))) return;
    }
    shown.news();
  } finally {
    reader?.close();
  }
}

/** Asks until there is an answer; false: left. */
async function answered(
  sitting: Sitting,
  seat: number,
  shown: Shown,
  write: (text: string) => void,
  output: Output,
  lines: AsyncIterator<string> | undefined,
): Promise<boolean> {
  shown.news();
  let seen = seenBy(sitting, seat);
  shown.question(seen);
  for (;;) {
    output.write('> ');
    const next = (await lines?.next()) ?? { done: true };
    if (next.done === true)
      throw new Failure(
        `the input ended before the game did (turn ${seen.turn.number}); concede or quit ends it sooner`,
      );
    const line = String(next.value).trim();
    const person = sitting.seats[seat];
    switch (line.toLowerCase()) {
      case 'help':
      case '?':
        write(HELP);
        continue;
      case 'state':
        write(boardLines(seen).join('\n'));
        continue;
      case 'log':
        write(
          toldTo(seen, sitting)
            .map(({ text }) => text)
            .join('\n'),
        );
        continue;
      case 'why': {
        const { becauseIn } = await import('../explain/cause-words.ts');
        write(toldLog(toldTo(seen, sitting), becauseIn(seen.edition)).join('\n'));
        continue;
      }
      case 'undo':
        if (!takeBack(sitting)) {
          write('Nothing can be taken back: something hidden was seen since.');
          continue;
        }
        shown.again();
        return true;
      case 'concede':
        giveUp(sitting, seat);
        return true;
      case 'quit':
        return false;
      case 'full':
        if (person) person.settings = { ...person.settings, fullControl: !person.settings.fullControl };
        write(
          person?.settings.fullControl
            ? 'You are asked everything.'
            : 'You are passed for where you can do nothing or have no stop.',
        );
        continue;
      case 'stops':
        write(
          `You are asked in: your own ${person?.settings.stops.own.join(', ')}; your opponent's ${person?.settings.stops.opponents.join(', ')}.`,
        );
        continue;
      case 'end':
      case 'next':
        if (seen.decision?.kind !== 'priority') {
          write('First answer this.');
          continue;
        }
        if (person)
          person.passing = { until: line.toLowerCase() === 'end' ? 'end-of-turn' : 'my-turn', turn: seen.turn.number };
        give(sitting, [0]);
        return true;
      default:
        break;
    }
    if (!seen.decision) return true;
    const once = saidOnce(seen.decision, seen);
    const meant = typedAnswer(once.question, line);
    if (!meant.ok) {
      write(`${meant.message}.`);
      continue;
    }
    const done = give(sitting, once.meant(meant.answer));
    if (done.ok) return true;
    write(`That is not legal: ${done.wrong.message}`);
    seen = seenBy(sitting, seat);
  }
}

const toldLog = (log: View['log'], why: Because | null): string[] =>
  log.flatMap((entry) => {
    const because = why?.(entry) ?? null;
    return because === null ? [entry.text] : [entry.text, `  ${because}`];
  });

/** Remembers what was written already. */
class Shown {
  private readonly sitting: Sitting;
  private readonly write: (text: string) => void;
  private readonly bold: (text: string) => string;
  private readonly why: Because | null;
  private entries = -1;
  private turn = -1;

  constructor(sitting: Sitting, write: (text: string) => void, bold: (text: string) => string, why: Because | null) {
    this.why = why;
    this.sitting = sitting;
    this.bold = bold;
    this.write = write;
  }

  /** After an answer was taken back the log is shorter. */
  again(): void {
    this.entries = Math.min(this.entries, seenBy(this.sitting, this.reader()).log.at(-1)?.number ?? -1);
  }

  /** Whose log it is: that of the one person, of several nobody's. */
  private reader(): number {
    const people = this.sitting.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return people.length === 1 ? (people[0] ?? -1) : -1;
  }

  news(): void {
    const seen = seenBy(this.sitting, this.reader(), this.entries + 1);
    for (const line of toldLog(toldTo(seen, this.sitting), this.why)) this.write(line);
    this.entries = seen.log.at(-1)?.number ?? this.entries;
  }

  question(seen: View): void {
    if (!seen.decision) return;
    const { question: asked } = saidOnce(seen.decision, seen);
    this.write('');
    if (seen.turn.number !== this.turn) this.write(boardLines(seen).join('\n'));
    else
      this.write([turnLine(seen), ...[...seen.players].reverse().map((player) => playerLine(player, seen))].join('\n'));
    this.turn = seen.turn.number;
    const who =
      this.sitting.seats.filter(({ kind }) => kind === 'person').length > 1 ? `${seen.players[asked.by]?.name}: ` : '';
    this.write(this.bold(`${who}${asked.prompt}${asked.rule === null ? '' : ` [${asked.rule}]`}`));
    rowsOf(asked, blankDraft(asked)).forEach(({ label }, index) =>
      this.write(`  ${index + 1} ${label.replaceAll('\n', ' ')}`),
    );
    this.write(`(${howToAnswer(asked)})`);
  }
}
