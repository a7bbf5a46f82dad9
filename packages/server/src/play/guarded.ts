/**
 * One guard for each table: what is done at it is done one after the other, and what throws freezes that table and no other.
 * A frozen table takes nothing more; once everybody has left it is let go of, and whoever comes back finds it as it was stored.
 */
import type { Log } from '../operating/log.ts';
import { StoreFailure, TableTaken, unavailable } from '../storage/failure.ts';
import { type Done, refuse } from '../running/refusal.ts';
import type { Table } from '../table/table.ts';

const FROZEN =
  'This table met a defect of the program and was stopped; other tables go on. ' +
  'Leave it and take your seat again: it goes on from what was stored.';
const TAKEN =
  'Another server or tab has this table now. Leave it and take your seat again: it goes on from what was stored.';

interface Guarding {
  readonly logger: Log;
  /** from now on this thread works for that table */
  readonly busyWith: (table: string) => void;
}

/** Does the work when its turn at the table has come. Never rejects: what it throws freezes the table and is reported. */
export function atTable<T>(
  { logger, busyWith }: Guarding,
  table: Table,
  work: () => Done<T> | Promise<Done<T>>,
): Promise<Done<T>> {
  const done = table.queue.then(async (): Promise<Done<T>> => {
    if (table.frozen !== null) return refuse('table-frozen', table.frozen);
    try {
      busyWith(table.id);
      return await work();
    } catch (error) {
      // the table is sound, the store is not
      if (error instanceof StoreFailure) return refuse('store-unavailable', unavailable(error));
      return refuse('table-frozen', freeze(logger, table, error));
    }
  });
  table.queue = done;
  return done;
}

/** Gives what those at it are told. */
function freeze(logger: Log, table: Table, error: unknown): string {
  const taken = error instanceof TableTaken;
  const message = taken ? TAKEN : FROZEN;
  table.frozen = message;
  table.running = false;
  if (taken) logger.warn({ table: table.id }, 'another server has taken the table over; it is frozen here');
  else logger.error({ err: error, table: table.id }, 'the table met a defect and is frozen');
  for (const guest of table.guests) guest.send({ type: 'error', re: null, code: 'table-frozen', message });
  return message;
}
