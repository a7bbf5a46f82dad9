/** The tables of the database, and how an older one becomes a newer one. */
import type { ColumnDefinitionBuilder, Generated, Kysely, Transaction } from 'kysely';
import { hashOf } from '../running/tokens.ts';
import { StoreFailure } from './failure.ts';

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
    /** the server that has it open, where several share the store; 0: none */
    holder: number;
  };
  game: { table_id: string; number: number; snapshot: string; inputs: number };
  input: { id: Generated<number>; table_id: string; game: number; place: number; input: string };
  /** the files of games that have ended */
  ended: { table_id: string; game: number; file: string };
  /** positions of the Lab; `read`: when one was stored or opened last */
  position: { id: string; read: number; content: string };
}

/** Where databases differ. */
export interface Dialect {
  /** a type that holds a time in milliseconds */
  milliseconds: 'integer' | 'bigint';
  /** a key that the database counts up */
  countedType: 'integer' | 'bigserial';
  counted(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** the version of the tables in the database; 0: there are none. Holds others off until the change is done */
  version(change: Transaction<Schema>): Promise<number>;
  setVersion(change: Transaction<Schema>, version: number): Promise<void>;
}

/** Each brings the database from the version of its place to the next. */
const MIGRATIONS: readonly ((store: Kysely<Schema>, dialect: Dialect) => Promise<void>)[] = [
  async ({ schema }, { milliseconds, counted, countedType }) => {
    await schema
      .createTable('table')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('updated', milliseconds, (column) => column.notNull())
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
      .addColumn('id', countedType, counted)
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
  ({ schema }) =>
    schema
      .alterTable('table')
      .addColumn('holder', 'integer', (column) => column.notNull().defaultTo(0))
      .execute(),
  ({ schema }, { milliseconds }) =>
    schema
      .createTable('position')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('read', milliseconds, (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute(),
];

/** The version of the tables that this program reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the database to the present version, all or nothing. @throws StoreFailure where a later version of this program made it */
export async function migrate(store: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await store.transaction().execute(async (change) => {
    const from = await dialect.version(change);
    if (from > SCHEMA_VERSION)
      throw new StoreFailure(
        'newer',
        `They are of version ${from}, this program knows versions up to ${SCHEMA_VERSION}: start the later Rulewright, or restore the backup made before it was upgraded.`,
      );
    for (const step of MIGRATIONS.slice(from)) await step(change, dialect);
    if (from < SCHEMA_VERSION) await dialect.setVersion(change, SCHEMA_VERSION);
  });
}
