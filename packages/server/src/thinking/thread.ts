/** The thread that thinks for the search players: one decision after the other. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { parentPort } from 'node:worker_threads';
import type { Thinking } from './thinker.ts';
import { thought } from './thought.ts';

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(thought(thinking)));
