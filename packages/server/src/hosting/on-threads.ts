/** Starting a host on a thread of Node of its own, with limits. */
import type { EventLoopUtilization } from 'node:perf_hooks';
import { startThread } from '../running/threads.ts';
import { newBusy } from './busy.ts';
import type { Shared, Start } from './starting.ts';
import type { HostStart } from './thread.ts';

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
