/**
 * The games of this page's own server, kept in this browser. Several tabs share them as several servers share a database: a tab holds a table by a
 * lock of the browser, which goes with the tab.
 */
import { type News, type Rows, type Store, StoreFailure, TableTaken } from '@rulewright/server/in-browser';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

type Games = Pick<Store, 'shared' | 'write' | 'rows' | 'release' | 'fileOf'>;

/** So long a table is waited for that another tab holds: a tab that is reloaded lets go of it a moment later. In milliseconds. */
const HELD_MS = 2000;

/** What is kept of a table, apart from its snapshot, which is large and seldom new. */
interface KeptTable {
  readonly row: Rows['row'];
  /** of the present game, from that place on, which is where the snapshot ends */
  readonly game: number;
  readonly from: number;
  readonly later: readonly string[];
}

const taken = (id: string): TableTaken => new TableTaken(`Another tab has the table ${id} now.`);
const tableKey = (id: string): string => `table/${id}`;
const snapshotKey = (id: string): string => `snapshot/${id}`;
const endedKey = (id: string, game: number): string => `ended/${id}/${game}`;

export interface OwnStore extends Games {
  /** the tokens of this browser's seats, by table and seat */
  seats(): Promise<readonly { readonly table: string; readonly seat: number; readonly token: string }[]>;
  keepSeat(table: string, seat: number, token: string): Promise<void>;
  /** forgets tables that nobody touched since that time, in milliseconds */
  forget(before: number): Promise<void>;
}

export function openOwnStore(): OwnStore {
  const database = createStore('rulewright-games', 'games');
  const locks = newTableLocks();
  const use = failing(database);
  return {
    shared: locks !== null,
    async write(news) {
      if (locks !== null && !(await locks.take(news.row.id))) throw taken(news.row.id);
      return use('readwrite', (games) => write(games, news));
    },
    async rows(id) {
      if (locks !== null && !(await locks.take(id))) return 'elsewhere';
      return use('readonly', (games) => rowsOf(games, id));
    },
    async release(id) {
      locks?.release(id);
    },
    fileOf: (id, game) => use('readonly', async (games) => (await got<string>(games, endedKey(id, game))) ?? null),
    seats: () => use('readonly', (games) => promisifyRequest(games.getAll(keysFrom('seat/')))),
    keepSeat: (table, seat, token) =>
      use('readwrite', async (games) => void games.put({ table, seat, token }, `seat/${table}/${seat}`)),
    forget: (before) => use('readwrite', (games) => forget(games, before)),
  };
}

const keysFrom = (beginning: string): IDBKeyRange => IDBKeyRange.bound(beginning, `${beginning}\uffff`);
const got = <T>(games: IDBObjectStore, key: string): Promise<T | undefined> =>
  promisifyRequest<T | undefined>(games.get(key) as IDBRequest<T | undefined>);

/** The store, whose troubles are told as those of a server's. A change that fails is not made. */
const failing =
  (database: UseStore) =>
  <T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<T>): Promise<T> =>
    database(mode, async (games) => {
      const value = await work(games);
      if (mode === 'readwrite') await promisifyRequest(games.transaction);
      return value;
    }).catch((error: unknown) => {
      if (error instanceof TableTaken) throw error;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw new StoreFailure(isFull ? 'full' : 'gone', 'The browser keeps nothing more for this page.', error);
    });

async function write(games: IDBObjectStore, news: News): Promise<void> {
  const { after, game, from, inputs, snapshot, ended } = news;
  const { id } = news.row;
  const row = { ...news.row, holder: 0 };
  const before = await got<KeptTable>(games, tableKey(id));
  if (!after.includes(before?.row.revision ?? 0)) {
    games.transaction.abort();
    throw taken(id);
  }
  const texts = inputs.map((input) => JSON.stringify(input));
  // what a snapshot holds need not be given again; of another game nothing counts
  const goesOn = snapshot === null && before !== undefined && before.game === game && from >= before.from;
  const kept: KeptTable = goesOn
    ? { row, game: before.game, from: before.from, later: [...before.later.slice(0, from - before.from), ...texts] }
    : { row, game: game ?? 0, from: snapshot === null ? from : row.inputs, later: snapshot === null ? texts : [] };
  games.put(kept, tableKey(id));
  if (snapshot !== null) games.put({ table_id: id, number: game, snapshot, inputs: row.inputs }, snapshotKey(id));
  if (ended !== null) games.put(ended.file, endedKey(id, ended.game));
}

async function rowsOf(games: IDBObjectStore, id: string): Promise<Rows | null> {
  const table = await got<KeptTable>(games, tableKey(id));
  if (table === undefined) return null;
  const game = await got<NonNullable<Rows['game']>>(games, snapshotKey(id));
  return { row: table.row, game, later: table.later.map((input) => ({ input })) };
}

async function forget(games: IDBObjectStore, before: number): Promise<void> {
  const tables = (await promisifyRequest(games.getAll(keysFrom('table/')))) as KeptTable[];
  for (const { row } of tables) {
    if (row.updated >= before) continue;
    for (const key of [tableKey(row.id), snapshotKey(row.id)]) games.delete(key);
    for (const kind of ['ended', 'seat']) games.delete(keysFrom(`${kind}/${row.id}/`));
  }
}

interface TableLocks {
  /** false: another tab holds it */
  take(id: string): Promise<boolean>;
  release(id: string): void;
}

/** Null where the browser has no locks: a page that is not served safely. What two tabs write there is told apart by its revision. */
function newTableLocks(): TableLocks | null {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return null;
  const held = new Map<string, () => void>();
  return {
    take(id) {
      if (held.has(id)) return Promise.resolve(true);
      return new Promise((taken) => {
        locks
          .request(`rulewright/table/${id}`, { signal: AbortSignal.timeout(HELD_MS) }, () => {
            taken(true);
            return new Promise<void>((release) => held.set(id, release));
          })
          .catch(() => taken(false));
      });
    },
    release(id) {
      held.get(id)?.();
      held.delete(id);
    },
  };
}
