/** Games played by workers on any number of machines: batches on a queue, results counted once each. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, PlayBatches } from '@rulewright/simulate';
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { connected, QueueFailure } from './connection.ts';
import { cancelRun, findResults, type Job, jobId, type Kept, keepRun, QUEUE } from './runs.ts';

export interface QueueOptions {
  /** ends the run: no worker begins another batch of it */
  readonly signal?: AbortSignal;
  /** batches on the queue at a time; default 256 */
  readonly ahead?: number;
  /** milliseconds between looks for results; default 100 */
  readonly every?: number;
}

/** Times that a batch whose worker reported an error is tried. One whose worker died or stalls is tried again in any case. */
const ATTEMPTS = 3;
/** Looks for results after which batches are offered again. */
const OFFERED_AGAIN = 50;

/**
 * Puts batches on the queue at that address and waits for workers. Batches that were done before for the same games are not played again.
 * It rejects with a QueueFailure where the queue cannot be used, a batch fails, or the run is cancelled.
 */
export const onQueue =
  (url: string, { signal, ahead = 256, every = 100 }: QueueOptions = {}): PlayBatches =>
  async (matches, batches, done) => {
    if (batches.length === 0) return;
    const redis = await connected(url);
    const queue = new Queue<Job>(QUEUE, { connection: redis });
    const eventsRedis = redis.duplicate();
    const events = new QueueEvents(QUEUE, { connection: eventsRedis });
    // what goes wrong with a connection is seen by what waits for it
    queue.on('error', () => {});
    events.on('error', () => {});
    eventsRedis.on('error', () => {});
    try {
      const kept = await keepRun(redis, matches);
      const { id } = kept;
      let failed: string | null = null;
      events.on('failed', ({ jobId: job, failedReason }) => {
        if (job.startsWith(`${id}-`)) failed = failedReason;
      });
      const waiting = new Waiting(redis, queue, kept, batches, ahead);
      while (!(await waiting.collect(done))) {
        if (failed !== null) throw new QueueFailure(`a worker could not play a batch: ${String(failed)}`);
        if (signal?.aborted === true) {
          await waiting.cancel();
          throw new QueueFailure(
            'cancelled; the games that are done are kept for a day, and the same command goes on with them',
          );
        }
        await pause(every);
      }
    } finally {
      await Promise.allSettled([queue.close(), events.close()]);
      eventsRedis.disconnect();
      redis.disconnect();
    }
  };

/** The batches of a run: those still to be put on the queue, and those that are there. */
class Waiting {
  private readonly redis: Redis;
  private readonly queue: Queue<Job>;
  private readonly kept: Kept;
  private readonly ahead: number;
  private readonly later: Batch[];
  private there: Batch[] = [];
  private looks = 0;

  constructor(redis: Redis, queue: Queue<Job>, kept: Kept, batches: readonly Batch[], ahead: number) {
    this.redis = redis;
    this.queue = queue;
    this.kept = kept;
    this.ahead = ahead;
    this.later = [...batches].reverse();
  }

  /** Hands on what is done, and puts as many others on the queue. True: all are done. */
  async collect(done: Parameters<PlayBatches>[2]): Promise<boolean> {
    await this.fill();
    // a batch that was lost, or that another host of the same run has cancelled, is offered again
    if (++this.looks % OFFERED_AGAIN === 0) await this.offer(this.there);
    const results = await findResults(this.redis, this.kept.id, this.there);
    this.there = this.there.filter((batch, at) => {
      const played = results[at] ?? null;
      if (played !== null) done(batch, played);
      return played === null;
    });
    return this.there.length === 0 && this.later.length === 0;
  }

  private async fill(): Promise<void> {
    const more = this.later.splice(Math.max(0, this.later.length - (this.ahead - this.there.length))).reverse();
    if (more.length === 0) return;
    const known = await findResults(this.redis, this.kept.id, more);
    await this.offer(more.filter((_, at) => known[at] === null));
    this.there.push(...more);
  }

  /** Puts batches on the queue; one that is already there under its name is not added twice. */
  private async offer(batches: readonly Batch[]): Promise<void> {
    if (batches.length === 0) return;
    await this.kept.again();
    await this.queue.addBulk(
      batches.map((batch) => ({
        name: 'batch',
        data: { run: this.kept.id, match: batch.match, from: batch.from, to: batch.to },
        opts: { jobId: jobId(this.kept.id, batch), attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }

  /** Takes back what no worker has begun. */
  async cancel(): Promise<void> {
    await cancelRun(this.redis, this.kept.id);
    // one that a worker has begun is locked, and is dropped or done there
    await Promise.allSettled(this.there.map((batch) => this.queue.remove(jobId(this.kept.id, batch))));
  }
}
