import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importedSource } from './import.ts';
import { updateCards } from './update.ts';

let home: string;
let server: Server;
let address: string;
/** what the server does next, and what it was asked */
let answers: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];
/** how many bytes of the file the client has */
let received: number;
const onDownload = (read: number): void => void (received = read);

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-'));
  vi.stubEnv('RULEWRIGHT_HOME', home);
  asked = [];
  received = 0;
  server = createServer((request, response) => {
    asked.push(request);
    answers(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});

const named = (name: string, text = '') => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: text.padEnd(100_000, ' '),
  released_at: '2026-01-01',
});
const fileOf = (...names: string[]): string => JSON.stringify(names.map((name) => named(name)));
const names = (): readonly string[] => {
  const source = importedSource();
  return source?.ok ? source.source.names() : [];
};

/** Serves the file as a static server does, and breaks the connection off once the client has so many bytes. */
const serving =
  (file: string | Uint8Array, etag: string, breakAfter = Number.POSITIVE_INFINITY) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const range = request.headers['if-range'] === etag ? /bytes=(\d+)-/.exec(request.headers.range ?? '') : null;
    const from = Number(range?.[1] ?? 0);
    const rest = Buffer.from(file).subarray(from);
    response.writeHead(range ? 206 : 200, {
      etag,
      'content-length': rest.length,
      ...(range && { 'content-range': `bytes ${from}-${from + rest.length - 1}/${Buffer.byteLength(file)}` }),
    });
    if (rest.length <= breakAfter) response.end(rest);
    else {
      response.write(rest.subarray(0, breakAfter));
      const breakOff = (): unknown => (received < breakAfter ? setImmediate(breakOff) : response.destroy());
      breakOff();
    }
  };

test('a description leads to the file; the same one is not fetched twice', async () => {
  const description = { object: 'bulk_data', download_uri: `${address}/cards.json`, updated_at: '2026-02-03' };
  answers = (request, response) =>
    request.url === '/bulk'
      ? response.end(JSON.stringify(description))
      : serving(fileOf('Shock', 'Brand New'), '"1"')(request, response);
  const steps: [number, number][] = [];
  const from = `${address}/bulk`;
  const onSteps = (read: number, total: number): void => void steps.push([read, total]);
  expect(await updateCards({ from, onDownload: onSteps })).toMatchObject({ ok: true, cards: 2, version: '2026-02-03' });
  const size = Buffer.byteLength(fileOf('Shock', 'Brand New'));
  expect(steps.at(-1)).toEqual([size, size]);
  expect(names()).toEqual(['Brand New', 'Shock']);
  asked = [];
  expect(await updateCards({ from })).toMatchObject({ ok: true, unchanged: true });
  expect(asked).toHaveLength(1);
  expect(await updateCards({ from, force: true })).toMatchObject({ ok: true, cards: 2 });
});

test('a file itself is known by its entity tag', async () => {
  answers = serving(fileOf('Shock'), '"1"');
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 1, version: '"1"' });
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, unchanged: true });
  answers = serving(fileOf('Shock', 'Brand New'), '"2"');
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 2, version: '"2"' });
});

test('an unchanged file leaves nothing to wait for', async () => {
  answers = serving(fileOf('Shock'), '"1"');
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 1 });
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const patience = 12_345;
  expect(await updateCards({ from: address, patience })).toMatchObject({ ok: true, unchanged: true });
  const begun = set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === patience);
  expect(begun).toHaveLength(2);
  for (const { value } of begun) expect(clear).toHaveBeenCalledWith(value);
});

test('a download that breaks off is gone on with, and the old cards stay until it is whole', async () => {
  answers = serving(fileOf('Old Card'), '"1"');
  await updateCards({ from: address });
  const file = fileOf('Shock', 'Brand New');
  answers = serving(file, '"2"', 150_000);
  expect(await updateCards({ from: address, onDownload })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('broke off'),
  });
  expect(names()).toEqual(['Old Card']);
  asked = [];
  answers = serving(file, '"2"');
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 2 });
  const resumed = Number(/bytes=(\d+)-/.exec(asked.at(-1)?.headers.range ?? '')?.[1]);
  expect(resumed).toBe(150_000);
  expect(names()).toEqual(['Brand New', 'Shock']);
  expect(existsSync(join(home, 'cards', 'update.part'))).toBe(false);
});

test('a compressed file is kept as it is sent, and gone on with', async () => {
  // what does not repeat is as long compressed
  const text = randomBytes(60_000).toString('base64');
  const file = gzipSync(JSON.stringify([named('Shock', text), named('Brand New', text)]));
  const compressed =
    (breakAfter?: number) =>
    (request: IncomingMessage, response: ServerResponse): void => {
      expect(request.headers['accept-encoding']).toBe('gzip');
      response.setHeader('content-encoding', 'gzip');
      serving(file, '"1"', breakAfter)(request, response);
    };
  answers = compressed(50_000);
  expect(await updateCards({ from: address, onDownload })).toMatchObject({ ok: false });
  answers = compressed();
  expect(await updateCards({ from: address, onDownload })).toMatchObject({ ok: true, cards: 2 });
  expect(asked.at(-1)?.headers.range).toBe('bytes=50000-');
  expect(received).toBe(file.length);
});

test('a server that says that the file is elsewhere', async () => {
  answers = (request, response) =>
    request.url === '/new'
      ? serving(fileOf('Shock'), '"1"')(request, response)
      : response.writeHead(302, { location: '/new' }).end();
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 1 });
  answers = (_, response) => response.writeHead(302, { location: '/again' }).end();
  expect(await updateCards({ from: address })).toMatchObject({ ok: false, reason: expect.stringContaining('end') });
  answers = (_, response) => response.writeHead(302, { location: 'file:///etc/hosts' }).end();
  expect(await updateCards({ from: address })).toMatchObject({ ok: false, reason: expect.stringContaining('web') });
});

test('a file that changed meanwhile is fetched anew', async () => {
  answers = serving(fileOf('Shock', 'Lost'), '"1"', 150_000);
  await updateCards({ from: address, onDownload });
  answers = serving(fileOf('Shock', 'Brand New'), '"2"');
  expect(await updateCards({ from: address })).toMatchObject({ ok: true, cards: 2 });
  expect(names()).toEqual(['Brand New', 'Shock']);
  answers = (_, response) => response.writeHead(416).end();
  expect(await updateCards({ from: address })).toMatchObject({ ok: false, reason: expect.stringContaining('changed') });
});

test('what cannot be used changes nothing', async () => {
  answers = serving(fileOf('A', 'B', 'C'), '"1"');
  await updateCards({ from: address });
  const refused = async (reason: string): Promise<void> => {
    expect(await updateCards({ from: address, patience: 300 })).toMatchObject({
      ok: false,
      from: address,
      reason: expect.stringContaining(reason),
    });
    expect(names()).toEqual(['A', 'B', 'C']);
  };
  answers = serving('<html>', '"2"');
  await refused('cannot be used');
  answers = serving(fileOf('Shock'), '"3"');
  await refused('1 cards, and at least 2');
  answers = (_, response) => response.writeHead(503, 'Busy').end();
  await refused('the server answers 503 Busy');
  answers = (_, response) => response.end(JSON.stringify({ download_uri: 'file:///etc/hosts' }));
  await refused('no address of the web');
  answers = () => undefined;
  await refused('nothing came for 1 s');
});

test('no server', async () => {
  server.close();
  expect(await updateCards({ from: address })).toMatchObject({ ok: false, reason: 'no server answers there' });
});

test('an address that is none', async () => {
  expect(await updateCards({ from: 'cards.json' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('http'),
  });
});
