/**
 * The search players of a host's tables, and their coach, think on a thread of their own, one decision after the other, so that no
 * other table waits for them. Where several wait each has a share of the time.
 */
import { type Answer, type Game, type SavedGame, save } from '@rulewright/engine';
import type { Budget } from '@rulewright/players';

/** One decision to think about, as the thread is told it. */
export interface Thinking {
  readonly saved: SavedGame;
  readonly seed: string;
  readonly budget: Budget;
}

/** An answer in words, and how likely the seat is to win after it. */
export interface Compared {
  readonly says: string;
  readonly win: number;
  /** standard error of `win` */
  readonly error: number;
  /** games in which it was played on */
  readonly games: number;
}

/** The best answer, in words too, and those compared, best first; nothing where there is but one thing to do. */
export interface Thought {
  readonly answer: Answer;
  readonly says: string;
  readonly compared: readonly Compared[];
}

/** The thread's message then; an error concerns this question alone. */
export type Said = Thought | { readonly error: string };

export interface Thinker {
  /** The thought about the game's decision. Rejects where the thread fails or is stopped; the next question starts another. */
  think(game: Game, seed: string): Promise<Thought>;
  close(): Promise<void>;
}

/** A thread that thinks: about one decision after the other. */
export interface ThinkingThread {
  ask(thinking: Thinking): void;
  close(): Promise<unknown>;
}

/** Starts such a thread, and tells what it says, and that it has ended or failed. */
export type StartThinking = (on: { said(said: Said): void; failed(reason: unknown): void }) => ThinkingThread;

interface Waiting {
  readonly saved: SavedGame;
  readonly seed: string;
  resolve(thought: Thought): void;
  reject(reason: unknown): void;
}

/** Nobody thinks for less, in milliseconds. */
const LEAST_MS = 50;

/** The time that a budget leaves for one of so many that wait: all of them together take no longer than one alone. */
export const shareOf = (budget: Budget, waiting: number): Budget =>
  'milliseconds' in budget
    ? { milliseconds: Math.min(budget.milliseconds, Math.max(LEAST_MS, Math.floor(budget.milliseconds / waiting))) }
    : budget;

/** A thread starts when somebody has to think. */
export function newThinker(budget: Budget, start: StartThinking): Thinker {
  const waiting: Waiting[] = [];
  let thinking: Waiting | null = null;
  let thread: ThinkingThread | null = null;
  let closed = false;

  /** The question that was thought about is answered, or failed: the next one is. */
  const done = (tell: (asker: Waiting) => void): void => {
    const asker = thinking;
    thinking = null;
    if (asker !== null) tell(asker);
    next();
  };
  const next = (): void => {
    if (thinking !== null || closed) return;
    thinking = waiting.shift() ?? null;
    if (thinking === null) return;
    thread ??= started();
    const { saved, seed } = thinking;
    thread.ask({ saved, seed, budget: shareOf(budget, waiting.length + 1) });
  };
  const started = (): ThinkingThread => {
    const own = start({
      said: (said) => done(({ resolve, reject }) => ('error' in said ? reject(new Error(said.error)) : resolve(said))),
      failed(reason) {
        if (thread !== own) return;
        thread = null;
        done(({ reject }) => reject(reason));
      },
    });
    return own;
  };
  return {
    think: (game, seed) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error('the server stops');
        waiting.push({ saved: save(game), seed, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      const ending = thread;
      thread = null;
      for (const { reject } of [...(thinking === null ? [] : [thinking]), ...waiting.splice(0)])
        reject(new Error('the server stops'));
      thinking = null;
      await ending?.close();
    },
  };
}
