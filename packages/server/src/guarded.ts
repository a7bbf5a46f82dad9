/**
 * One guard for each table: what is done at it is done one after the other, and what throws freezes that table and no other.
 * A frozen table takes nothing more; once everybody has left it is let go of, and whoever comes back finds it as it was stored.
 */
import type { Logger } from 'pino';
import { StoreFailure, unavailable } from './storage/failure.ts';
import { type Done, refuse } from './refusal.ts';
import type { Table } from './table.ts';

const FROZEN =
  'This table met a defect of the program and was stopped; other tables go on. ' +
  'Leave it and take your seat again: it goes on from what was stored.';

/** Does the work when its turn at the table has come. Never rejects: what it throws freezes the table and is reported. */
export function atTable<T>(logger: Logger, table: Table, work: () => Done<T> | Promise<Done<T>>): Promise<Done<T>> {
  const done = table.queue.then(async (): Promise<Done<T>> => {
    if (table.frozen) return refuse('table-frozen', FROZEN);
    try {
      return await work();
    } catch (error) {
      // the table is sound, the store is not
      if (error instanceof StoreFailure) return refuse('store-unavailable', unavailable(error));
      freeze(logger, table, error);
      return refuse('table-frozen', FROZEN);
    }
  });
  table.queue = done;
  return done;
}

function freeze(logger: Logger, table: Table, error: unknown): void {
  table.frozen = true;
  table.running = false;
  logger.error({ err: error, table: table.id }, 'the table met a defect and is frozen');
  for (const guest of table.guests) guest.send({ type: 'error', re: null, code: 'table-frozen', message: FROZEN });
}
