/** Which table a host died of, and when a table has had so many that it is stopped. */
import type { readBusy } from './busy.ts';

/** Of how many hosts' deaths a table is stopped. */
const STRIKES = 2;
/** A table whose game has gone on by so many inputs since a host died of it is held to be sound again. */
const SOUND_AFTER = 500;
/** The code of the error that a thread ends with when its heap is full. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The table that a host died of; '' none. A heap that is full is one table's doing only if the work that was under way took at least half of
 * it: otherwise all tables there filled it together, and the one that happened to be worked for has nothing to do with it.
 */
export function blamedFor(
  error: Error | null,
  { table, heap }: Pick<ReturnType<typeof readBusy>, 'table' | 'heap'>,
  megabytes: number,
): string {
  const full = error !== null && 'code' in error && error.code === OUT_OF_MEMORY;
  return full && megabytes - heap < megabytes / 2 ? '' : table;
}

/** Who comes back to another host, the first one first: those of light tables, and last those of the table that the host may have died of. */
export function inOrderOfReturn<Sitter extends { readonly at: string }>(
  sitters: readonly Sitter[],
  weights: ReadonlyMap<string, number>,
  blamed: string,
): Sitter[] {
  const burden = ({ at }: Sitter): number => (at === blamed ? Number.MAX_VALUE : (weights.get(at) ?? 0));
  return sitters.toSorted((a, b) => burden(a) - burden(b));
}

export interface Strikes {
  /** a host died of the table; how many have */
  strike(table: string): number;
  /** so many inputs of its game were stored */
  wentOn(table: string, inputs: number): void;
  isStopped(table: string): boolean;
}

export function newStrikes(): Strikes {
  const struck = new Map<string, { times: number; since: number }>();
  const isStopped = (table: string): boolean => (struck.get(table)?.times ?? 0) >= STRIKES;
  return {
    isStopped,
    strike(table) {
      const times = (struck.get(table)?.times ?? 0) + 1;
      struck.set(table, { times, since: 0 });
      return times;
    },
    wentOn(table, inputs) {
      const known = struck.get(table);
      if (known === undefined || isStopped(table)) return;
      known.since += inputs;
      if (known.since >= SOUND_AFTER) struck.delete(table);
    },
  };
}
