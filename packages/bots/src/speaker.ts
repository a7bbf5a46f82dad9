/**
 * A bot's program and what is said with it: started, greeted, asked within its time. What an answer means, and what is done without one, is
 * the business of whoever asks. PROTOCOL.md describes the messages.
 */
import { performance } from 'node:perf_hooks';
import { ENGINE_VERSION } from '@rulewright/engine';
import {
  BOT_PROTOCOL_VERSION,
  type BotMessage,
  type Defaulted,
  type HostMessage,
  parseBotMessage,
} from '@rulewright/protocol';
import { Program } from './program.ts';

/** Which program plays, and how long it may think. Plain data. */
export interface BotCommand {
  /** words separated by spaces: the file and its arguments */
  readonly program: string;
  /** milliseconds for each answer */
  readonly time: number;
}

/** The program cannot play at all: it does not start, or does not say hello. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
}

/** Why a question is answered for the bot. */
export interface DefaultedBecause {
  readonly why: Defaulted;
  readonly message: string;
}

export type Said =
  | { readonly ok: true; readonly answer: Extract<BotMessage, { type: 'answer' }>['answer'] }
  | ({ readonly ok: false } & DefaultedBecause);

/** Milliseconds until `hello`. */
const TO_START = 30_000;
/** Lines that answer nothing, for one decision. */
const MOST_IDLE = 1000;

export class Speaker {
  readonly command: BotCommand;
  private program: Program | null = null;

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

  /** Says something that is not answered. A program that has ended does not hear it. */
  say(message: HostMessage): void {
    this.program?.send(message);
  }

  /** Puts a question and waits for its answer, as long as the program may think. */
  async ask(question: Extract<HostMessage, { type: 'decide' }>): Promise<Said> {
    const { program } = this;
    if (program === null || program.ended !== null)
      return { ok: false, why: 'absent', message: program?.ended ?? 'it does not run' };
    program.send(question);
    const until = performance.now() + this.command.time;
    for (let idle = 0; idle < MOST_IDLE; idle++) {
      const heard = await program.next(Math.max(0, until - performance.now()));
      if (heard.heard === 'nothing')
        return { ok: false, why: 'late', message: `no answer within ${this.command.time} ms` };
      if (heard.heard === 'end') return { ok: false, why: 'absent', message: heard.why };
      const parsed = parseBotMessage(heard.line);
      if (!parsed.ok) return { ok: false, why: 'wrong', message: parsed.error.message };
      const { message } = parsed;
      if (message.type === 'answer' && message.decision === question.decision)
        return { ok: true, answer: message.answer };
    }
    return { ok: false, why: 'wrong', message: `${MOST_IDLE} lines that answer nothing` };
  }

  /** Ends it at once. */
  kill(why: string): void {
    this.program?.kill(why);
  }

  /** Says bye and waits until the program has ended; one that stays is killed. */
  async close(): Promise<void> {
    this.say({ type: 'bye' });
    await this.program?.close();
    this.program = null;
  }
}

function helloProblem(line: string): string | null {
  const parsed = parseBotMessage(line);
  if (!parsed.ok) return `its first line is not hello. ${parsed.error.message}`;
  const { message } = parsed;
  if (message.type !== 'hello') return 'its first line is not hello';
  if (message.protocol === BOT_PROTOCOL_VERSION) return null;
  return `it speaks version ${message.protocol} of the bot protocol, and this is version ${BOT_PROTOCOL_VERSION}`;
}
