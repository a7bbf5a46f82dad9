/**
 * What a host is busy with, in memory that the front reads too: when a host hangs or has died, nothing else tells which table it was. Bytes 0
 * to 3 count how often its thread was free, bytes 4 to 7 are the megabytes that its heap held when it began to work for the table; the
 * table's name follows, ended by 0.
 */
const LONGEST_NAME = 32;
const COUNTED = 8;

export const newBusy = (): SharedArrayBuffer => new SharedArrayBuffer(COUNTED + LONGEST_NAME);

export interface BusyPart {
  /** the thread is free again */
  free(): void;
  with(table: string): void;
}

/** `heap`: how many megabytes the thread's heap holds. */
export function busyOf(shared: SharedArrayBuffer, heap: () => number): BusyPart {
  const [numbers, name] = [new Int32Array(shared, 0, 2), new Uint8Array(shared, COUNTED)];
  let last = '';
  let fresh = true;
  return {
    free() {
      Atomics.add(numbers, 0, 1);
      fresh = true;
    },
    with(table) {
      if (table === last && !fresh) return;
      last = table;
      fresh = false;
      if (table !== '') Atomics.store(numbers, 1, Math.round(heap()));
      for (let at = 0; at < LONGEST_NAME; at += 1) name[at] = at < table.length ? table.charCodeAt(at) : 0;
    },
  };
}

/** How often the thread was free, the table that it worked for last ('': for none in particular), and its heap in megabytes as that began. */
export function readBusy(shared: SharedArrayBuffer): { count: number; heap: number; table: string } {
  const numbers = new Int32Array(shared, 0, 2);
  const name = new Uint8Array(shared, COUNTED);
  const end = name.indexOf(0);
  return {
    count: Atomics.load(numbers, 0),
    heap: Atomics.load(numbers, 1),
    table: String.fromCharCode(...name.subarray(0, end < 0 ? LONGEST_NAME : end)),
  };
}
