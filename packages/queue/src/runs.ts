/**
 * What a run is in Redis: its matches under a name made of their content, and the results of its batches. Whoever asks for the same
 * games asks for the same run, so batches that are done are never played or counted again.
 */
import { createHash } from 'node:crypto';
import { canonical, ENGINE_VERSION } from '@rulewright/engine';
import { isAgentName } from '@rulewright/players';
import { type Batch, isPlayed, type Match, type Played, playOne } from '@rulewright/simulate';
import type { Redis } from 'ioredis';
import { QueueFailure } from './connection.ts';

export const QUEUE = 'rulewright-games';

/** Seconds that a run and its results are kept after they were last asked for. */
const KEPT = 24 * 60 * 60;

/** Plain data, kept in Redis as JSON. */
export interface Run {
  readonly engine: string;
  readonly matches: readonly Match[];
  /** checksum of the first game of the first match: whoever plays it otherwise has another engine, whatever its version says */
  readonly proof: string;
}

/** What a job of the queue says. */
export interface Job extends Batch {
  readonly run: string;
}

export interface Kept {
  readonly id: string;
  /** puts it there again, where it was taken away, and keeps it and its results for another day */
  again(): Promise<void>;
}

const runKey = (id: string): string => `rulewright:run:${id}`;
const resultsKey = (id: string): string => `rulewright:results:${id}`;
const field = ({ match, from, to }: Batch): string => `${match}/${from}-${to}`;

export const jobId = (run: string, { match, from, to }: Batch): string => `${run}-${match}-${from}-${to}`;

const idOf = (run: Run): string => createHash('sha256').update(canonical(run)).digest('hex').slice(0, 32);

/** Puts a run where workers find it. @throws QueueFailure where others than built-in players are to play */
export async function keepRun(redis: Redis, matches: readonly Match[]): Promise<Kept> {
  if (matches.some(({ agents }) => agents.some((one) => typeof one !== 'string')))
    throw new QueueFailure(
      'programs and players of your own play on this machine only: leave out the queue, or name built-in players',
    );
  const [first] = matches;
  const proof = first === undefined ? '' : playOne(first, 0).checksum;
  const run: Run = { engine: ENGINE_VERSION, matches, proof };
  const id = idOf(run);
  const text = JSON.stringify(run);
  const again = async (): Promise<void> => {
    // a run with its cards is long: it is sent only where it is not there
    if ((await redis.expire(runKey(id), KEPT)) === 0) await redis.set(runKey(id), text, 'EX', KEPT);
    await redis.expire(resultsKey(id), KEPT);
  };
  await again();
  return { id, again };
}

/** No worker begins another batch of it; its results are kept. */
export const cancelRun = (redis: Redis, id: string): Promise<number> => redis.del(runKey(id));

/** This worker must not play that run. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The run of that name; null where it was cancelled, or nobody wants it any more. @throws Refused where its games would not be the same here */
export async function findRun(redis: Redis, id: string): Promise<Run | null> {
  const text = await redis.get(runKey(id));
  if (text === null) return null;
  const run = JSON.parse(text) as Run;
  if (idOf(run) !== id) throw new Refused(`the run ${id} is not what its name says: somebody has changed it`);
  if (run.engine !== ENGINE_VERSION)
    throw new Refused(`the run is for engine ${run.engine}, and this worker is of engine ${ENGINE_VERSION}`);
  // a program named in Redis is never run
  for (const { agents } of run.matches)
    for (const agent of agents)
      if (typeof agent !== 'string' || !isAgentName(agent))
        throw new Refused('the run wants a player that this worker does not have');
  const [first] = run.matches;
  if (first !== undefined && playOne(first, 0).checksum !== run.proof)
    throw new Refused(
      `this worker plays the same game differently, though both are of engine ${ENGINE_VERSION}: install the same version everywhere`,
    );
  return run;
}

/** The first result of a batch stays; another one of the same batch is dropped. */
export async function keepResult(redis: Redis, id: string, batch: Batch, played: readonly Played[]): Promise<void> {
  await redis.hsetnx(resultsKey(id), field(batch), JSON.stringify(played));
  await redis.expire(resultsKey(id), KEPT);
}

/** For each batch its games, null where they are not there yet. */
export async function findResults(
  redis: Redis,
  id: string,
  batches: readonly Batch[],
): Promise<(readonly Played[] | null)[]> {
  if (batches.length === 0) return [];
  const found = await redis.hmget(resultsKey(id), ...batches.map(field));
  return batches.map((batch, at) => {
    const text = found[at] ?? null;
    return text === null ? null : gamesIn(text, batch);
  });
}

function gamesIn(text: string, { match, from, to }: Batch): Played[] {
  const games: unknown = JSON.parse(text);
  if (Array.isArray(games) && games.length === to - from && games.every((game, at) => isPlayed(game, from + at)))
    return games;
  throw new QueueFailure(`the result of games ${from} to ${to - 1} of match ${match} in Redis is none`);
}
