/** The program of a thread: the tasks of its batch of environments. */
import { parentPort, workerData } from 'node:worker_threads';
import { Batch, type Part, type Task } from './batch.ts';

const batch = new Batch(workerData as Part);
parentPort?.on('message', (task: Task) => parentPort?.postMessage(batch.do(task)));
