/**
 * The queue: games over four workers, two of them killed with -9 and one stopped beyond its lease. The report must be the same byte
 * for byte as that of one process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { findDeck } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { onQueue } from '@rulewright/queue';
import { type PlayableDeck, playableDeck, simulate, type Simulation, untimed } from '@rulewright/simulate';
import { startRedis } from './redis.ts';
import { said } from './said.ts';

export interface QueueReport {
  readonly games: number;
  readonly workers: number;
  readonly killed: number;
  readonly stopped: number;
  readonly checksum: string;
  /** with that many workers and nobody killed; and of one process */
  readonly seconds: Readonly<Record<string, number>>;
}

const LEASE = 2000;

/** Needs `redis-server`. @throws where the report differs */
export async function soakQueue(options: {
  games: number;
  seed: number;
  report: (line: string) => void;
}): Promise<QueueReport> {
  const { games, seed, report } = options;
  const { url, stop } = await startRedis();
  const workers: ChildProcess[] = [];
  try {
    const [a, b] = [deck('Sligh'), deck('White Weenie')];
    const seconds: Record<string, number> = {};
    const run = async (name: string, seedOf: string, play?: ReturnType<typeof onQueue>): Promise<string> => {
      const since = performance.now();
      const figures = await simulate(a, b, { games, seed: seedOf, ...(play && { play }) });
      seconds[name] = Math.round((performance.now() - since) / 100) / 10;
      report(`${name}: ${games} games in ${seconds[name]} s`);
      return JSON.stringify(untimed(figures));
    };
    const alone = await run('one process', `${seed}/main`);
    for (const count of [1, 2]) {
      while (workers.length < count) workers.push(await worker(url));
      await run(`${count} workers`, `${seed}/${count}`, onQueue(url));
    }
    while (workers.length < 4) workers.push(await worker(url));
    let done = 0;
    const killed = new Set<ChildProcess>();
    const kill = (one: ChildProcess | undefined): void => {
      if (one?.kill('SIGKILL')) killed.add(one);
    };
    const play = onQueue(url);
    const disturbed = await run('4 workers, disturbed', `${seed}/main`, (matches, batches, each) =>
      play(matches, batches, (batch, played) => {
        done += played.length;
        const [first, second, third] = workers;
        if (done > games / 4) kill(first);
        if (done > games / 3) stopAWhile(third, report);
        if (done > games / 2) kill(second);
        each(batch, played);
      }),
    );
    if (disturbed !== alone) throw new Error(`the reports differ:\n${alone}\n${disturbed}`);
    const { checksum } = JSON.parse(alone) as Simulation;
    return { games, workers: workers.length, killed: killed.size, stopped: stopped.size, checksum, seconds };
  } finally {
    for (const each of workers) {
      each.kill('SIGCONT');
      each.kill('SIGKILL');
    }
    stop();
  }
}

const stopped = new Set<ChildProcess>();

/** Stops a process for three leases, once. */
function stopAWhile(worker: ChildProcess | undefined, report: (line: string) => void): void {
  if (worker === undefined || stopped.has(worker)) return;
  stopped.add(worker);
  worker.kill('SIGSTOP');
  report('a worker stands still');
  setTimeout(() => worker.kill('SIGCONT'), 3 * LEASE);
}

/** A worker as a process, when it waits for games. */
async function worker(url: string): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../packages/cli/bin/rulewright.js', import.meta.url));
  const process_ = spawn(process.execPath, [main, 'worker', '--queue', url, '--lease', String(LEASE)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await said(process_, 'waiting for games');
  return process_;
}

function deck(name: string): PlayableDeck {
  const cards = openCards();
  const found = findDeck(name);
  const made = cards.ok && found.ok && playableDeck(found.deck.deck, cards.source, name);
  if (!made || !made.ok) throw new Error(`${name} cannot be played with`);
  return made.deck;
}
