/**
 * The store in a PostgreSQL database that several servers may share. Each server has a number and holds a lock of that number
 * for as long as its connection lives; a table names the server that has it open. Whose lock can be taken has gone, so its
 * tables may be taken over. Whoever lost a table so finds another holder when it writes, and writes nothing.
 */
import { randomInt } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { StoreFailure, type StoreTrouble } from './failure.ts';
import { type Dialect, migrate, type Schema } from './schema.ts';

/** How long a connection, a lock and a statement are waited for, in milliseconds. */
const CONNECT_MS = 5000;
const LOCK_MS = 2000;
const STATEMENT_MS = 10_000;
/** After so long within a transaction a server hangs, and its connection ends: what it holds is to be free. */
const HUNG_MS = 60_000;
/** The first number of this program's advisory locks: "Rule". */
const LOCKS = 0x52_75_6c_65;
/** The second number of the lock under which the tables are changed; servers have numbers above it. */
const MIGRATING = 0;
const BIGINT = 20;

/** By the beginning of the SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html); the first that fits counts. */
const TROUBLES: readonly (readonly [string, StoreTrouble])[] = [
  ['53300', 'gone'],
  ['53', 'full'],
  ['55P03', 'locked'],
  ['40', 'locked'],
  ['57014', 'locked'],
  ['57', 'gone'],
  ['08', 'gone'],
  ['25006', 'gone'],
  ['25P03', 'gone'],
  ['28', 'refused'],
  ['3D000', 'refused'],
  ['42501', 'refused'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['58', 'gone'],
];
const SYSTEM_ERROR = /^E(?!RR_)/;

const ADVICE: Partial<Record<string, string>> = {
  '3D000': 'Make the database (createdb NAME), or correct the address.',
  '42501': 'Let this user make a schema (GRANT CREATE ON DATABASE), or give it the schema "rulewright".',
  '28P01': 'Correct the password, in the address or in PGPASSWORD.',
  '28000': 'Let this user in (pg_hba.conf), or correct the address.',
  '25006': 'It only reads: this is a standby. Give the address of the primary.',
  '53300': 'Raise max_connections; each server takes one connection.',
  ENOTFOUND: 'Correct the name of its host.',
};
const GENERAL_ADVICE: Partial<Record<StoreTrouble, string>> = {
  gone: 'Start it, or correct the address; a running server goes on by itself once it answers.',
  locked: 'Find who holds the lock in pg_locks; a running server goes on by itself.',
  full: 'Make room on its disk; a running server goes on by itself.',
  damaged: 'Restore it from a backup.',
};

/** What pg says in words only where the connection has gone. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying|Query read timeout|Client has encountered|The server does not support SSL)/;

const DIALECT: Dialect = {
  milliseconds: 'bigint',
  countedType: 'bigserial',
  counted: (column) => column.primaryKey(),
  async version(change) {
    await sql`select pg_advisory_xact_lock(${LOCKS}::int, ${MIGRATING}::int)`.execute(change);
    await sql`create table if not exists version (number integer not null)`.execute(change);
    const { rows } = await sql<{ number: number }>`select number from version`.execute(change);
    return rows[0]?.number ?? 0;
  },
  async setVersion(change, version) {
    await sql`delete from version`.execute(change);
    await sql`insert into version values (${version})`.execute(change);
  },
};

/** What each new connection begins with: the schema, the lock that says that this server lives, and how its death is noticed. */
const opening = (holder: number): readonly string[] => [
  // looked for first, because whoever may use a schema need not be allowed to make one
  `do $$ begin if to_regnamespace('rulewright') is null then create schema if not exists rulewright; end if; end $$`,
  'set search_path = rulewright',
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  // a connection of this server's before, which the database still takes for alive
  `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objid = ${holder} and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())`,
  `select pg_advisory_lock(${LOCKS}, ${holder})`,
];

/** @throws StoreFailure where the address cannot be read */
export function postgresConnection(address: string, logger: Logger): Connection {
  const holder = randomInt(1, 2 ** 31);
  const settings = settingsFrom(address);
  const { host, port, database } = new pg.Client(settings);
  const place = `The database ${database ?? ''} at ${host.startsWith('/') ? host : `${host}:${port}`}`;
  let store: Kysely<Schema> | null = null;

  function failureOf(thrown: unknown): unknown {
    if (thrown instanceof StoreFailure || !(thrown instanceof Error)) return thrown;
    const { code: given } = thrown as { code?: unknown };
    const code = typeof given === 'string' ? given : '';
    const lost = LOST.test(thrown.message) || SYSTEM_ERROR.test(code);
    const trouble = lost ? 'gone' : TROUBLES.find(([start]) => code.startsWith(start))?.[1];
    if (trouble === undefined) return thrown;
    const said = thrown.message === '' ? code : thrown.message;
    const advice = ADVICE[code] ?? GENERAL_ADVICE[trouble] ?? '';
    return new StoreFailure(trouble, `${place}: ${said}. ${advice}`.trim(), thrown);
  }

  async function connect(): Promise<Kysely<Schema>> {
    const pool = new pg.Pool(settings);
    // one that is lost while it is used fails what it is used for, too
    pool.on('connect', (client) =>
      client.on('error', (error) => logger.warn({ err: error }, 'the connection to the database is lost')),
    );
    pool.on('error', () => undefined);
    const opened = new Kysely<Schema>({
      dialect: new PostgresDialect({
        pool,
        async onCreateConnection(connection) {
          for (const statement of opening(holder)) await connection.executeQuery(CompiledQuery.raw(statement));
        },
      }),
    });
    try {
      await migrate(opened, DIALECT);
      return opened;
    } catch (error) {
      letGo(opened);
      throw error;
    }
  }

  /** Closes it without waiting: a connection that hangs is not waited for. */
  function letGo(old: Kysely<Schema>): void {
    old.destroy().catch((error: unknown) => logger.debug({ err: error }, 'a lost connection could not be closed'));
  }

  return {
    holder,
    failureOf,
    async open() {
      try {
        store ??= await connect();
        return store;
      } catch (error) {
        throw failureOf(error);
      }
    },
    reset(failure) {
      // a transaction that was refused was rolled back, and the connection is sound
      const sound = !(failure instanceof StoreFailure) || failure.trouble === 'locked' || failure.trouble === 'full';
      if (store !== null && !sound) {
        letGo(store);
        store = null;
      }
      return Promise.resolve();
    },
    async claim(change, table) {
      const row = await change
        .selectFrom('table')
        .select('holder')
        .where('id', '=', table)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined || row.holder === holder) return true;
      if (row.holder !== 0) {
        const { rows } = await sql<{
          gone: boolean;
        }>`select pg_try_advisory_xact_lock(${LOCKS}::int, ${row.holder}::int) as gone`.execute(change);
        if (rows[0]?.gone !== true) return false;
        logger.warn({ table, holder: row.holder }, 'a table is taken over: the server that had it is gone');
      }
      await change.updateTable('table').set({ holder }).where('id', '=', table).execute();
      return true;
    },
    async close() {
      const old = store;
      store = null;
      await old?.destroy();
    },
  };
}

/** Times in milliseconds are read as numbers, everything else as pg does. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format);

function settingsFrom(address: string): pg.PoolConfig {
  try {
    return {
      // the address is read here, so that one that is none is told before anything is begun
      connectionString: new URL(address).href,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + CONNECT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: HUNG_MS,
      keepAlive: true,
      application_name: 'rulewright',
      types: { getTypeParser },
    };
  } catch {
    throw new StoreFailure('gone', 'Its address is written postgres://USER:PASSWORD@HOST:PORT/DATABASE.');
  }
}
