/**
 * What a host is busy with, in memory that the front reads too: when a host hangs or has died, nothing else tells which table it was. Bytes 0
 * to 3 count how often its thread was free; the table's name follows, ended by 0.
 */
const LONGEST_NAME = 32;
const COUNTED = 4;

export const newBusy = (): SharedArrayBuffer => new SharedArrayBuffer(COUNTED + LONGEST_NAME);

export interface BusyPart {
  /** the thread is free again */
  free(): void;
  with(table: string): void;
}

export function busyOf(shared: SharedArrayBuffer): BusyPart {
  const [count, name] = [new Int32Array(shared, 0, 1), new Uint8Array(shared, COUNTED)];
  let last = '';
  return {
    free: () => void Atomics.add(count, 0, 1),
    with(table) {
      if (table === last) return;
      last = table;
      for (let at = 0; at < LONGEST_NAME; at += 1) name[at] = at < table.length ? table.charCodeAt(at) : 0;
    },
  };
}

/** How often the thread was free, and the table that it worked for last; '': for none in particular. */
export function readBusy(shared: SharedArrayBuffer): { count: number; table: string } {
  const name = new Uint8Array(shared, COUNTED);
  const end = name.indexOf(0);
  return {
    count: Atomics.load(new Int32Array(shared, 0, 1), 0),
    table: String.fromCharCode(...name.subarray(0, end < 0 ? LONGEST_NAME : end)),
  };
}
