/** A table whose decks may have the cards of a time alone: its maker's, and those of whoever is invited. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type TestClient } from './client-in-tests.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';

const home = mkdtempSync(join(tmpdir(), 'rulewright-legal-in-'));
let server: RunningServer;
const clients: TestClient[] = [];

beforeAll(async () => {
  process.env['RULEWRIGHT_HOME'] = home;
  server = await startServer({ port: 0, home: null, cards: openCatalogue(), pace: 0, partsWithin: 5 });
});
afterAll(async () => {
  for (const one of clients) await one.close();
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function client(): Promise<TestClient> {
  const one = await connect(server.address);
  clients.push(one);
  return one;
}

const OLD = { list: '56 Mountain\n4 Shock' };
const NEWER = { list: '56 Mountain\n4 Delver of Secrets' };
const TOO_NEW = expect.stringContaining('came out after 2006-10');
const table = { type: 'create', edition: '2026-02', name: 'Ada', opponent: 'friend', bestOf: 1 } as const;

test('whoever sits down at it brings such a deck', async () => {
  const ada = await client();
  ada.send({ ...table, id: 1, deck: NEWER, legalIn: '2006-10' });
  expect(await ada.next('error')).toMatchObject({ code: 'bad-deck', message: TOO_NEW });
  ada.send({ ...table, id: 2, deck: OLD, legalIn: 'modern' });
  expect(await ada.next('error')).toMatchObject({
    code: 'bad-deck',
    message: expect.stringContaining('do not tell which cards are legal in Modern'),
  });
  ada.send({ ...table, id: 3, deck: OLD, legalIn: '2006-10' });
  const { table: made, invite } = await ada.next('seated');
  expect(await ada.next('table')).toMatchObject({ legalIn: '2006-10' });
  const ben = await client();
  const coming = { table: made, invite: invite ?? '' };
  ben.send({ type: 'invitation', id: 1, ...coming });
  expect(await ben.next('invitation')).toMatchObject({ legalIn: '2006-10' });
  ben.send({ type: 'join', id: 2, ...coming, name: 'Ben', deck: NEWER });
  expect(await ben.next('error')).toMatchObject({ code: 'bad-deck', message: TOO_NEW });
  ben.send({ type: 'join', id: 3, ...coming, name: 'Ben', deck: OLD });
  expect(await ben.next('seated')).toMatchObject({ table: made, seats: [1] });
});
