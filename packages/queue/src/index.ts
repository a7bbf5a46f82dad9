/** Games on any number of machines: a queue in Redis, workers that take batches from it. */
export { placeOf, QueueFailure } from './connection.ts';
export { onQueue, type QueueOptions } from './host.ts';
export { work, type Worked, type WorkOptions } from './work.ts';
