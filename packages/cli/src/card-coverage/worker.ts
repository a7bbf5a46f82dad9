/** A thread that measures its share of the cards. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { parentPort, workerData } from 'node:worker_threads';
import { batches, openSource, type Share } from './run.ts';

const share = workerData as Share;
for (const batch of batches(await openSource(share.file), share)) parentPort?.postMessage(batch);
