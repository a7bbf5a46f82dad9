/** A host on a thread of its own. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { openCatalogue } from '../decks/open-catalogue.ts';
import type { Started } from '../running/threads.ts';
import { busyOf } from './busy.ts';
import { type HostSettings, newHost } from './host.ts';
import { onThisComputer } from './on-this-computer.ts';

export interface HostStart {
  readonly settings: HostSettings;
  readonly busy: SharedArrayBuffer;
  /** how often it says that it is free, in milliseconds */
  readonly beat: number;
}

const { settings, busy, beat } = (workerData as Started<HostStart>).data;
if (parentPort === null) throw new Error('A host begins on a thread of its own.');
const heap = (): number => getHeapStatistics().used_heap_size / 2 ** 20;
const { free, with: busyWith } = busyOf(busy, heap);
newHost(parentPort, settings, { ...onThisComputer, cards: openCatalogue(), busyWith });
setInterval(free, beat);
free();
