/** Games on this machine: one after the other, on threads, or with programs. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { type Batch, type PlayBatches, playBatch } from './batches.ts';
import { isBot } from './contestant.ts';
import type { Match, Played } from './one-game.ts';

/**
 * In this process: one batch after the other, or on so many threads. Where a program plays, so many games at a time.
 * It rejects with a BotFailure where a program cannot be started.
 */
export const onThisMachine =
  (jobs: number): PlayBatches =>
  async (matches, batches, done) => {
    const withBot = (batch: Batch): boolean => matches[batch.match]?.agents.some(isBot) === true;
    const ofBots = batches.filter(withBot);
    const others = batches.filter((batch) => !withBot(batch));
    if (ofBots.length > 0) await (await import('./bot-games.ts')).withBots(matches, ofBots, done, jobs);
    if (others.length > 0) await (jobs === 1 ? here : onThreads(jobs))(matches, others, done);
  };

const here: PlayBatches = (matches, batches, done) => {
  for (const batch of batches) done(batch, playBatch(matches, batch));
  return Promise.resolve();
};

/** On so many threads. */
const onThreads =
  (jobs: number): PlayBatches =>
  async (matches, batches, done) => {
    const threads = await openThreads(matches, jobs);
    try {
      await Promise.all(
        batches.map(async (batch) => {
          done(batch, await threads.play(batch));
        }),
      );
    } finally {
      await threads.close();
    }
  };

export interface Threads {
  play(batch: Batch): Promise<Played[]>;
  close(): Promise<void>;
}

/** Threads that play batches of these matches until they are closed. */
export async function openThreads(matches: readonly Match[], jobs: number): Promise<Threads> {
  const { Piscina } = await import('piscina');
  const source = import.meta.url.endsWith('.ts');
  const pool = new Piscina<Batch, Played[]>({
    filename: new URL(source ? './worker.ts' : './worker.js', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
    workerData: matches,
    // Run from its TypeScript sources, a thread needs the same loader as its parent.
    ...(source && { execArgv: ['--conditions=@rulewright/source', '--import', 'tsx'] }),
  });
  return { play: (batch) => pool.run(batch), close: () => pool.destroy() };
}
