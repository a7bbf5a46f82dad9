/** What whoever runs a server sees of it: its health, its meters, its log; and how it stops. */
import { request } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { type RunningServer, startServer } from '../front/start-server.ts';
import { connect, type TestClient } from '../front/client-in-tests.ts';
import { newLogger } from './log.ts';
import { newMeters } from './meters.ts';

let cards: Cards;
let server: RunningServer;
let lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(...chunk.toString().split('\n').filter(Boolean));
    done();
  },
});
const start = (): Promise<RunningServer> =>
  startServer({
    port: 0,
    home: null,
    cards,
    pace: 0,
    partsWithin: 0,
    logger: newLogger('trace', log),
    metricsToken: 'a-long-token',
    proxies: ['127.0.0.1'],
  });
beforeAll(async () => {
  cards = openCatalogue();
  server = await start();
});
afterAll(() => server.close());

const fetched = (path: string, headers: Record<string, string> = {}) => fetch(`${server.address}${path}`, { headers });

async function sat(one: TestClient, opponent: 'self' | 'friend' = 'self') {
  const deck = { builtIn: '1998-brian-hacker-white-weenie' };
  one.send({ type: 'create', edition: '2026-02', name: 'Ada', deck, opponent, opponentDeck: deck, bestOf: 1 });
  return one.next('seated');
}

test('counters, gauges and histograms in the form that Prometheus reads', () => {
  const meters = newMeters();
  const asked = meters.counter('asked_total', 'Asked.', 'by');
  asked.add('a "b"\\\n');
  meters.gauge('open', 'Open.', () => 3);
  meters.histogram('took_seconds', 'Took.').observe(0.3);
  expect(meters.text().split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE asked_total counter',
      'asked_total{by="a \\"b\\"\\\\\\n"} 1',
      'open 3',
      'took_seconds_bucket{le="0.25"} 0',
      'took_seconds_bucket{le="0.5"} 1',
      'took_seconds_bucket{le="+Inf"} 1',
      'took_seconds_count 1',
    ]),
  );
});

test('it lives, it is ready, and its meters tell of tables and messages', async () => {
  const one = await connect(server.address);
  await sat(one);
  expect(await (await fetched('/health/live')).json()).toEqual({ ok: true });
  expect(await (await fetched('/health/ready')).json()).toEqual({ ok: true });
  const text = await (await fetched('/metrics')).text();
  for (const line of [
    'rulewright_messages_total{type="create"} 1',
    'rulewright_tables{state="playing"} 1',
    'rulewright_guests 1',
    'rulewright_store_write_seconds_count 1',
  ])
    expect(text.split('\n')).toContain(line);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) |[a-z_]+(\{[a-z]+="[^"]*"\})? [-0-9.e+]+$)/);
  await one.close();
});

test('meters are read from this machine, or with the token', async () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  expect((await fetched('/metrics', forwarded)).status).toBe(403);
  expect((await fetched('/metrics', { ...forwarded, authorization: 'Bearer a-wrong-token' })).status).toBe(403);
  expect((await fetched('/metrics', { ...forwarded, authorization: 'Bearer a-long-token' })).status).toBe(200);
});

test('no secret is in the log, at any level, and each line of it is JSON', async () => {
  lines = [];
  const one = await connect(server.address);
  const { token, invite, watch, table } = await sat(one, 'friend');
  const two = await connect(server.address, true, { origin: server.address, cookie: `seat-${table}-0=${token}` });
  two.send({ type: 'resume', table });
  const { keep } = await two.next('seated');
  for (const said of [
    { type: 'resume', id: 5, table, token: `${token}x` },
    { type: 'join', id: 6, table, invite: `${invite}x`, name: 'Ben', deck: { builtIn: 'none' } },
    { type: 'watch', id: 7, table, watch, token },
    { type: 'resume', token, invite, watch },
  ])
    one.sendText(JSON.stringify(said));
  await expect(one.next('pong')).rejects.toThrow('error');
  await new Promise<void>((resolve, reject) => {
    const posting = request(
      `${server.address}/seats`,
      { method: 'POST', headers: { 'content-type': 'application/json', cookie: `seat-${table}-0=${token}` } },
      (answered) => answered.resume().on('end', resolve),
    );
    posting.on('error', reject).end(JSON.stringify({ keep }));
  });
  await fetched(`/games/${table}/1`, { authorization: `Bearer ${token}` });
  await one.close();
  await two.close();
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  const secrets = [token, invite, watch, keep].filter((secret) => typeof secret === 'string');
  expect(secrets).toHaveLength(4);
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
});

test('what is logged with a secret in it is logged without', () => {
  lines = [];
  const logger = newLogger('info', log);
  logger.info({ token: 'one', request: { headers: { authorization: 'two', cookie: 'three' } } }, 'said');
  logger.info({ seated: { token: 'four', watch: 'five' }, store: { password: 'six' }, 'set-cookie': 'seven' }, 'said');
  const text = lines.join('\n');
  for (const secret of ['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
    expect(text).not.toContain(`"${secret}"`);
});

test('it drains: not ready, no new tables, games go on; and what was sent before it stops is answered', async () => {
  const drained = await start();
  const one = await connect(drained.address);
  await sat(one);
  const view = await one.next('view');
  const draining = drained.drain(60_000);
  const ready = await fetch(`${drained.address}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ok: false, why: 'The server is about to stop.' });
  one.send({ type: 'answer', id: 8, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
  expect((await one.next('ok')).re).toBe(8);
  const two = await connect(drained.address);
  await expect(sat(two)).rejects.toThrow('about to stop');
  await two.close();
  const next = one.last('view') ?? view;
  one.send({ type: 'answer', id: 9, decision: next.decision ?? -1, epoch: next.epoch, answer: [1] });
  await (await connect(drained.address)).close(); // the answer has arrived before this
  await drained.close();
  await draining;
  expect(one.messages.some((message) => message.type === 'ok' && message.re === 9)).toBe(true);
});
