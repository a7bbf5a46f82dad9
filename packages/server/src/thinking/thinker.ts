/**
 * The search players of a host's tables think on a thread of their own, one decision after the other, so that nobody's connection waits for them.
 * 2006, 2009, 2011, 2026: none (not a matter of the rules)
 */
import type { Worker } from 'node:worker_threads';
import { type Answer, type Game, type SavedGame, save } from '@rulewright/engine';
import type { Budget } from '@rulewright/players';
import { startThread } from '../threads.ts';

/** One decision to think about, as the thread is told it. */
export interface Thinking {
  readonly number: number;
  readonly saved: SavedGame;
  readonly seed: string;
  readonly budget: Budget;
}

/** What the thread says then; an error concerns this question alone. */
export type Thought = { readonly number: number } & ({ readonly answer: Answer } | { readonly error: string });

export interface Thinker {
  /** The answer to the game's decision. Rejects where the thread fails or is stopped; the next question starts another. */
  think(game: Game, seed: string): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** No thread is started before somebody has to think. */
export function newThinker(budget: Budget): Thinker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let asked = 0;
  const fail = (reason: unknown): void => {
    thread = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const started = (): Worker => {
    const worker = startThread(import.meta.url, './thread', null);
    // a thread that has nothing to do does not keep the program running
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const asker = waiting.get(thought.number);
      waiting.delete(thought.number);
      if ('answer' in thought) asker?.resolve(thought.answer);
      else asker?.reject(new Error(thought.error));
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      if (thread === worker) fail(new Error('the thread that thinks has ended'));
    });
    return worker;
  };
  return {
    think: (game, seed) =>
      new Promise((resolve, reject) => {
        thread ??= started();
        const number = ++asked;
        waiting.set(number, { resolve, reject });
        thread.postMessage({ number, saved: save(game), seed, budget } satisfies Thinking);
      }),
    async close() {
      const ending = thread;
      fail(new Error('the server stops'));
      await ending?.terminate();
    },
  };
}
