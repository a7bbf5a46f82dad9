/** What makes a store unusable for a while: a disk that is full, a database that another program has locked. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Makes the folder a disk so small that it can be filled. False: this user may mount none. */
export const mountDisk = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

export const unmountDisk = (folder: string): void => void spawnSync('umount', ['--lazy', folder]);

/** Fills the disk to its last byte; gives what makes room again. */
export function fillDisk(folder: string): () => void {
  const filler = join(folder, 'filler');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  for (let left = free(); left > 0; left = free())
    writeFileSync(filler, Buffer.alloc(Math.min(left, 1 << 20)), { flag: 'a' });
  return () => rmSync(filler);
}

/** Locks the store in the folder; gives what lets go of it. */
export function lockStore(home: string): () => void {
  const other = new Database(join(home, 'tables.sqlite'));
  other.pragma('busy_timeout = 5000');
  other.exec('BEGIN EXCLUSIVE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}
