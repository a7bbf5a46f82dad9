/** Newer cards for a running server, from a file server on loopback: a sound one, a slow one, one that breaks off; and from a file that is given. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CardsState } from '@rulewright/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../front/client-in-tests.ts';
import { type RunningServer, startServer } from '../front/start-server.ts';

let home: string;
let files: Server;
let server: RunningServer;
/** what the file server does */
let answers: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];

beforeAll(async () => {
  files = createServer((request, response) => {
    asked.push(request);
    answers(request, response);
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  files.closeAllConnections();
  files.close();
});
const cardsFrom = (): string => `http://127.0.0.1:${(files.address() as AddressInfo).port}/cards`;
const start = (more: object = {}): Promise<RunningServer> =>
  startServer({ port: 0, home: null, pace: 0, cardsFrom: cardsFrom(), limits: { requestsAMinute: 1e6 }, ...more });
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-'));
  vi.stubEnv('RULEWRIGHT_HOME', home);
  asked = [];
  server = await start();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

const card = (name: string, text = 'Draw a card.') => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: text,
  released_at: '2026-03-04',
});
/** Long enough to come in several parts. */
const FILE = JSON.stringify([
  card('Brand New'),
  ...Array.from({ length: 2000 }, (_, at) => card(`Card Number ${at}`, `${'x'.repeat(80)} ${at}`)),
]);
const whole = (_: IncomingMessage, response: ServerResponse): unknown =>
  response.writeHead(200, { etag: '"1"', 'content-length': Buffer.byteLength(FILE) }).end(FILE);

async function call(
  method: string,
  path: string,
  more: RequestInit = {},
): Promise<{ status: number; state: CardsState }> {
  const answer = await fetch(server.address + path, { method, ...more });
  return { status: answer.status, state: (await answer.json()) as CardsState };
}
const state = async (): Promise<CardsState> => (await call('GET', '/cards/state')).state;
async function until(holds: (now: CardsState) => boolean): Promise<CardsState> {
  for (;;) {
    const now = await state();
    if (holds(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const done = (now: CardsState): boolean => now.work === null;
const known = async (name: string): Promise<boolean> => {
  const client = await connect(server.address);
  client.send({
    type: 'read-deck',
    id: 1,
    deck: { list: `4 ${name}` },
    edition: '2026-02',
    sideboard: false,
    format: 'constructed',
  });
  const { main } = await client.next('deck');
  await client.close();
  return main.length === 1;
};

test('nothing is fetched unasked; asked, the newest cards come, and decks are read with them', async () => {
  answers = whole;
  expect(await state()).toMatchObject({ newest: '2017-01-20', since: null, work: null, problem: null, mayRenew: true });
  expect(await known('Brand New')).toBe(false);
  expect(asked).toEqual([]);
  expect(await call('POST', '/cards/renewal')).toMatchObject({ status: 202, state: { work: { phase: 'fetching' } } });
  const now = await until(done);
  expect(now).toMatchObject({ newest: '2026-03-04', problem: null, begun: 0 });
  expect(now.since).toMatch(/^\d{4}-/);
  expect(await known('Brand New')).toBe(true);
  expect(await known('Shock')).toBe(true);
});

test('threads that have the tables take the new cards too', async () => {
  await server.close();
  answers = whole;
  server = await start({ workers: 1 });
  await call('POST', '/cards/renewal');
  expect(await until(done)).toMatchObject({ problem: null });
  expect(await known('Brand New')).toBe(true);
});

test('a slow server shows how far it is; cancelled, it is gone on with', async () => {
  const bytes = Buffer.from(FILE);
  answers = (_, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100_000)); // and then nothing
  };
  await call('POST', '/cards/renewal');
  const { work } = await until((now) => (now.work?.read ?? 0) >= 100_000);
  expect(work).toEqual({ phase: 'fetching', read: 100_000, total: bytes.length });
  expect(await call('POST', '/cards/renewal')).toMatchObject({ status: 409 });
  const { state: cancelled } = await call('DELETE', '/cards/renewal');
  expect(cancelled).toMatchObject({ work: null, problem: null, begun: 100_000, newest: '2017-01-20' });
  asked = [];
  answers = (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1]);
    const rest = bytes.subarray(from);
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(206, { etag: '"1"', 'content-length': rest.length, 'content-range': range }).end(rest);
  };
  await call('POST', '/cards/renewal');
  expect(await until(done)).toMatchObject({ newest: '2026-03-04', problem: null, begun: 0 });
  expect(asked.at(-1)?.headers.range).toBe('bytes=100000-');
});

test('a server that breaks off, and none at all: it says so, and the cards stay', async () => {
  answers = (_, response) => response.writeHead(200, { 'content-length': 1000 }).write('[', () => response.destroy());
  await call('POST', '/cards/renewal');
  expect(await until(done)).toMatchObject({ problem: expect.stringContaining('broke off'), newest: '2017-01-20' });
  answers = (_, response) => response.writeHead(503, 'Busy').end();
  await call('POST', '/cards/renewal');
  expect(await until(done)).toMatchObject({ problem: 'the server answers 503 Busy' });
});

const given = (body: BodyInit): RequestInit => ({ body, headers: { 'content-type': 'application/octet-stream' } });

test('a file that is given, compressed or not; what is no card file is told', async () => {
  expect(await call('PUT', '/cards/file', given(gzipSync(FILE)))).toMatchObject({ status: 202 });
  expect(await until(done)).toMatchObject({ newest: '2026-03-04', problem: null });
  expect(await known('Brand New')).toBe(true);
  await call('PUT', '/cards/file', given('<html>'));
  expect(await until(done)).toMatchObject({ problem: expect.stringContaining('not a card file') });
  expect(await known('Brand New')).toBe(true);
});

test('nobody else may change the cards', async () => {
  answers = whole;
  const refused = { status: 403, state: { code: 'not-yours' } };
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect(await call('POST', '/cards/renewal', elsewhere)).toMatchObject(refused);
  expect(await call('DELETE', '/cards/renewal', elsewhere)).toMatchObject(refused);
  expect((await call('GET', '/cards/state', elsewhere)).state.mayRenew).toBe(false);
  await server.close();
  server = await start({ names: ['play.example.org'] });
  expect(await call('POST', '/cards/renewal')).toMatchObject(refused);
  expect((await call('PUT', '/cards/file', given(FILE))).status).toBe(403);
  expect(asked).toEqual([]);
});
