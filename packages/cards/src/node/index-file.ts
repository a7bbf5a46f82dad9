/** Card indexes as files: written whole or not at all, read a card at a time. */
import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ByteReader, type OpenedIndex, openIndex } from '../card-index.ts';

/** Puts a file in place in one step, so that nobody ever reads half of it. Throws what the file system throws. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

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

function fileReader(descriptor: number): ByteReader {
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
