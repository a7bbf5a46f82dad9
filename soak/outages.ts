/**
 * Outages: games at a server whose disk is full, or whose database somebody else has locked, for a while in the middle. What was
 * acknowledged stays, what could not be stored is refused and counts as not done, and each game ends as its twin.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooser, compareWithTwins, deedsOf, gamePlayer, lookAgain } from './games.ts';
import { playAt } from './player.ts';
import { serve } from './serving.ts';
import { fillDisk, lockStore, mountDisk, unmountDisk } from './spoiling.ts';

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

/** Small enough to be filled in a moment, large enough for the games of a run. */
const DISK_MEGABYTES = 64;

/** What begins it in the server's folder, and gives what ends it. */
const SPOILING: Readonly<Record<Outage, (home: string) => () => void>> = { full: fillDisk, locked: lockStore };

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
  const home = mkdtempSync(join(tmpdir(), `rulewright-${outage}-`));
  const players = Array.from({ length: tables }, (_, number) => gamePlayer(number, seed));
  const refusals = (): number => players.reduce((all, one) => all + one.refused, 0);
  try {
    if (outage === 'full' && !mountDisk(home, DISK_MEGABYTES))
      throw new Error('A full disk needs the right to mount a small one.');
    const { server, address } = await serve(home, workers);
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
      const end = SPOILING[outage](home);
      report(`${outage} after ${before} answers`);
      await pause(seconds * 1000);
      // on a busy machine nobody may have been told yet
      for (let waited = 0; refusals() === 0 && waited < 600; waited += 1) await pause(100);
      const meanwhile = deedsOf(players) - before;
      end();
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
    if (outage === 'full') unmountDisk(home);
    rmSync(home, { recursive: true, force: true });
  }
}
