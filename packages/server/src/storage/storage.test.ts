/** A store that fails: what is asked is refused, nothing is lost, and it goes on by itself when it can. */
import { spawnSync } from 'node:child_process';
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
import { DEFAULT_SETTINGS, type ViewMessage } from '@rulewright/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cards } from '../decks.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { connect, type TestClient } from '../test-client.test.ts';

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };
const folders: string[] = [];
let cards: Cards;
beforeAll(() => {
  cards = openCatalogue();
});
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', disk]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-store-'));
  folders.push(folder);
  return folder;
}

/** A disk so small that it can be filled, where one may be mounted. */
const disk = newFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;

interface Sitting {
  server: RunningServer;
  one: TestClient;
  token: string;
  table: string;
  view: ViewMessage;
}

/** Somebody at both seats of a game that asks at every step. */
async function sit(home: string): Promise<Sitting> {
  const server = await startServer({ port: 0, home, cards, pace: 0 });
  const one = await connect(server.address);
  one.send({
    type: 'create',
    edition: '2026-02',
    name: 'Ada',
    deck: WEENIE,
    opponent: 'self',
    opponentDeck: WEENIE,
    bestOf: 1,
    seed: 4,
    settings: { ...DEFAULT_SETTINGS, fullControl: true },
  });
  const { token, table } = await one.next('seated');
  return { server, one, token, table, view: await one.next('view') };
}

/** The last option of what is asked: keeps the hand, and plays or passes. */
async function answer({ one }: Sitting, view: ViewMessage, id: number): Promise<ViewMessage> {
  one.send({ type: 'answer', id, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
  await one.next('ok', ({ re }) => re === id);
  return one.next('view', ({ decision }) => decision !== null && decision !== view.decision);
}

/** The answer is refused, the position stands, and the same answer is taken when the store is whole again. */
async function refusedThenTaken(home: string, spoil: () => void, mend: () => void): Promise<void> {
  const sitting = await sit(home);
  const { one, view, server } = sitting;
  const send = (id: number): void =>
    one.send({ type: 'answer', id, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
  const shown = one.messages.length;
  spoil();
  send(7);
  expect(await one.next('error')).toMatchObject({ re: 7, code: 'store-unavailable' });
  expect(one.messages.slice(shown).filter(({ type }) => type === 'view')).toEqual([]);
  mend();
  const next = await answer(sitting, view, 8);
  await one.close();
  await server.close();
  // what was acknowledged is there when the server comes back
  const again = await startServer({ port: 0, home, cards, pace: 0 });
  const two = await connect(again.address);
  two.send({ type: 'resume', table: sitting.table, token: sitting.token });
  const resumed = await two.next('view');
  expect(resumed.decision).toBe(next.decision);
  expect(resumed.epoch).toBeGreaterThan(next.epoch);
  expect({ ...resumed.view, log: [] }).toEqual({ ...next.view, log: [] });
  // an answer of before the restart is no answer to what is asked now
  two.send({ type: 'answer', id: 9, decision: next.decision ?? -1, epoch: next.epoch, answer: [0] });
  expect(await two.next('error')).toMatchObject({ re: 9, code: 'stale-decision' });
  await two.close();
  await again.close();
}

describe('a store that fails', () => {
  test('locked by another program', async () => {
    const home = newFolder();
    let opened: InstanceType<typeof Database> | null = null;
    const other = () => (opened = new Database(join(home, 'tables.sqlite')));
    await refusedThenTaken(
      home,
      () => other().exec('BEGIN EXCLUSIVE'),
      () => opened?.exec('COMMIT'),
    );
  });

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

  test.skipIf(!mounted)('on a disk that is full (skipped where no small disk can be mounted)', async () => {
    const filler = join(disk, 'filler');
    await refusedThenTaken(
      disk,
      () => {
        for (let bytes = 1 << 20; bytes >= 512; bytes /= 2) {
          try {
            for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
          } catch {
            // so much does not go on it any more
          }
        }
      },
      () => rmSync(filler),
    );
  });
});

test('nobody else on the computer may read what is stored', async () => {
  const home = join(newFolder(), 'made');
  const { server, one } = await sit(home);
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
    const { server, one, token } = await sit(home);
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
