/** Storing positions of the Lab over HTTP: what is taken, what is refused and why, and that it outlives the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_POSITION } from '@rulewright/protocol';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { type RunningServer, startServer } from './start-server.ts';

const home = mkdtempSync(join(tmpdir(), 'rulewright-positions-'));
let cards: Cards;
let server: RunningServer;
const start = (limits = {}, where: string | null = home): Promise<RunningServer> =>
  startServer({ port: 0, home: where, cards, limits });
const stored = (body: unknown, of: RunningServer = server): Promise<Response> =>
  fetch(`${of.address}/positions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const code = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { code?: unknown }).code,
];

beforeAll(async () => {
  cards = openCatalogue();
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

test('a position is stored once, whoever stores it, and read by its id after a restart too', async () => {
  const position = `1.${'q1bKSM1_-'.repeat(2000)}`;
  const [first, again] = [await stored({ position }), await stored({ position })];
  expect([first.status, again.status]).toEqual([201, 201]);
  const { id } = (await first.json()) as { id: string };
  expect(await again.json()).toEqual({ id });
  await server.close();
  server = await start();
  const read = await fetch(`${server.address}/positions/${id}`);
  expect(await read.json()).toEqual({ position });
});

test('what is no position, too long or unknown is refused by name', async () => {
  for (const wrong of [null, {}, { position: 7 }, { position: '' }, { position: '1.' }, { position: '1.<b>' }, [1]])
    expect(await code(await stored(wrong))).toEqual([400, 'malformed']);
  expect(await code(await stored({ position: `1.${'a'.repeat(LONGEST_POSITION)}` }))).toEqual([413, 'too-long']);
  expect((await stored({ position: `1.${'a'.repeat(2 * LONGEST_POSITION)}` })).status).toBe(413);
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2f..%2fetc', 'a'.repeat(90)])
    expect(await code(await fetch(`${server.address}/positions/${id}`))).toEqual([404, 'no-such-position']);
});

test('there are only so many, and an address stores only so many in an hour', async () => {
  const few = await start({ positions: 2 }, null);
  for (const at of [1, 2, 1]) expect((await stored({ position: `1.a${at}` }, few)).status).toBe(201);
  expect(await code(await stored({ position: '1.a3' }, few))).toEqual([507, 'full']);
  await few.close();
  const slow = await start({ positionsAnHour: 2 }, null);
  for (const at of [1, 2]) expect((await stored({ position: `1.a${at}` }, slow)).status).toBe(201);
  expect(await code(await stored({ position: '1.a3' }, slow))).toEqual([429, 'too-many']);
  await slow.close();
});

test('pages of other sites store nothing', async () => {
  const response = await fetch(`${server.address}/positions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ position: '1.abc' }),
  });
  expect(response.status).toBe(403);
});
