/** The tables of the database, and how an older one becomes a newer one. */
import { type Generated, type Kysely, sql } from 'kysely';
import { hashOf } from '../tokens.ts';

export interface Schema {
  /** one row a table of the house: what is plain data of it, and where its game stands */
  table: {
    id: string;
    updated: number;
    record: string;
    /** how often it was stored: who writes on top of another number than was read has lost the table to somebody else */
    revision: number;
    /** how often it was opened; decision numbers count within an epoch */
    epoch: number;
    /** the number of the pending decision */
    decision: number;
    /** length of the game's input log */
    inputs: number;
    /** of the game as the inputs leave it; '' before there is a game */
    checksum: string;
    /** version of the engine that played it */
    engine: string;
  };
  game: { table_id: string; number: number; snapshot: string; inputs: number };
  input: { id: Generated<number>; table_id: string; game: number; place: number; input: string };
  /** the files of games that have ended */
  ended: { table_id: string; game: number; file: string };
}

/** Each brings the database from the version of its place to the next. */
const MIGRATIONS: readonly ((store: Kysely<Schema>) => Promise<void>)[] = [
  async ({ schema }) => {
    await schema
      .createTable('table')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('game')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('snapshot', 'text', (column) => column.notNull())
      .addColumn('inputs', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('game_key', ['table_id', 'number'])
      .execute();
    await schema
      .createTable('input')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('game', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('input', 'text', (column) => column.notNull())
      .addUniqueConstraint('input_place', ['table_id', 'game', 'place'])
      .execute();
  },
  async ({ schema }) => {
    for (const name of ['revision', 'epoch', 'decision', 'inputs'] as const)
      await schema
        .alterTable('table')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    for (const name of ['checksum', 'engine'] as const)
      await schema
        .alterTable('table')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
  // the secrets of links become their hashes
  async (store) => {
    for (const { id, record } of await store.selectFrom('table').select(['id', 'record']).execute()) {
      const { invite, watch, ...rest } = JSON.parse(record) as { invite: string | null; watch: string };
      const hashed = { ...rest, invite: invite === null ? null : hashOf(invite), watches: [hashOf(watch)] };
      await store
        .updateTable('table')
        .set({ record: JSON.stringify(hashed) })
        .where('id', '=', id)
        .execute();
    }
  },
  ({ schema }) =>
    schema
      .createTable('ended')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('game', 'integer', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ended_key', ['table_id', 'game'])
      .execute(),
];

/** Brings the database to the present version, all or nothing. @throws where it was made by a later version of this program */
export async function migrate(store: Kysely<Schema>): Promise<void> {
  await store.transaction().execute(async (change) => {
    const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(change);
    const from = rows[0]?.user_version ?? 0;
    if (from > MIGRATIONS.length)
      throw new Error(
        `The stored games are of version ${from}, which a later Rulewright made; this one knows version ${MIGRATIONS.length}.`,
      );
    for (const step of MIGRATIONS.slice(from)) await step(change);
    if (from < MIGRATIONS.length) await sql.raw(`PRAGMA user_version = ${MIGRATIONS.length}`).execute(change);
  });
}
