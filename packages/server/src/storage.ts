/**
 * Where tables outlive the server: each with its seats and match, and its present game as a snapshot each turn and every input
 * since. SQLite in the user's data folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answer, type Catalogue, concede, type Game, type Input, load, save } from '@rulewright/engine';
import { type Generated, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { openTable, recordOf, type Table, type TableRecord } from './table.ts';

interface Schema {
  table: { id: string; updated: number; record: string };
  game: { table_id: string; number: number; snapshot: string; inputs: number };
  input: { id: Generated<number>; table_id: string; game: number; place: number; input: string };
}

export interface Storage {
  /** stores what is new at the table */
  keep(table: Table): Promise<void>;
  /** the table as it was last stored; null: there is none */
  find(id: string): Promise<{ ok: true; table: Table } | { ok: false; error: string } | null>;
  /** forgets tables that nobody touched since that time, in milliseconds */
  forget(before: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store in a folder, made if need be; `null`: in memory, for as long as the server runs. */
export async function openStorage(home: string | null, names: Catalogue): Promise<Storage> {
  if (home !== null) mkdirSync(home, { recursive: true });
  const database = new Database(home === null ? ':memory:' : join(home, 'tables.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  const store = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await prepare(store);
  return {
    keep: (table) => keep(store, table),
    find: (id) => find(store, id, names),
    async forget(before) {
      const old = store.selectFrom('table').select('id').where('updated', '<', before);
      await store.deleteFrom('input').where('table_id', 'in', old).execute();
      await store.deleteFrom('game').where('table_id', 'in', old).execute();
      await store.deleteFrom('table').where('updated', '<', before).execute();
    },
    close: () => store.destroy(),
  };
}

async function prepare(store: Kysely<Schema>): Promise<void> {
  const { schema } = store;
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
}

async function keep(store: Kysely<Schema>, table: Table): Promise<void> {
  const { game, id, match } = table;
  const record = JSON.stringify(recordOf(table));
  // Read everything before the first await: the game goes on meanwhile.
  const log = [...(game?.log ?? [])];
  // An undo or a reversed action took inputs back: everything from the first difference on is new.
  const differs = log.findIndex((input, place) => input !== table.stored[place]);
  const from = differs < 0 ? log.length : differs;
  const inputs = log.slice(from).map((input, place) => ({ input, place: from + place }));
  const turn = game?.state.turn.number ?? 0;
  const kept = inputs.some(({ input }) => !('answer' in input || 'concede' in input)); // mana abilities kept of a reversed action cannot be given again
  const stale =
    game !== null && (kept || table.snapshot === null || table.snapshot.turn !== turn || table.snapshot.inputs > from);
  const snapshot = stale ? JSON.stringify(save(game)) : null;
  table.stored = log;
  if (stale) table.snapshot = { turn, inputs: log.length };
  await store.transaction().execute(async (change) => {
    const row = { id, updated: Date.now(), record };
    await change
      .insertInto('table')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    if (game === null) return;
    // Inputs of earlier games, and those that an undo took back, are of no more use.
    await change
      .deleteFrom('input')
      .where('table_id', '=', id)
      .where((where) => where.or([where('game', '<>', match.game), where('place', '>=', from)]))
      .execute();
    const rows = inputs.map(({ input, place }) => ({
      table_id: id,
      game: match.game,
      place,
      input: JSON.stringify(input),
    }));
    for (let first = 0; first < rows.length; first += 100)
      await change
        .insertInto('input')
        .values(rows.slice(first, first + 100))
        .execute();
    if (snapshot !== null) {
      await change.deleteFrom('game').where('table_id', '=', id).execute();
      await change
        .insertInto('game')
        .values({ table_id: id, number: match.game, snapshot, inputs: log.length })
        .execute();
    }
  });
}

async function find(store: Kysely<Schema>, id: string, catalogue: Catalogue): ReturnType<Storage['find']> {
  const row = await store.selectFrom('table').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  // this program wrote it; before there were variants, without one
  const record: TableRecord = { variant: 'none', ...(JSON.parse(row.record) as Omit<TableRecord, 'variant'>) };
  const table = openTable(record);
  const number = record.match.game;
  const stored = await store
    .selectFrom('game')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!stored) {
    return record.match.phase === 'waiting'
      ? { ok: true, table }
      : { ok: false, error: 'The game of this table was not stored.' };
  }
  const loaded = load(JSON.parse(stored.snapshot), { catalogue });
  if (!loaded.ok) return { ok: false, error: `The game of this table cannot be resumed: ${String(loaded.error)}` };
  const later = await store
    .selectFrom('input')
    .select('input')
    .where('table_id', '=', id)
    .where('game', '=', number)
    .where('place', '>=', stored.inputs)
    .orderBy('place')
    .execute();
  for (const { input } of later) {
    const problem = again(loaded.game, JSON.parse(input) as Input);
    if (problem !== null) return { ok: false, error: `The game of this table cannot be resumed: ${problem}` };
  }
  table.game = loaded.game;
  table.stored = [...loaded.game.log];
  table.snapshot = { turn: loaded.game.state.turn.number, inputs: stored.inputs };
  return { ok: true, table };
}

/** Gives a stored input again; null, or why it is not taken. */
function again(game: Game, input: Input): string | null {
  if ('concede' in input) {
    concede(game, input.concede);
    return null;
  }
  if (!('answer' in input)) return 'an input of it can only be part of a snapshot';
  const done = answer(game, input.answer);
  return done.ok ? null : done.wrong.message;
}
