/** A queue in a Redis server of the test's own; skipped where redis-server is not installed. */
import { createHash } from 'node:crypto';
import { canonical } from '@rulewright/engine';
import { parseDecklist } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  type Match,
  matchOf,
  type openThreads,
  playableDeck,
  type Played,
  playOne,
  simulate,
  type Simulation,
  untimed,
} from '@rulewright/simulate';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { redisInstalled, type RedisServer, startRedis } from '../../../soak/redis.ts';
import { onQueue } from './host.ts';
import { jobId, keepRun, QUEUE } from './runs.ts';
import { work } from './work.ts';

const installed = redisInstalled();
let redisServer: RedisServer | undefined;
let url = '';

beforeAll(async () => {
  if (!installed) return;
  redisServer = await startRedis();
  ({ url } = redisServer);
});
afterAll(() => redisServer?.stop());

/** Few cards, so that a game is short. */
const small = () => {
  const source = mtgjsonSource();
  const list = parseDecklist('5 Mountain\n4 Raging Goblin');
  const made = source.ok && list.ok && playableDeck(list.deck, source.source, 'small');
  if (!made || !made.ok) throw new Error('the deck of the test cannot be played with');
  return made.deck;
};

/** In this process, instead of on threads; `played` notes each game. */
const here =
  (played: number[] = []): typeof openThreads =>
  (matches) =>
    Promise.resolve({
      play: ({ match, from, to }) => {
        const games: Played[] = [];
        for (let game = from; game < to; game++) {
          played.push(game);
          games.push(playOne(matches[match] as Match, game));
        }
        return Promise.resolve(games);
      },
      close: () => Promise.resolve(),
    });

/** Keeps a run that is for another engine, under its name. */
const keepRunOf = async (redis: Redis, engine: string, matches: readonly Match[]): Promise<string> => {
  const run = { engine, matches, proof: '' };
  const id = createHash('sha256').update(canonical(run)).digest('hex').slice(0, 32);
  await redis.set(`rulewright:run:${id}`, JSON.stringify(run));
  return id;
};

const options = { games: 40, seed: 1, edition: '2026-02' } as const;
const report = (figures: Simulation): string => JSON.stringify(untimed(figures));

describe.skipIf(!installed)('a queue (skipped where redis-server is not installed)', () => {
  // a batch that was played twice may still wait when its test is over
  afterEach(async () => {
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(QUEUE, { connection: redis });
    await queue.obliterate({ force: true });
    await queue.close();
    redis.disconnect();
  });
  it('gives the same report as one process, and plays nothing twice', async () => {
    const deck = small();
    const stop = new AbortController();
    const played: number[] = [];
    const workers = [1, 2].map((jobs) => work(url, { jobs, signal: stop.signal, open: here(played) }));
    const play = onQueue(url, { ahead: 2, every: 5 });
    const first = await simulate(deck, deck, { ...options, play });
    expect(report(first)).toBe(report(await simulate(deck, deck, options)));
    expect(report(await simulate(deck, deck, { ...options, play }))).toBe(report(first));
    expect(played.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, game) => game));
    stop.abort();
    const worked = await Promise.all(workers);
    expect(worked.reduce((sum, { games }) => sum + games, 0)).toBe(40);
  });

  it('gives the batch of a worker that is gone to another', async () => {
    const deck = small();
    const stop = new AbortController();
    const gone = new AbortController();
    let taken: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      taken = resolve;
    });
    // it takes a batch and never gives a result; its lease is never renewed, as of a process that is stopped
    const { Worker } = await import('bullmq');
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    const dead = new Worker(
      QUEUE,
      () => {
        taken();
        return new Promise((resolve) => {
          gone.signal.addEventListener('abort', resolve);
        });
      },
      {
        connection: redis,
        lockDuration: 500,
        skipLockRenewal: true,
        skipStalledCheck: true,
      },
    );
    dead.on('error', () => {});
    const running = simulate(deck, deck, { ...options, seed: 2, play: onQueue(url, { every: 5 }) });
    await begun;
    const worker = work(url, { jobs: 1, lease: 500, signal: stop.signal, open: here() });
    expect(report(await running)).toBe(report(await simulate(deck, deck, { ...options, seed: 2 })));
    gone.abort();
    stop.abort();
    await Promise.all([worker, dead.close(true)]);
    redis.disconnect();
  });

  it('puts runs of another engine and changed ones aside, says so once, and plays on; programs are refused', async () => {
    const deck = small();
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(QUEUE, { connection: redis });
    const match = matchOf(deck, deck, { seed: 3, edition: '2026-02' });
    const batch = { match: 0, from: 0, to: 1 };
    const { id } = await keepRun(redis, [match]);
    const text = (await redis.get(`rulewright:run:${id}`)) ?? '';
    await redis.set(`rulewright:run:${id}`, text.replace('"seed":3', '"seed":4'));
    await queue.add('batch', { run: id, ...batch }, { jobId: jobId(id, batch) });
    const other = await keepRunOf(redis, 'another', [match]);
    for (const from of [0, 1])
      await queue.add(
        'batch',
        { run: other, match: 0, from, to: from + 1 },
        { jobId: `${other}-0-${from}-${from + 1}` },
      );
    const stop = new AbortController();
    const said: string[] = [];
    const working = work(url, { jobs: 1, signal: stop.signal, open: here(), onRefused: (reason) => said.push(reason) });
    const figures = simulate(deck, deck, { ...options, games: 2, seed: 4, play: onQueue(url, { every: 5 }) });
    expect(report(await figures)).toBe(report(await simulate(deck, deck, { ...options, games: 2, seed: 4 })));
    stop.abort();
    expect(await working).toMatchObject({ games: 2 });
    expect(said).toEqual([
      expect.stringContaining('somebody has changed it'),
      expect.stringContaining('the run is for engine another'),
    ]);
    for (const job of [jobId(id, batch), `${other}-0-0-1`, `${other}-0-1-2`])
      expect(await (await queue.getJob(job))?.getState()).toBe('delayed');
    await queue.close();
    redis.disconnect();
    const bots = { ...match, agents: [{ program: './mybot', time: 1 }, 'random'] } as const;
    await expect(onQueue(url)([bots], [batch], () => {})).rejects.toThrow('play on this machine only');
  });

  it('is cancelled, and goes on later with what was done', async () => {
    const deck = small();
    const cancel = new AbortController();
    cancel.abort();
    const cancelled = simulate(deck, deck, {
      ...options,
      seed: 5,
      play: onQueue(url, { signal: cancel.signal, every: 5 }),
    });
    await expect(cancelled).rejects.toThrow('cancelled');
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(QUEUE, { connection: redis });
    expect(await queue.getJobCounts('waiting', 'delayed', 'active')).toEqual({ waiting: 0, delayed: 0, active: 0 });
    await queue.close();
    redis.disconnect();
  });
});

it('says where no queue is', async () => {
  const match = matchOf(small(), small(), {});
  const play = (address: string) => onQueue(address)([match], [{ match: 0, from: 0, to: 1 }], () => {});
  await expect(play('redis://:secret@127.0.0.1:1')).rejects.toThrow(
    /^redis:\/\/127\.0\.0\.1:1: no Redis server answers/,
  );
  await expect(play('localhost:6379')).rejects.toThrow('an address such as redis://');
});
