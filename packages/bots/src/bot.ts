/**
 * A seat whose decisions a program answers. Whatever the program does, the game goes on: an answer that is late, wrong or
 * missing is replaced by the default answer, counted, and told to the program. PROTOCOL.md describes the messages.
 */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  answer,
  answerMeant,
  type CardInDeck,
  decision,
  ENGINE_VERSION,
  type Game,
  isForced,
  leastAnswer,
  type Lens,
  look,
  newLens,
  type PlayerId,
  result,
  type View,
} from '@rulewright/engine';
import {
  BOT_PROTOCOL_VERSION,
  type BotMessage,
  type Defaulted,
  type HostMessage,
  parseBotMessage,
} from '@rulewright/protocol';
import { defaultAnswer } from './default-answer.ts';
import { Program } from './program.ts';

/** Which program plays, and how long it may think. Plain data. */
export interface BotCommand {
  /** words separated by spaces: the file and its arguments */
  readonly program: string;
  /** milliseconds for each answer */
  readonly time: number;
}

/** How many decisions a bot was asked, and how many were answered for it, by the reason. */
export type Tally = { readonly asked: number } & Readonly<Record<Defaulted, number>>;

/** What a bot is told as a game begins, besides what `look` shows. */
export interface BotGame {
  /** which game it is, for people */
  readonly name: string;
  readonly seed: number | string;
  readonly deck: readonly CardInDeck[];
  readonly sideboard: readonly CardInDeck[];
}

/** The program cannot play at all: it does not start, or does not say hello. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
}

/** Milliseconds until `hello`. */
const TO_START = 30_000;
/** Late answers one after another, after which the program is stopped until the next game. */
const MOST_LATE = 3;
/** Lines that answer nothing, for one decision. */
const MOST_IDLE = 1000;
/** Answers in one turn, after which the turn is played by default answers. */
const MOST_IN_TURN = 1000;

export class Bot {
  readonly command: BotCommand;
  private program: Program | null = null;
  private counts = noTally();
  private number = 0;
  private seat: Seated | null = null;

  constructor(command: BotCommand) {
    this.command = command;
  }

  /** Starts the program if it is not running, and waits for its hello. @throws BotFailure */
  async start(): Promise<void> {
    if (this.program !== null && this.program.ended === null) return;
    const program = new Program(this.command.program);
    this.program = program;
    program.send({ type: 'hello', protocol: BOT_PROTOCOL_VERSION, engine: ENGINE_VERSION } satisfies HostMessage);
    const heard = await program.next(TO_START);
    const problem =
      heard.heard === 'line' ? helloProblem(heard.line) : heard.heard === 'end' ? heard.why : 'it does not say hello';
    if (problem === null) return;
    program.kill(problem);
    throw new BotFailure(`${this.command.program}: ${problem}`);
  }

  /** Sits down for a game that waits for its first answer. A program that has ended is started again; if it cannot be, the bot is absent. */
  async sitDown(game: Game, seat: PlayerId, about: BotGame): Promise<void> {
    this.counts = noTally();
    this.seat = {
      id: seat,
      game: about.name,
      lens: newLens(seat, `${about.seed}/seen by ${seat}`),
      log: { number: -1, text: '' },
      lateInRow: 0,
      turn: { number: -1, answers: 0 },
    };
    try {
      await this.start();
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      return;
    }
    this.program?.send({
      type: 'game',
      game: about.name,
      seat,
      edition: game.state.edition,
      variant: game.state.options.variant,
      players: game.names.map((name) => ({ name })),
      deck: counted(about.deck),
      sideboard: counted(about.sideboard),
      seed: createHash('sha256').update(`${about.seed}/bot ${seat}`).digest('hex').slice(0, 16),
      time: this.command.time,
    } satisfies HostMessage);
  }

  /** Answers the decision that waits for this seat. */
  async decide(game: Game): Promise<void> {
    const { seat } = this;
    const asked = decision(game);
    if (seat === null || asked === null || asked.by !== seat.id) throw new Error('this seat is not asked anything');
    if (isForced(asked)) return settle(game, leastAnswer(asked));
    this.counts.asked++;
    this.number++;
    const { number: turn } = game.state.turn;
    if (seat.turn.number !== turn) seat.turn = { number: turn, answers: 0 };
    const defaulted = ++seat.turn.answers > MOST_IN_TURN ? STALLING : await this.askProgram(game, seat);
    if (defaulted === null) return;
    this.counts[defaulted.why]++;
    seat.lateInRow = defaulted.why === 'late' ? seat.lateInRow + 1 : 0;
    settle(game, defaultAnswer(asked, game));
    this.program?.send({ type: 'defaulted', decision: this.number, ...defaulted } satisfies HostMessage);
    if (seat.lateInRow === MOST_LATE) this.program?.kill(`it was late ${MOST_LATE} times one after another`);
  }

  /** The game is over, by its result or because the host ended it. */
  getUp(game: Game): Tally {
    const { seat } = this;
    const ended = result(game);
    const outcome =
      ended?.result === 'won'
        ? ended.winners.includes(seat?.id ?? -1)
          ? 'won'
          : 'lost'
        : ended?.result === 'draw'
          ? 'draw'
          : 'unfinished';
    this.program?.send({ type: 'over', game: seat?.game ?? '', outcome, result: ended } satisfies HostMessage);
    this.seat = null;
    return this.counts;
  }

  /** Says bye and waits until the program has ended; one that stays is killed. */
  async close(): Promise<void> {
    this.program?.send({ type: 'bye' } satisfies HostMessage);
    await this.program?.close();
    this.program = null;
  }

  /** Null where the program has answered; else why it is answered for. */
  private async askProgram(game: Game, seat: Seated): Promise<DefaultedBecause | null> {
    const { program } = this;
    if (program === null || program.ended !== null)
      return { why: 'absent', message: program?.ended ?? 'it does not run' };
    program.send({ type: 'decide', decision: this.number, ...shown(game, seat) } satisfies HostMessage);
    const until = performance.now() + this.command.time;
    for (let idle = 0; idle < MOST_IDLE; idle++) {
      const heard = await program.next(Math.max(0, until - performance.now()));
      if (heard.heard === 'nothing') return { why: 'late', message: `no answer within ${this.command.time} ms` };
      if (heard.heard === 'end') return { why: 'absent', message: heard.why };
      const parsed = parseBotMessage(heard.line);
      if (!parsed.ok) return { why: 'wrong', message: parsed.error.message };
      const { message } = parsed;
      if (message.type !== 'answer' || message.decision !== this.number) continue;
      return this.take(game, seat, message);
    }
    return { why: 'wrong', message: `${MOST_IDLE} lines that answer nothing` };
  }

  private take(
    game: Game,
    seat: Seated,
    { answer: given }: Extract<BotMessage, { type: 'answer' }>,
  ): DefaultedBecause | null {
    const meant = answerMeant(game, seat.lens, given);
    const done = meant.ok ? answer(game, meant.answer) : meant;
    if (!done.ok) return { why: 'wrong', message: done.wrong.message };
    seat.lateInRow = 0;
    return null;
  }
}

interface DefaultedBecause {
  readonly why: Defaulted;
  readonly message: string;
}

const STALLING: DefaultedBecause = { why: 'stalling', message: `more than ${MOST_IN_TURN} answers in one turn` };

/** Where the bot sits in the game that is being played. */
interface Seated {
  readonly id: PlayerId;
  readonly game: string;
  lens: Lens;
  /** the last log entry that it was shown */
  log: { number: number; text: string };
  lateInRow: number;
  turn: { number: number; answers: number };
}

const noTally = (): { -readonly [K in keyof Tally]: number } => ({
  asked: 0,
  late: 0,
  wrong: 0,
  absent: 0,
  stalling: 0,
});

function settle(game: Game, given: Parameters<typeof answer>[1]): void {
  const done = answer(game, given);
  if (!done.ok) throw new Error(`the default answer is wrong: ${done.wrong.message}`);
}

/** The view, with the log entries that the bot was not shown yet; all of them where entries were taken back (`fresh`). */
function shown(game: Game, seat: Seated): { fresh: boolean; view: View } {
  const { number, text } = seat.log;
  let looked = look(game, seat.lens, Math.max(0, number));
  const [known, ...news] = looked.view.log;
  const goesOn = number >= 0 && known?.number === number && known.text === text;
  if (!goesOn && number > 0) looked = look(game, looked.lens);
  seat.lens = looked.lens;
  const view = goesOn ? { ...looked.view, log: news } : looked.view;
  const last = view.log.at(-1);
  if (last) seat.log = { number: last.number, text: last.text };
  else if (!goesOn) seat.log = { number: -1, text: '' };
  return { fresh: !goesOn, view };
}

function helloProblem(line: string): string | null {
  const parsed = parseBotMessage(line);
  if (!parsed.ok) return `its first line is not hello. ${parsed.error.message}`;
  const { message } = parsed;
  if (message.type !== 'hello') return 'its first line is not hello';
  if (message.protocol === BOT_PROTOCOL_VERSION) return null;
  return `it speaks version ${message.protocol} of the bot protocol, and this is version ${BOT_PROTOCOL_VERSION}`;
}

function counted(cards: readonly CardInDeck[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
