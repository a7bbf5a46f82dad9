/**
 * Asking the Lab's worker. One that does not answer in time is stopped, and another begins. What may be wanted next is asked while nothing
 * else is; where that takes long, the worker begins anew with what is really asked.
 */
import type { Answering, Said } from './worker.ts';
import { trouble } from '../words/trouble.ts';

/** How long one question may take, once the cards are there; a whole game is played again, with all its cards compiled. */
const PATIENCE_MS = 20_000;
const PATIENCE_FOR: Partial<Record<keyof Answering, number>> = { openReplay: 150_000 };
/** How long a question waits for one that was asked ahead. */
const PATIENCE_AHEAD_MS = 3_000;

interface Waiting {
  readonly what: keyof Answering;
  readonly args: readonly unknown[];
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
  /** nobody waits for it */
  readonly ahead: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface Cards {
  readonly count: number;
  /** why there are none; null where there are */
  readonly missing: string | null;
}

let worker: Worker | null = null;
let cards: Promise<Cards> | null = null;
let last = 0;
/** Asked and not answered, in their order. */
const waiting = new Map<number, Waiting>();
/** What is asked when nothing waits, in its order. */
let ahead: readonly (() => void)[] = [];

/** A worker that answers as the Lab's does, for whoever would keep that one waiting. */
export const newWorker = (name: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

/** Starts the worker, and says when its cards are there. */
export function startBench(): Promise<Cards> {
  if (cards) return cards;
  const started = newWorker('lab');
  worker = started;
  cards = new Promise((resolve) => {
    started.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('ready' in data) {
        resolve({ count: data.cards, missing: data.missing });
        return;
      }
      const asked = taken(data.id);
      if (data.ok) asked?.done(data.answer);
      else asked?.failed(new Error(data.message));
      if (waiting.size === 0) lookAhead();
    });
    started.addEventListener('error', () => stop(trouble('game', ({ bench }) => bench.noEngine)));
  });
  return cards;
}

function taken(id: number): Waiting | undefined {
  const asked = waiting.get(id);
  waiting.delete(id);
  clearTimeout(asked?.timer);
  return asked;
}

function end(): void {
  worker?.terminate();
  worker = null;
  cards = null;
}

function stop(why: Error): void {
  end();
  for (const id of waiting.keys()) taken(id)?.failed(why);
}

/** What was asked ahead is dropped, and the rest asked of another worker. */
async function beginAnew(): Promise<void> {
  end();
  ahead = [];
  const asked = [...waiting];
  waiting.clear();
  for (const [, one] of asked) {
    clearTimeout(one.timer);
    if (one.ahead) one.failed(trouble('game', ({ bench }) => bench.tooLong));
  }
  await startBench();
  for (const [id, one] of asked) if (!one.ahead) post(id, one);
}

const isLookingAhead = (): boolean => [...waiting.values()].some((one) => one.ahead);

/** Ends what takes too long: what was asked ahead after a while, the question itself after its own time. */
function bePatient(asked: Waiting): void {
  const isBehind = isLookingAhead();
  const patience = isBehind ? PATIENCE_AHEAD_MS : (PATIENCE_FOR[asked.what] ?? PATIENCE_MS);
  asked.timer = setTimeout(() => {
    if (isLookingAhead()) beginAnew().catch(stop);
    else if (isBehind) bePatient(asked);
    else stop(trouble('game', ({ bench }) => bench.tooLong));
  }, patience);
}

function post(id: number, asked: Waiting): void {
  if (!asked.ahead) bePatient(asked);
  waiting.set(id, asked);
  worker?.postMessage({ id, ask: asked.what, with: asked.args });
}

async function question<K extends keyof Answering>(
  what: K,
  args: Parameters<Answering[K]>,
  isAhead: boolean,
): Promise<ReturnType<Answering[K]>> {
  await startBench();
  last += 1;
  const id = last;
  return new Promise((done, failed) => {
    post(id, {
      what,
      args,
      failed,
      ahead: isAhead,
      timer: undefined,
      done: (answer) => done(answer as ReturnType<Answering[K]>),
    });
  });
}

/** @throws Error where the question cannot be answered, or not in time */
export const ask = <K extends keyof Answering>(
  what: K,
  ...args: Parameters<Answering[K]>
): Promise<ReturnType<Answering[K]>> => question(what, args, false);

/** The same of what may be wanted next, for what `askAhead` begins: nobody waits for it. */
export const askIdly = <K extends keyof Answering>(
  what: K,
  ...args: Parameters<Answering[K]>
): Promise<ReturnType<Answering[K]>> => question(what, args, true);

/** These are begun one after the other, each when nothing waits for an answer, in place of those that have not begun. */
export function askAhead(all: readonly (() => void)[]): void {
  ahead = all;
  if (waiting.size === 0) lookAhead();
}

function lookAhead(): void {
  const [next, ...others] = ahead;
  ahead = others;
  next?.();
}
