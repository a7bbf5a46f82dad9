/** The thread that thinks for the search players: one decision after the other. */
import { parentPort } from 'node:worker_threads';
import type { Thinking } from './thinker.ts';
import { thought } from './thought.ts';

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(thought(thinking)));
