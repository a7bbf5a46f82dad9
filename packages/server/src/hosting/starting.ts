/** How a host is started: on a thread of its own, with limits, or on the thread of the front. */
import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Cards } from '../decks.ts';
import { startThread } from '../threads.ts';
import { newBusy } from './busy.ts';
import { type HostSettings, newHost } from './host.ts';
import { localChannel, type Port } from './line.ts';
import type { HostStart } from './thread.ts';

/** What is seen of a thread from outside. */
interface Watched {
  /** what it is busy with */
  readonly busy: SharedArrayBuffer;
  /** of memory that it may have */
  readonly megabytes: number;
  /** which part of the time since it was last asked it was at work, from 0 to 1 */
  active(): number;
}

/** A host at work. */
export interface Running {
  readonly port: Port;
  /** null: it is on the thread of whoever would watch it */
  readonly watched: Watched | null;
  /** resolves when it has ended: what it died of, null where nothing is known */
  readonly ended: Promise<Error | null>;
  stop(): Promise<void>;
}

/** Starts the host of that place among so many. */
export type Start = (place: number, places: number) => Running;

type Shared = Omit<HostSettings, 'place' | 'places'>;

/** How often a host says that it is free, in milliseconds. */
const BEAT_MS = 200;

/** `megabytes`: of memory that a host may have. Its cards are those of this computer. */
export const onThreads =
  (settings: Shared, megabytes: number): Start =>
  (place, places) => {
    const busy = newBusy();
    const start: HostStart = { settings: { ...settings, place, places }, busy, beat: BEAT_MS };
    const worker = startThread(import.meta.url, './thread', start, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    let [died, until]: [Error | null, EventLoopUtilization | undefined] = [null, undefined];
    worker.on('error', (error) => {
      died = error instanceof Error ? error : new Error(String(error));
    });
    return {
      port: worker,
      watched: {
        busy,
        megabytes,
        active() {
          const now = worker.performance.eventLoopUtilization();
          const { utilization } = worker.performance.eventLoopUtilization(now, until);
          until = now;
          return utilization;
        },
      },
      ended: new Promise((resolve) => worker.once('exit', () => resolve(died))),
      async stop() {
        await worker.terminate();
      },
    };
  };

export const inFront =
  (settings: Shared, cards: Cards): Start =>
  (place, places) => {
    const [port, other] = localChannel();
    newHost(other, { ...settings, place, places }, cards, () => undefined);
    return { port, watched: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() };
  };
