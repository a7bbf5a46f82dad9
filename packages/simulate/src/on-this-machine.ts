/** Games on this machine: one after the other, on threads, or with programs. */
import { type Batch, loadedMatches, matchAt, type PlayBatches, playBatch } from './batches.ts';
import { isBot, isOwn, nameOf, PlayerFailure } from './contestant.ts';
import { type Match, type Played, playOne } from './one-game.ts';

/**
 * In this process: one batch after the other, or on so many threads. Where a program plays, so many games at a time. Once `signal` is aborted no
 * other game is begun, and it resolves with what was done: a batch in this process up to the game that was played then, others whole or not at all.
 * It rejects with a BotFailure where a program cannot be started, and with a PlayerFailure where the module of a player cannot be loaded or a
 * function is to play on another thread.
 */
export const onThisMachine =
  (jobs: number, signal?: AbortSignal): PlayBatches =>
  async (matches, batches, done) => {
    const withBot = (batch: Batch): boolean => matches[batch.match]?.agents.some(isBot) === true;
    const ofBots = batches.filter(withBot);
    const others = batches.filter((batch) => !withBot(batch));
    // also where all is played on threads: who cannot play is told before any begins
    const loaded = await loadedMatches(matches);
    if (ofBots.length > 0) await (await import('./bot-games.ts')).withBots(loaded, ofBots, done, jobs, signal);
    if (others.length === 0) return;
    if (jobs === 1) return here(signal)(loaded, others, done);
    for (const own of matches.flatMap(({ agents }) => agents.filter(isOwn)))
      throw new PlayerFailure(
        `the player ${nameOf(own)} is a function, which stays on its thread: leave out jobs, or give a module that exports it, as { module }`,
      );
    return onThreads(jobs, signal)(matches, others, done);
  };

const here =
  (signal: AbortSignal | undefined): PlayBatches =>
  async (matches, batches, done) => {
    for (const batch of batches) {
      if (signal === undefined) done(batch, playBatch(matches, batch));
      else await playUntil(signal, matches, batch, done);
    }
  };

/** Game by game, so that the signal is heard. */
async function playUntil(
  signal: AbortSignal,
  matches: readonly Match[],
  batch: Batch,
  done: Parameters<PlayBatches>[2],
): Promise<void> {
  const played: Played[] = [];
  for (let game = batch.from; game < batch.to && !signal.aborted; game++) {
    played.push(playOne(matchAt(matches, batch.match), game));
    await new Promise(setImmediate);
  }
  if (played.length > 0) done({ ...batch, to: batch.from + played.length }, played);
}

/** On so many threads; none is given more than it plays, so that little is lost once the signal is aborted. */
const onThreads =
  (jobs: number, signal: AbortSignal | undefined): PlayBatches =>
  async (matches, batches, done) => {
    const threads = await openThreads(matches, jobs);
    const waiting = batches.values();
    const lane = async (): Promise<void> => {
      for (const batch of waiting) {
        if (signal?.aborted === true) return;
        done(batch, await threads.play(batch));
      }
    };
    try {
      // one more a thread, so that none waits for the next
      await Promise.all(Array.from({ length: 2 * jobs }, lane));
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
