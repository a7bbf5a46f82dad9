/** What a database must give so that tables are stored in it: a file of this server alone, or a server that several share. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export interface Connection {
  /** this server, as the holder of a table; 0 where the store is this server's alone */
  readonly holder: number;
  /** the database, opened again where it failed before. @throws StoreFailure */
  open(): Promise<Kysely<Schema>>;
  /** after that failure: what cannot be used any more is closed, so that it is opened afresh; what is in memory only stays */
  reset(failure: unknown): Promise<void>;
  /** what the database threw, as a StoreFailure where it is one; anything else is a defect and comes back as it is */
  failureOf(thrown: unknown): unknown;
  /**
   * Where other servers have the same store and each table has a holder: takes the table for this server unless a server that lives holds
   * it, and gives whether this server has it now. Null where the store is this server's alone.
   */
  readonly claim: ((change: Transaction<Schema>, table: string) => Promise<boolean>) | null;
  close(): Promise<void>;
}
