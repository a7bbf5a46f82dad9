/**
 * The store: what is stored of each table, as rows. What goes in and comes out is plain data, so that tables may live on other threads. What
 * is new at a table is one transaction.
 */
import { mkdirSync } from 'node:fs';
import type { Input } from '@rulewright/engine';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { newCommits } from './commits.ts';
import type { Connection } from './connection.ts';
import { StoreFailure, TableTaken } from './failure.ts';
import { takeStore } from './owner.ts';
import { postgresConnection } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteConnection } from './sqlite.ts';

export interface Store {
  /** whether several servers have this store: a table that nobody is at is to be released */
  readonly shared: boolean;
  /** stores what is new at a table. @throws StoreFailure: nothing of it counts; TableTaken: nor will it */
  write(news: News): Promise<void>;
  /** what is stored of the table, which this server holds from now on; null: there is none. @throws StoreFailure */
  rows(id: string): Promise<Rows | 'elsewhere' | null>;
  /** lets any server have the table. @throws StoreFailure */
  release(id: string): Promise<void>;
  /** the file of a game that has ended there; null: there is none. @throws StoreFailure */
  fileOf(id: string, game: number): Promise<string | null>;
  /** stores a position under its id, once; false: there are `most` others already. @throws StoreFailure */
  keepPosition(id: string, content: string, most: number): Promise<boolean>;
  /** the position of that id, which counts as opened now; null: there is none. @throws StoreFailure */
  position(id: string): Promise<string | null>;
  /** forgets positions that nobody opened since that time, in milliseconds. @throws StoreFailure */
  forgetPositions(before: number): Promise<void>;
  /** asks the store whether it answers. @throws StoreFailure */
  check(): Promise<void>;
  /** forgets tables that nobody touched since that time, in milliseconds. @throws StoreFailure */
  forget(before: number): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** address of a PostgreSQL database; absent: the store is in the folder `home` */
  database?: string | undefined;
  /** folder of the store, made if need be; null: in memory, for as long as the server runs */
  home: string | null;
  /** what is acknowledged survives a power cut too, at the price of waiting for the disk. Default false */
  powerSafe?: boolean;
  logger: Logger;
}

/** @throws Error that says what to do: where another server has it, it cannot be opened or a later version made it */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { connection, letGo } = await opened(options).catch((error: unknown) => {
    throw error instanceof StoreFailure ? new Error(`${error.message} ${error.advice}`, { cause: error }) : error;
  });
  const commits = newCommits(connection);
  return {
    shared: connection.claim !== null,
    write: (news) => commits.commit((change) => write(change, connection.holder, news)),
    async rows(id) {
      const { claim } = connection;
      if (claim === null) return commits.read((store) => rowsOf(store, id));
      let rows: Rows | 'elsewhere' | null = null;
      await commits.commit(async (change) => {
        rows = (await claim(change, id)) ? await rowsOf(change, id) : 'elsewhere';
      });
      return rows;
    },
    async fileOf(id, game) {
      const row = await commits.read((store) =>
        store.selectFrom('ended').select('file').where('table_id', '=', id).where('game', '=', game).executeTakeFirst(),
      );
      return row?.file ?? null;
    },
    async release(id) {
      const { claim, holder } = connection;
      if (claim === null) return;
      await commits.commit(async (change) => {
        await change
          .updateTable('table')
          .set({ holder: 0 })
          .where('id', '=', id)
          .where('holder', '=', holder)
          .execute();
      });
    },
    async keepPosition(id, content, most) {
      let kept = true;
      await commits.commit(async (change) => {
        const read = Date.now();
        const known = await change.updateTable('position').set({ read }).where('id', '=', id).executeTakeFirst();
        if (known.numUpdatedRows > 0n) return;
        const { count } = await change
          .selectFrom('position')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        kept = Number(count) < most;
        if (kept) await change.insertInto('position').values({ id, read, content }).execute();
      });
      return kept;
    },
    async position(id) {
      const row = await commits.read((store) =>
        store.selectFrom('position').select('content').where('id', '=', id).executeTakeFirst(),
      );
      if (!row) return null;
      await commits.commit(async (change) => {
        await change.updateTable('position').set({ read: Date.now() }).where('id', '=', id).execute();
      });
      return row.content;
    },
    forgetPositions: (before) =>
      commits.commit(async (change) => {
        await change.deleteFrom('position').where('read', '<', before).execute();
      }),
    async check() {
      await commits.read((store) => sql`select 1`.execute(store));
    },
    forget: (before) =>
      commits.commit(async (change) => {
        const old = change.selectFrom('table').select('id').where('updated', '<', before);
        await change.deleteFrom('input').where('table_id', 'in', old).execute();
        await change.deleteFrom('game').where('table_id', 'in', old).execute();
        await change.deleteFrom('ended').where('table_id', 'in', old).execute();
        await change.deleteFrom('table').where('updated', '<', before).execute();
      }),
    async close() {
      await commits.close();
      letGo();
    },
  };
}

interface Opened {
  connection: Connection;
  letGo: () => void;
}

/** The database that was asked for, and what lets go of it where it is this server's alone. @throws StoreFailure, StoreTaken */
async function opened({ database, home, powerSafe = false, logger }: StoreOptions): Promise<Opened> {
  let letGo = (): void => undefined;
  if (database === undefined && home !== null) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    letGo = takeStore(home, logger);
  }
  const connection = database === undefined ? sqliteConnection(home, powerSafe) : postgresConnection(database, logger);
  try {
    await connection.open();
    return { connection, letGo };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** What is new at a table since it was last stored. */
export interface News {
  /** without its holder, which is this server */
  row: Omit<Schema['table'], 'holder'>;
  /** the stored revisions that it goes on from: any other was written by somebody else */
  after: readonly number[];
  /** the match's game; null: none has begun */
  game: number | null;
  /** from which place on the inputs are these */
  from: number;
  inputs: readonly Input[];
  /** others may be stored that do not count any more: from that place on, or of earlier games */
  forgets: boolean;
  snapshot: string | null;
  ended: { game: number; file: string } | null;
}

async function write(change: Transaction<Schema>, holder: number, news: News): Promise<void> {
  const { after, game, from, inputs, forgets, snapshot, ended } = news;
  const row = { ...news.row, holder };
  const { id } = row;
  const done = await change
    .updateTable('table')
    .set(row)
    .where('id', '=', id)
    .where('revision', 'in', after)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) {
    if (!after.includes(0)) throw new TableTaken(`Another server has the table ${id} now.`);
    await change.insertInto('table').values(row).execute();
  }
  if (ended !== null) {
    const { game: number, file } = ended;
    await change
      .insertInto('ended')
      .values({ table_id: id, game: number, file })
      .onConflict((known) => known.columns(['table_id', 'game']).doUpdateSet({ file }))
      .execute();
  }
  if (game === null) return;
  if (forgets)
    await change
      .deleteFrom('input')
      .where('table_id', '=', id)
      .where((where) => where.or([where('game', '<>', game), where('place', '>=', from)]))
      .execute();
  const rows = inputs.map((input, at) => ({ table_id: id, game, place: from + at, input: JSON.stringify(input) }));
  for (let first = 0; first < rows.length; first += 100)
    await change
      .insertInto('input')
      .values(rows.slice(first, first + 100))
      .execute();
  if (snapshot === null) return;
  await change.deleteFrom('game').where('table_id', '=', id).execute();
  await change.insertInto('game').values({ table_id: id, number: game, snapshot, inputs: row.inputs }).execute();
}

/** What is stored of one table. */
export interface Rows {
  row: Schema['table'];
  game: Schema['game'] | undefined;
  /** the inputs since the snapshot */
  later: { input: string }[];
}

async function rowsOf(store: Kysely<Schema>, id: string): Promise<Rows | null> {
  const row = await store.selectFrom('table').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const game = await store.selectFrom('game').selectAll().where('table_id', '=', id).executeTakeFirst();
  const later = await store
    .selectFrom('input')
    .select('input')
    .where('table_id', '=', id)
    .where('game', '=', game?.number ?? 0)
    .where('place', '>=', game?.inputs ?? 0)
    .orderBy('place')
    .execute();
  return { row, game, later };
}
