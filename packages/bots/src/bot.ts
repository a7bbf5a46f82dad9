/**
 * A seat whose decisions a program answers. Whatever the program does, the game goes on: an answer that is late, wrong or
 * missing is replaced by the default answer, counted, and told to the program. PROTOCOL.md describes the messages.
 */
import { createHash } from 'node:crypto';
import {
  type Answer,
  answer,
  answerMeant,
  type CardInDeck,
  decision,
  type Game,
  isByHand,
  isForced,
  leastAnswer,
  type Lens,
  look,
  newLens,
  type PlayerId,
  result,
  type View,
} from '@rulewright/engine';
import type { Defaulted } from '@rulewright/protocol';
import { defaultAnswer } from './default-answer.ts';
import { type BotCommand, BotFailure, type DefaultedBecause, Speaker } from './speaker.ts';

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

/** Late answers one after another, after which the program is stopped until the next game. */
const MOST_LATE = 3;
/** Answers in one turn, after which the turn is played by default answers. */
const MOST_IN_TURN = 1000;

export class Bot {
  private readonly speaker: Speaker;
  private counts = noTally();
  private number = 0;
  private seat: Seated | null = null;

  constructor(command: BotCommand) {
    this.speaker = new Speaker(command);
  }

  /** Starts the program if it is not running, and waits for its hello. @throws BotFailure */
  start(): Promise<void> {
    return this.speaker.start();
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
    this.speaker.say({
      type: 'game',
      game: about.name,
      seat,
      edition: game.state.edition,
      variant: game.state.options.variant,
      players: game.names.map((name) => ({ name })),
      deck: counted(about.deck),
      sideboard: counted(about.sideboard),
      seed: createHash('sha256').update(`${about.seed}/bot ${seat}`).digest('hex').slice(0, 16),
      time: this.speaker.command.time,
    });
  }

  /** Answers the decision that waits for this seat. */
  async decide(game: Game): Promise<void> {
    const { seat } = this;
    const asked = decision(game);
    if (seat === null || asked === null || asked.by !== seat.id) throw new Error('this seat is not asked anything');
    if (isForced(asked) || isByHand(asked)) return settle(game, leastAnswer(asked));
    this.counts.asked++;
    this.number++;
    const { number: turn } = game.state.turn;
    if (seat.turn.number !== turn) seat.turn = { number: turn, answers: 0 };
    const defaulted = ++seat.turn.answers > MOST_IN_TURN ? STALLING : await this.askProgram(game, seat);
    if (defaulted === null) return;
    this.counts[defaulted.why]++;
    seat.lateInRow = defaulted.why === 'late' ? seat.lateInRow + 1 : 0;
    settle(game, defaultAnswer(asked, game));
    this.speaker.say({ type: 'defaulted', decision: this.number, ...defaulted });
    if (seat.lateInRow === MOST_LATE) this.speaker.kill(`it was late ${MOST_LATE} times one after another`);
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
    this.speaker.say({ type: 'over', game: seat?.game ?? '', outcome, result: ended });
    this.seat = null;
    return this.counts;
  }

  /** Says bye and waits until the program has ended; one that stays is killed. */
  close(): Promise<void> {
    return this.speaker.close();
  }

  /** Null where the program has answered; else why it is answered for. */
  private async askProgram(game: Game, seat: Seated): Promise<DefaultedBecause | null> {
    const said = await this.speaker.ask({ type: 'decide', decision: this.number, ...shown(game, seat) });
    return said.ok ? this.take(game, seat, said.answer) : { why: said.why, message: said.message };
  }

  private take(game: Game, seat: Seated, given: Answer): DefaultedBecause | null {
    const meant = answerMeant(game, seat.lens, given);
    const done = meant.ok ? answer(game, meant.answer) : meant;
    if (!done.ok) return { why: 'wrong', message: done.wrong.message };
    seat.lateInRow = 0;
    return null;
  }
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

function counted(cards: readonly CardInDeck[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
