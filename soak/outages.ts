/**
 * Outages: games at a server whose disk is full, or whose database somebody else has locked, for a while in the middle. What was
 * acknowledged stays, what could not be stored is refused and counts as not done, and each game ends as its twin.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { chooser, compareWithTwins, deedsOf, gamePlayer, lookAgain } from './games.ts';
import { playAt } from './player.ts';
import { serve } from './serving.ts';

export type Outage = 'full' | 'locked';

export interface OutageReport {
  outage: Outage;
  seconds: number;
  games: number;
  /** answers and undos, all of them acknowledged */
  deeds: number;
  /** how many were acknowledged before the outage, and while it lasted */
  before: number;
  meanwhile: number;
  /** how often somebody was told that the store could not be written */
  refused: number;
}

/** A place for the server's files, and what makes it unusable and usable again. */
interface Place {
  readonly home: string;
  begin(): void;
  end(): void;
  remove(): void;
}

/** Small enough to be filled in a moment, large enough for the games of a run. */
const DISK_MEGABYTES = 64;

function freeBytes(home: string): number {
  const { bavail, bsize } = statfsSync(home);
  return bavail * bsize;
}

function smallDisk(): Place {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', home]);
  const filler = join(home, 'filler');
  return {
    home,
    begin() {
      writeFileSync(filler, '');
      // pages of a write-ahead log that were used before are written again without more room, so it is refused a little later
      for (let free = freeBytes(home); free > 0; free = freeBytes(home))
        writeFileSync(filler, Buffer.alloc(Math.min(free, 1 << 20)), { flag: 'a' });
    },
    end: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['--lazy', home]);
      rmSync(home, { recursive: true });
    },
  };
}

function lockableFolder(): Place {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-lock-'));
  let holder: InstanceType<typeof Database> | null = null;
  return {
    home,
    begin() {
      holder = new Database(join(home, 'tables.sqlite'));
      holder.pragma('busy_timeout = 5000');
      holder.exec('BEGIN EXCLUSIVE');
    },
    end() {
      holder?.exec('ROLLBACK');
      holder?.close();
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** @throws where something acknowledged is lost, nothing was refused, or a game ends otherwise than its twin */
export async function soakOutage(options: {
  outage: Outage;
  seconds: number;
  seed: number;
  tables?: number;
  /** threads that the tables are on. Default 0 */
  workers?: number;
  /** most deeds of one game; a longer one is compared as it stands then */
  longest?: number;
  report?: (line: string) => void;
}): Promise<OutageReport> {
  const { outage, seconds, seed, tables = 6, workers = 0, longest = 400, report = () => undefined } = options;
  const place = outage === 'full' ? smallDisk() : lockableFolder();
  const players = Array.from({ length: tables }, (_, number) => gamePlayer(number, seed));
  const refusals = (): number => players.reduce((all, one) => all + one.refused, 0);
  try {
    const { server, address } = await serve(place.home, workers);
    try {
      // all have begun, and none can be over
      const first = tables * 10;
      let done = 0;
      let began = (): void => undefined;
      const middle = new Promise<void>((resolve) => (began = resolve));
      const playing = players.map((one) =>
        playAt(address, one, chooser(one, longest), () => {
          done += 1;
          if (done === first) began();
        }),
      );
      await Promise.race([middle, Promise.all(playing)]);
      const before = deedsOf(players);
      place.begin();
      report(`${outage} after ${before} answers`);
      await pause(seconds * 1000);
      // on a busy machine nobody may have been told yet
      for (let waited = 0; refusals() === 0 && waited < 600; waited += 1) await pause(100);
      const meanwhile = deedsOf(players) - before;
      place.end();
      report(`over after ${meanwhile} more`);
      await Promise.all(playing);
      await Promise.all(players.map((one) => lookAgain(address, one)));
      await compareWithTwins(players);
      const refused = refusals();
      if (refused === 0) throw new Error('Nothing was refused: the store was never unusable.');
      return { outage, seconds, games: tables, deeds: deedsOf(players), before, meanwhile, refused };
    } finally {
      server.kill('SIGKILL');
    }
  } finally {
    place.remove();
  }
}
