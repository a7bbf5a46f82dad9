/**
 * One store, one owner: a lock that the system lets go of when its holder's process ends, however it ends, and a note that says
 * who holds it.
 */
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Logger } from 'pino';

interface Holder {
  pid: number;
  host: string;
  since: string;
}

/** Another server has the store. */
export class StoreTaken extends Error {
  constructor(home: string, holder: Holder | null) {
    const who = holder === null ? '' : ` (process ${holder.pid} on ${holder.host}, since ${holder.since})`;
    super(
      `Another Rulewright${who} has the stored games in ${home}. Stop it, or give this one a folder of its own with RULEWRIGHT_HOME.`,
    );
    this.name = 'StoreTaken';
  }
}

/** Takes the store in the folder; what it gives lets go of it. @throws StoreTaken */
export function takeStore(home: string, logger: Logger): () => void {
  const note = join(home, 'tables.owner.json');
  const file = join(home, 'tables.lock');
  const lock = new Database(file);
  try {
    chmodSync(file, 0o600);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StoreTaken(home, read(note));
  }
  const before = read(note);
  if (before !== null) logger.warn({ before }, 'the store is taken over: its holder ended without letting go of it');
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(note, JSON.stringify(holder), { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

/** The note, null where there is none or it was not written to its end. */
function read(note: string): Holder | null {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Holder;
  } catch {
    return null;
  }
}
