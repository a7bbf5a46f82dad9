/**
 * Work on a thread beside this one, with a clock outside it: whatever it does, it ends, and what it had reached is told. A thread that is
 * ended is begun anew for the next call.
 */
import { Worker } from 'node:worker_threads';
import type { ToolAnswer } from './tools.ts';

/** What the thread is called for. */
export interface Called {
  readonly name: string;
  readonly given: unknown;
}
/** What it tells: that it is there, how far it has come, or what came of it. */
export type Told =
  | { readonly ready: true }
  | { readonly reached: string }
  | ToolAnswer
  | { readonly failure: string }
  | { readonly defect: string };

/** Milliseconds of a call: some more than a tool takes by its own clock, which looks at each decision only, and has a better answer. */
const MOST_MS = 15_000;
/** Milliseconds until a thread is there. */
const BEGIN_MS = 60_000;
/** Megabytes of a thread. */
const MOST_MEGABYTES = 1024;

/** What was asked could not be done, and why. */
export class AsideFailure extends Error {
  override readonly name = 'AsideFailure';
}

export interface Aside {
  /** `signal`: whoever calls has gone; a call that has not begun by then is not begun. @throws AsideFailure */
  call(name: string, given: unknown, signal?: AbortSignal): Promise<ToolAnswer>;
  /** Ends what is under way; its calls fail. */
  close(): Promise<void>;
}

export interface AsideOptions {
  /** how long a call may take once the thread is there */
  readonly mostMs?: number;
  /** what a thread is told as it begins, asked for each thread */
  readonly about?: () => unknown;
}

/** Several threads: a call goes to the one at which the fewest wait. */
export function newAsides(count: number, module: URL, options: AsideOptions = {}): Aside {
  const asides = Array.from({ length: count }, () => ({ waiting: 0, aside: newAside(module, options) }));
  return {
    async call(name, given, signal) {
      const free = asides.reduce((least, one) => (one.waiting < least.waiting ? one : least));
      free.waiting += 1;
      try {
        return await free.aside.call(name, given, signal);
      } finally {
        free.waiting -= 1;
      }
    },
    async close() {
      await Promise.all(asides.map(({ aside }) => aside.close()));
    },
  };
}

/** `module`: the address of what the thread runs, without its ending */
export function newAside(module: URL, { mostMs = MOST_MS, about }: AsideOptions = {}): Aside {
  /** the thread, which has been told to work or waits; null: none */
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let hear: (told: Told) => void = () => undefined;
  let ended: (error: NodeJS.ErrnoException | null) => void = () => undefined;

  function begun(): Worker {
    const own = threadOf(module, about?.());
    own.on('message', (told: Told) => worker === own && hear(told));
    own.on('error', (error) => worker === own && ended(error));
    own.on('exit', () => worker === own && ended(null));
    return own;
  }

  const once = (name: string, given: unknown): Promise<ToolAnswer> =>
    new Promise((resolve, reject) => {
      const fresh = worker === null;
      const own = (worker ??= begun());
      own.ref();
      let reached = '';
      const done = (): void => {
        clearTimeout(timer);
        own.unref();
      };
      const stop = (why: string): void => {
        done();
        worker = null;
        own.terminate().catch(() => undefined);
        reject(new AsideFailure(`It was stopped: ${why}${reached === '' ? '' : `; it had reached ${reached}`}.`));
      };
      const late = (): void => stop(`it took longer than ${mostMs / 1000} seconds`);
      let timer = setTimeout(late, fresh ? BEGIN_MS : mostMs);
      hear = (told) => {
        if ('ready' in told) {
          clearTimeout(timer);
          timer = setTimeout(late, mostMs);
        } else if ('reached' in told) reached = told.reached;
        else {
          done();
          if ('text' in told) resolve(told);
          else reject('failure' in told ? new AsideFailure(told.failure) : new Error(told.defect));
        }
      };
      ended = (error) => {
        if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') return stop(`it took more than ${MOST_MEGABYTES} MB`);
        done();
        worker = null;
        reject(error ?? new Error('The thread of the tools ended by itself.'));
      };
      own.postMessage({ name, given } satisfies Called);
    });

  return {
    call(name, given, signal) {
      const done = queue.then(() => {
        if (signal?.aborted) throw new AsideFailure('It was called off.');
        return once(name, given);
      });
      queue = done.catch(() => undefined);
      return done;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** Run from its TypeScript sources, a thread needs the loader that its parent has. */
function threadOf(module: URL, workerData: unknown): Worker {
  const settings = { workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`${module.href}.js`), settings);
  const loading = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(`${module.href}.ts`)}); })`;
  return new Worker(loading, { eval: true, execArgv: ['--conditions=@rulewright/source'], ...settings });
}
