/**
 * Where tables outlive the server: each with its seats and match, and its present game as a snapshot each turn and every input
 * since. What is new at a table is one transaction.
 */
import { mkdirSync } from 'node:fs';
import {
  type Catalogue,
  checksum,
  decision,
  ENGINE_VERSION,
  giveAgain,
  type Input,
  load,
  save,
} from '@rulewright/engine';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { builtInPlayers } from '../built-in-players.ts';
import { newMatch } from '../match.ts';
import { inParts } from '../sharing.ts';
import { newShuffle } from '../shuffle.ts';
import { freshLenses, openTable, recordOf, type Table, type TableRecord } from '../table.ts';
import { newCommits } from './commits.ts';
import type { Connection } from './connection.ts';
import { StoreFailure } from './failure.ts';
import { takeStore } from './owner.ts';
import { postgresConnection } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteConnection } from './sqlite.ts';

export type Found = { ok: true; table: Table } | { ok: false; code: 'cannot-resume' | 'elsewhere'; error: string };

/** Another server has the table now: what this one has of it counts no more. */
export class TableTaken extends Error {
  constructor(id: string) {
    super(`Another server has the table ${id} now.`);
    this.name = 'TableTaken';
  }
}

export interface Storage {
  /** whether several servers have this store: a table that nobody is at is to be released */
  readonly shared: boolean;
  /** stores what is new at the table. @throws StoreFailure: nothing of it counts; TableTaken: nor will it */
  keep(table: Table): Promise<void>;
  /** the table as it was last stored, held by this server from now on; null: there is none. @throws StoreFailure */
  find(id: string): Promise<Found | null>;
  /** lets any server have the table. @throws StoreFailure */
  release(id: string): Promise<void>;
  /** asks the store whether it answers. @throws StoreFailure */
  check(): Promise<void>;
  /** the file of a game that has ended there; null: there is none. @throws StoreFailure */
  fileOf(id: string, game: number): Promise<string | null>;
  /** forgets tables that nobody touched since that time, in milliseconds. @throws StoreFailure */
  forget(before: number): Promise<void>;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** address of a PostgreSQL database; absent: the store is in the folder `home` */
  database?: string | undefined;
  /** folder of the store, made if need be; null: in memory, for as long as the server runs */
  home: string | null;
  /** the card names that a resumed game may ask for */
  names: Catalogue;
  /** what is acknowledged survives a power cut too, at the price of waiting for the disk. Default false */
  powerSafe?: boolean;
  logger: Logger;
}

/** @throws Error that says what to do: where another server has it, it cannot be opened or a later version made it */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { names } = options;
  const { connection, letGo } = await opened(options).catch((error: unknown) => {
    throw error instanceof StoreFailure ? new Error(`${error.message} ${error.advice}`, { cause: error }) : error;
  });
  const commits = newCommits(connection);
  /** tables of which it is not known whether their last change was stored: the connection may be lost after the database has done it */
  const unsure = new WeakSet<Table>();

  /** What is stored of the table, which this server holds from now on. */
  async function rowsFor(id: string): Promise<Rows | 'elsewhere' | null> {
    const { claim } = connection;
    if (claim === null) return commits.read((store) => rowsOf(store, id));
    let rows: Rows | 'elsewhere' | null = null;
    await commits.commit(async (change) => {
      rows = (await claim(change, id)) ? await rowsOf(change, id) : 'elsewhere';
    });
    return rows;
  }

  return {
    shared: connection.claim !== null,
    async keep(table) {
      const news = newsOf(table, connection.holder, unsure.has(table));
      unsure.add(table);
      await commits.commit((change) => write(change, news));
      unsure.delete(table);
      news.stored();
    },
    async find(id) {
      const rows = await rowsFor(id);
      if (rows === 'elsewhere')
        return {
          ok: false,
          code: 'elsewhere',
          error: 'Another server has this table; try again there, or in a while.',
        };
      if (rows === null) return null;
      try {
        return await resumed(rows, names);
      } catch (error) {
        // files are damaged in more ways than can be told apart
        return refused(
          rows.row,
          `what was stored of it is damaged (${error instanceof Error ? error.message : String(error)}).`,
        );
      }
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
async function opened({ database, home, powerSafe = false, logger }: StorageOptions): Promise<Opened> {
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
interface News {
  row: Schema['table'];
  /** the stored revisions that it goes on from: any other was written by somebody else */
  after: readonly number[];
  /** the match's game; null: none has begun */
  game: number | null;
  /** from which place on the inputs are these */
  from: number;
  inputs: readonly Input[];
  snapshot: string | null;
  ended: Table['ended'];
  /** to be called once it is stored */
  stored(): void;
}

/** `unsure`: whether what is stored may be further than is known; then the game is stored anew from its beginning. */
function newsOf(table: Table, holder: number, unsure: boolean): News {
  const { game, id, match, ended, revision } = table;
  const log = [...(game?.log ?? [])];
  // An undo or a reversed action took inputs back: everything from the first difference on is new.
  const differs = unsure ? 0 : log.findIndex((input, place) => input !== table.stored[place]);
  const from = differs < 0 ? log.length : differs;
  const inputs = log.slice(from);
  const turn = game?.state.turn.number ?? 0;
  // Mana abilities kept of a reversed action cannot be given again, and what built-in players knew of what was taken back is lost.
  const only = inputs.some((input) => !('answer' in input || 'concede' in input)) || from < table.stored.length;
  const stale = game !== null && (unsure || only || table.snapshot === null || table.snapshot.turn !== turn);
  const row = {
    id,
    updated: Date.now(),
    record: JSON.stringify(recordOf(table)),
    revision: revision + 1,
    epoch: table.epoch,
    decision: table.changes,
    inputs: log.length,
    checksum: game === null ? '' : checksum(game),
    engine: ENGINE_VERSION,
    holder,
  };
  return {
    row,
    after: unsure ? [revision, revision + 1] : [revision],
    game: game === null ? null : match.game,
    from,
    inputs,
    snapshot: stale ? JSON.stringify(save(game)) : null,
    ended,
    stored() {
      table.revision += 1;
      table.stored = log;
      if (table.ended === ended) table.ended = null;
      if (!stale) return;
      table.snapshot = { turn, inputs: log.length };
      // Those who go on from the snapshot after a restart play as these do.
      table.agents = builtInPlayers(table);
    },
  };
}

async function write(change: Transaction<Schema>, news: News): Promise<void> {
  const { row, after, game, from, inputs, snapshot, ended } = news;
  const { id, holder } = row;
  const done = await change
    .updateTable('table')
    .set(row)
    .where('id', '=', id)
    .where('revision', 'in', after)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) {
    if (!after.includes(0)) throw new TableTaken(id);
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
  // Inputs of earlier games, and those that an undo took back, are of no more use.
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
interface Rows {
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

async function resumed({ row, game: stored, later }: Rows, catalogue: Catalogue): Promise<Found> {
  const record = recordFrom(row.record);
  const table = openTable(record);
  const { revision, decision: changes } = row;
  // What was asked after it was stored the last time must not be mistaken for what is asked now.
  Object.assign(table, { revision, changes, epoch: row.epoch + 1 } satisfies Partial<Table>);
  const { game: number } = record.match;
  if (number === 0) return { ok: true, table };
  if (stored?.number !== number) return refused(row, 'it was not stored.');
  const problem = await goOnFrom(table, stored.snapshot, later, catalogue);
  if (problem !== null) return refused(row, problem);
  if (table.game !== null && row.checksum !== '' && checksum(table.game) !== row.checksum)
    return refused(row, 'what was stored of it does not give the position it was in.');
  return { ok: true, table };
}

/** Before there were lenses, nobody had any; before answers were stored, none could be taken back; a wish that a seat could not have yet is as by default; before there were variants, a table was of the game of two, and before there were formats, of constructed decks; before there were fair shuffles, its seed was short: the next game gets one. */
function recordFrom(text: string): TableRecord {
  const read = JSON.parse(text) as Omit<
    TableRecord,
    'variant' | 'format' | 'shuffle' | 'lenses' | 'answers' | 'dealt'
  > &
    Partial<TableRecord>;
  const seats = read.seats.map((seat) => ({ ...seat, settings: { ...DEFAULT_SETTINGS, ...seat.settings } }));
  const stored = {
    ...read,
    seats,
    lenses: read.lenses ?? freshLenses(seats),
    answers: read.answers ?? [],
    dealt: read.dealt ?? null,
  };
  if (stored.shuffle !== undefined) return { ...BEFORE, ...stored, shuffle: stored.shuffle };
  const match = { ...newMatch(stored.match.bestOf), ...stored.match };
  return { ...BEFORE, ...stored, match, seed: null, shuffle: newShuffle(match.game + 1, stored.seats.length) };
}

const BEFORE = { variant: 'none', format: 'constructed' } as const;

function refused({ engine }: Schema['table'], why: string): Found {
  const whose =
    engine === ENGINE_VERSION || engine === ''
      ? ''
      : ` It was played with version ${engine}; this is ${ENGINE_VERSION}.`;
  return { ok: false, code: 'cannot-resume', error: `The game of this table cannot be resumed: ${why}${whose}` };
}

/** Puts the stored game on the table: its last snapshot and the inputs given since. Null, or why it cannot be. */
async function goOnFrom(
  table: Table,
  snapshot: string,
  later: { input: string }[],
  catalogue: Catalogue,
): Promise<string | null> {
  const loaded = load(JSON.parse(snapshot), { catalogue });
  if (!loaded.ok) return loaded.error;
  const { game } = loaded;
  table.game = game;
  table.agents = builtInPlayers(table);
  table.snapshot = { turn: game.state.turn.number, inputs: game.log.length };
  const refused = await inParts(later, ({ input }) => {
    const given = JSON.parse(input) as Input;
    const asked = 'answer' in given ? decision(game) : null;
    // a built-in player thinks again too, to know what it knew
    if (asked !== null) table.agents[asked.by]?.(asked, game);
    const done = giveAgain(game, given);
    return done.ok ? null : done.wrong.message;
  });
  if (refused !== null) return refused;
  table.stored = [...game.log];
  // Undo goes back no further than the snapshot: the game knows nothing of what was before it.
  const { inputs } = table.snapshot;
  table.answers = table.answers.filter((one) => one.inputs >= inputs && one.inputs < game.log.length);
  return null;
}
