/** The SQLite file: opening it, noticing that it is gone, opening it again. */
import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import type { Connection } from './connection.ts';
import { StoreFailure, type StoreTrouble } from './failure.ts';
import { type Dialect, migrate, type Schema } from './schema.ts';

const FILE = 'tables.sqlite';

/** By the beginning of SQLite's result code (https://www.sqlite.org/rescode.html). */
const TROUBLES: readonly (readonly [string, StoreTrouble])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_IOERR', 'gone'],
  ['SQLITE_CANTOPEN', 'gone'],
  ['SQLITE_READONLY', 'gone'],
  ['SQLITE_PERM', 'gone'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
];

const DIALECT: Dialect = {
  milliseconds: 'integer',
  counted: (column) => column.primaryKey().autoIncrement(),
  countedType: 'integer',
  async version(change) {
    const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(change);
    return rows[0]?.user_version ?? 0;
  },
  async setVersion(change, version) {
    await sql.raw(`PRAGMA user_version = ${version}`).execute(change);
  },
};

const ADVICE: Partial<Record<StoreTrouble, string>> = {
  damaged: 'Nothing was changed in it: restore it from a backup, or move it away.',
  full: 'Make room on its disk; the games go on by themselves.',
  locked: 'Stop the program that has it open; the games go on by themselves.',
  gone: 'Bring its disk back, or let this user read and write it; the games go on by themselves.',
};

function failureIn(file: string, thrown: unknown): unknown {
  if (thrown instanceof StoreFailure || !(thrown instanceof Error) || !('code' in thrown)) return thrown;
  const code = String(thrown.code);
  const trouble = TROUBLES.find(([start]) => code.startsWith(start))?.[1];
  return trouble === undefined ? thrown : failure(trouble, file, code, thrown);
}

const failure = (trouble: StoreTrouble, file: string, said: string, cause?: unknown): StoreFailure =>
  new StoreFailure(trouble, `${file}: ${said}. ${ADVICE[trouble] ?? ''}`.trim(), cause);

/** Looks the whole file over. @throws StoreFailure where it is no database, or a damaged one */
function intact(database: InstanceType<typeof Database>, file: string): void {
  const [found] = database.pragma('quick_check(1)') as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw failure('damaged', file, found?.quick_check ?? 'unreadable');
}

/** The database for Kysely, with each statement prepared when it comes the first time: there are few, and most are executed at every answer. */
function preparedOnce(database: InstanceType<typeof Database>): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const known = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, known);
      return known;
    },
  };
}

/**
 * The store in a folder, in a file open to nobody else; `null`: in memory. What is committed survives the end of the
 * process in any way; with `powerSafe` also that of the machine.
 */
export function sqliteConnection(home: string | null, powerSafe: boolean): Connection {
  const file = home === null ? ':memory:' : join(home, FILE);
  let store: Kysely<Schema> | null = null;
  let inode: number | null = null;

  const connect = async (): Promise<Kysely<Schema>> => {
    // a file that is gone is not replaced by an empty one: it may come back, with its disk
    if (inode !== null && !existsSync(file)) throw failure('gone', file, 'it is not there');
    const database = new Database(file);
    try {
      if (home !== null) chmodSync(file, 0o600);
      // Who waits for a lock in SQLite stops the whole process: waiting is done outside.
      database.exec(
        `PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${powerSafe ? 'FULL' : 'NORMAL'}`,
      );
      const opened = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });
      if (inode === null) intact(database, file);
      await migrate(opened, DIALECT);
      inode = home === null ? null : statSync(file).ino;
      return opened;
    } catch (error) {
      database.close();
      throw error;
    }
  };

  const close = async (): Promise<void> => {
    const old = store;
    store = null;
    await old?.destroy();
  };

  return {
    holder: 0,
    failureOf: (thrown) => failureIn(file, thrown),
    claim: null,
    async open() {
      try {
        if (store !== null && inode !== null && statSync(file, { throwIfNoEntry: false })?.ino !== inode)
          throw failure('gone', file, 'it is not there');
        store ??= await connect();
        return store;
      } catch (error) {
        throw failureIn(file, error);
      }
    },
    async reset() {
      if (home !== null) await close();
    },
    close,
  };
}
