/** A worker: takes batches from a queue, plays them on threads, and keeps their results. */
import { openThreads, type Threads } from '@rulewright/simulate';
import { DelayedError, Worker } from 'bullmq';
import { connected } from './connection.ts';
import { findRun, type Job, keepResult, QUEUE, Refused } from './runs.ts';

export interface WorkOptions {
  /** threads, and batches at a time */
  readonly jobs: number;
  /** ends the work after the batches that are being played */
  readonly signal: AbortSignal;
  /** milliseconds without a sign of life after which another worker takes a batch; default 30,000 */
  readonly lease?: number;
  /** called when the worker waits for batches */
  readonly onReady?: () => void;
  readonly onBatch?: (games: number) => void;
  /** called once for each run whose batches this worker puts aside, with the reason */
  readonly onRefused?: (reason: string) => void;
  /** threads that play; other ones in tests */
  readonly open?: typeof openThreads;
}

export interface Worked {
  readonly batches: number;
  readonly games: number;
}

/** Runs whose threads stay open. */
const MOST_RUNS = 3;
/** Milliseconds for which a batch that this worker refuses is put aside; then other workers may take it. */
const ASIDE = 5000;

/** Works until the signal. The batches of a run that this worker must not play it puts aside for others. @throws QueueFailure where there is no queue */
export async function work(url: string, options: WorkOptions): Promise<Worked> {
  const { jobs, signal, lease = 30_000, onReady, onBatch, onRefused } = options;
  const redis = await connected(url);
  const runs = new Runs(options.open ?? openThreads, jobs);
  let worked: Worked = { batches: 0, games: 0 };
  const refused = new Set<string>();
  const worker = new Worker<Job>(
    QUEUE,
    async (job, token) => {
      const { run: id, match, from, to } = job.data;
      const putAside = async (): Promise<never> => {
        await job.moveToDelayed(Date.now() + ASIDE, token);
        throw new DelayedError();
      };
      if (refused.has(id)) return putAside();
      try {
        const threads = await runs.threads(id, () => findRun(redis, id));
        if (threads === null) return;
        const played = await threads.play({ match, from, to });
        await keepResult(redis, id, { match, from, to }, played);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!refused.has(id)) onRefused?.(error.message);
        refused.add(id);
        return putAside();
      } finally {
        await runs.done(id);
      }
      worked = { batches: worked.batches + 1, games: worked.games + to - from };
      onBatch?.(to - from);
    },
    {
      connection: redis,
      concurrency: jobs,
      lockDuration: lease,
      stalledInterval: Math.ceil(lease / 2),
      // a batch whose worker dies goes to another, however often that happens
      maxStalledCount: 1_000_000,
    },
  );
  // a lost lease or connection is no end: the batch is played elsewhere, the connection comes back
  worker.on('error', () => {});
  try {
    await worker.waitUntilReady();
    onReady?.();
    await aborted(signal);
  } finally {
    await worker.close();
    await runs.close();
    redis.disconnect();
  }
  return worked;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The threads of the runs that were played last. */
class Runs {
  private readonly all = new Map<string, { readonly threads: Promise<Threads | null>; active: number }>();
  private readonly open: typeof openThreads;
  private readonly jobs: number;

  constructor(open: typeof openThreads, jobs: number) {
    this.open = open;
    this.jobs = jobs;
  }

  /** Threads for that run until `done` is called as often; null where there is no such run. */
  async threads(id: string, find: () => ReturnType<typeof findRun>): Promise<Threads | null> {
    const known = this.all.get(id);
    const entry = known ?? { threads: this.opened(find), active: 0 };
    entry.active++;
    // the one used last comes last
    this.all.delete(id);
    this.all.set(id, entry);
    return entry.threads;
  }

  /** A run that could not be opened is forgotten, and so are the oldest that are not being played. */
  async done(id: string): Promise<void> {
    const entry = this.all.get(id);
    if (entry === undefined) return;
    entry.active--;
    const isOpen = await entry.threads.then((threads) => threads !== null).catch(() => false);
    if (!isOpen && this.all.get(id) === entry) this.all.delete(id);
    for (const [other, { active, threads }] of this.all) {
      if (this.all.size <= MOST_RUNS) break;
      if (active > 0) continue;
      this.all.delete(other);
      await (await threads)?.close();
    }
  }

  async close(): Promise<void> {
    const closing = [...this.all.values()].map(async ({ threads }) => (await threads)?.close());
    await Promise.allSettled(closing);
  }

  private async opened(find: () => ReturnType<typeof findRun>): Promise<Threads | null> {
    const run = await find();
    return run === null ? null : this.open(run.matches, this.jobs);
  }
}
