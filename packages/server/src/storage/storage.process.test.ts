/** A store that fails: what is asked is refused, nothing is lost, and it goes on by itself when it can. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { startServer } from '../front/start-server.ts';
import { fillDisk, lockStore, mountDisk, unmountDisk } from '../../../../soak/spoiling.ts';
import { refusedThenTaken as refusedThenTakenAt, sit } from './sitting-in-tests.ts';

const folders: string[] = [];
let cards: Cards;
beforeAll(() => {
  cards = openCatalogue();
});
afterAll(() => {
  if (mounted) unmountDisk(disk);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-store-'));
  folders.push(folder);
  return folder;
}

/** A disk so small that it can be filled, where one may be mounted. */
const disk = newFolder();
const mounted = mountDisk(disk, 2);

const refusedThenTaken = (home: string, spoil: () => void, mend: () => void): Promise<void> =>
  refusedThenTakenAt({ home, cards }, spoil, mend);

/** The same where what spoils it gives what mends it. */
const refusedMeanwhile = (home: string, spoil: (home: string) => () => void): Promise<void> => {
  let mend = (): void => undefined;
  return refusedThenTaken(
    home,
    () => {
      mend = spoil(home);
    },
    () => mend(),
  );
};

describe('a store that fails', () => {
  test('locked by another program', () => refusedMeanwhile(newFolder(), lockStore));

  test('gone, and come back', async () => {
    const home = newFolder();
    const away = newFolder();
    const move = (from: string, to: string): void => {
      for (const name of readdirSync(from))
        if (name.startsWith('tables.sqlite')) renameSync(join(from, name), join(to, name));
    };
    await refusedThenTaken(
      home,
      () => move(home, away),
      () => move(away, home),
    );
  });

  test.skipIf(!mounted)('on a disk that is full (skipped where no small disk can be mounted)', () =>
    refusedMeanwhile(disk, fillDisk),
  );
});

test('nobody else on the computer may read what is stored', async () => {
  const home = join(newFolder(), 'made');
  const { server, one } = await sit({ home, cards });
  expect(statSync(home).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(home)) expect(statSync(join(home, name)).mode & 0o777, name).toBe(0o600);
  expect(existsSync(join(home, 'tables.sqlite'))).toBe(true);
  await one.close();
  await server.close();
});

describe('one store, one owner', () => {
  test('a second server is told who has it, and has it when the first has stopped', async () => {
    const home = newFolder();
    const first = await startServer({ port: 0, home, cards });
    await expect(startServer({ port: 0, home, cards })).rejects.toThrow(`process ${process.pid} on`);
    await first.close();
    const second = await startServer({ port: 0, home, cards });
    await second.close();
  });

  test('a file that is no store says so, and is left as it is', async () => {
    const home = newFolder();
    const file = join(home, 'tables.sqlite');
    writeFileSync(file, 'not a database. '.repeat(1000));
    await expect(startServer({ port: 0, home, cards })).rejects.toThrow('damaged or none of this program');
    expect(readFileSync(file, 'utf8')).toBe('not a database. '.repeat(1000));
  });

  test('no secret of a seat or a link is stored', async () => {
    const home = newFolder();
    const { server, one, token } = await sit({ home, cards });
    const seated = one.last('seated') ?? expect.fail('not seated');
    await one.close();
    await server.close();
    const stored = readdirSync(home)
      .map((name) => readFileSync(join(home, name), 'latin1'))
      .join('');
    expect(stored).toContain('White Weenie');
    for (const secret of [token, seated.watch]) expect(stored).not.toContain(secret);
  });
});
