/** What a thread does: the tasks of its batch of environments. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { parentPort, workerData } from 'node:worker_threads';
import { Batch, type Part, type Task } from './batch.ts';

const batch = new Batch(workerData as Part);
parentPort?.on('message', (task: Task) => parentPort?.postMessage(batch.do(task)));
