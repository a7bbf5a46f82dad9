/** Asking the Lab's worker. One that does not answer in time is stopped, and another begins. */
import type { Answering, Said } from './worker.ts';

/** How long one question may take, once the cards are there; a whole game is played again, with all its cards compiled. */
const PATIENCE_MS = 20_000;
const PATIENCE_FOR: Partial<Record<keyof Answering, number>> = { openReplay: 150_000 };

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

export interface Cards {
  readonly count: number;
  /** why there are none; null where there are */
  readonly missing: string | null;
}

let worker: Worker | null = null;
let cards: Promise<Cards> | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Starts the worker, and says when its cards are there. */
export function startBench(): Promise<Cards> {
  if (cards) return cards;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' });
  worker = started;
  cards = new Promise((resolve) => {
    started.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('ready' in data) {
        resolve({ count: data.cards, missing: data.missing });
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.done(data.answer);
      else asked?.failed(new Error(data.message));
    });
    started.addEventListener('error', () => stop('The Lab could not start its engine. Load the page again.'));
  });
  return cards;
}

function stop(why: string): void {
  worker?.terminate();
  worker = null;
  cards = null;
  const asked = [...waiting.values()];
  waiting.clear();
  for (const one of asked) one.failed(new Error(why));
}

/** @throws Error where the question cannot be answered, or not in time */
export async function ask<K extends keyof Answering>(
  what: K,
  ...args: Parameters<Answering[K]>
): Promise<ReturnType<Answering[K]>> {
  await startBench();
  last += 1;
  const id = last;
  const timer = setTimeout(() => {
    if (waiting.has(id)) stop('This takes too long, and was stopped. Change the position or the script.');
  }, PATIENCE_FOR[what] ?? PATIENCE_MS);
  try {
    return await new Promise((done, failed) => {
      waiting.set(id, { done: (answer) => done(answer as ReturnType<Answering[K]>), failed });
      worker?.postMessage({ id, ask: what, with: args });
    });
  } finally {
    clearTimeout(timer);
  }
}
