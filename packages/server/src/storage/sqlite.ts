/** The SQLite file: opening it, noticing that it is gone, opening it again. */
import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { failureOf, StoreFailure } from './failure.ts';
import { migrate, type Schema } from './schema.ts';

export interface Connection {
  /** the database, opened again where it failed before. @throws StoreFailure */
  open(): Promise<Kysely<Schema>>;
  /** after a failure: closes the file, so that it is opened afresh; what is in memory only stays */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const FILE = 'tables.sqlite';

/** Looks the whole file over. @throws StoreFailure where it is no database, or a damaged one */
function intact(database: InstanceType<typeof Database>, file: string): void {
  const [found] = database.pragma('quick_check(1)') as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw new StoreFailure('damaged', `${file}: ${found?.quick_check ?? 'unreadable'}`);
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
    if (inode !== null && !existsSync(file)) throw new StoreFailure('gone', file);
    const database = new Database(file);
    try {
      if (home !== null) chmodSync(file, 0o600);
      // Who waits for a lock in SQLite stops the whole process: waiting is done outside.
      database.exec(
        `PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${powerSafe ? 'FULL' : 'NORMAL'}`,
      );
      const opened = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
      if (inode === null) intact(database, file);
      await migrate(opened);
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
    async open() {
      try {
        if (store !== null && inode !== null && statSync(file, { throwIfNoEntry: false })?.ino !== inode)
          throw new StoreFailure('gone', file);
        store ??= await connect();
        return store;
      } catch (error) {
        throw failureOf(error);
      }
    },
    async reset() {
      if (home !== null) await close();
    },
    close,
  };
}
