/** Writing: what comes while one transaction is written goes into the next one together. All of it is stored, or none. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import { StoreFailure } from './failure.ts';
import type { Schema } from './schema.ts';

type Work = (change: Transaction<Schema>) => Promise<void>;

export interface Commits {
  /** @throws StoreFailure: nothing of it is stored */
  commit(work: Work): Promise<void>;
  /** @throws StoreFailure */
  read<T>(work: (store: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How long somebody else's lock is waited for, and the pause before it is tried again. */
const PATIENCE_MS = 2000;
const TRY_MS = 50;

export function newCommits(connection: Connection): Commits {
  let waiting: { work: Work; done: () => void; failed: (error: unknown) => void }[] = [];
  let writing: Promise<void> | null = null;
  let busy: Promise<unknown> = Promise.resolve();

  /** Does the work when the work before it is done: one that fails has the file opened afresh. */
  function withStore<T>(work: (store: Kysely<Schema>) => Promise<T>): Promise<T> {
    const done = busy.then(() => tried(work));
    busy = done.catch(() => undefined);
    return done;
  }

  /** Does the work with the database open; a lock of somebody else is waited for. */
  async function tried<T>(work: (store: Kysely<Schema>) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await work(await connection.open());
      } catch (thrown) {
        const error = connection.failureOf(thrown);
        await connection.reset(error);
        if (!(error instanceof StoreFailure) || error.trouble !== 'locked' || performance.now() >= until) throw error;
        await pause(TRY_MS);
      }
    }
  }

  const together = (works: readonly Work[]): Promise<void> =>
    withStore(async (store) => {
      const change = await store.startTransaction().execute();
      try {
        for (const work of works) await work(change);
        await change.commit().execute();
      } catch (error) {
        // Where the disk is full SQLite has rolled back by itself and refuses to do it again: what counts is why.
        await change
          .rollback()
          .execute()
          .catch(() => undefined);
        throw error;
      }
    });

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await together(batch.map(({ work }) => work));
        for (const { done } of batch) done();
      } catch (error) {
        // What is wrong with the store is so for all; what is wrong with one of them must not be the others' loss.
        const alone = batch.length > 1 && !(error instanceof StoreFailure);
        for (const { work, done, failed } of batch) {
          if (alone) await together([work]).then(done, failed);
          else failed(error);
        }
      }
    }
    writing = null;
  }

  return {
    commit: (work) =>
      new Promise((done, failed) => {
        waiting.push({ work, done, failed });
        writing ??= write();
      }),
    read: withStore,
    async close() {
      while (writing !== null) await writing;
      await busy;
      await connection.close();
    },
  };
}
