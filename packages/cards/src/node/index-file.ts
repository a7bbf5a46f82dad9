/** Card indexes as files, read a card at a time. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type ByteReader, type OpenedIndex, openIndex } from '../card-index.ts';

/**
 * Opens an index file. `missing` where there is none; a damaged one is a fault with its reason. The file stays open for as
 * long as the process lives; replacing it on disk does not disturb those who read it.
 */
export function openIndexFile(path: string): OpenedIndex | { readonly ok: false; readonly missing: true } {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { ok: false, missing: true };
    return { ok: false, reason: (error as Error).message };
  }
  const opened = openIndex(fileReader(descriptor));
  if (!opened.ok) closeSync(descriptor);
  return opened;
}

/** Reads an open file. */
export function fileReader(descriptor: number): ByteReader {
  return {
    size: fstatSync(descriptor).size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const got = readSync(descriptor, bytes, filled, length - filled, offset + filled);
        if (got === 0) break;
        filled += got;
      }
      return bytes.subarray(0, filled);
    },
  };
}
