/** The server as a client meets it: over HTTP and a real WebSocket, with real decks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type ClientMessage, PROTOCOL_VERSION, type ViewMessage } from '@rulewright/protocol';
import { openReplay, readGameFile } from '@rulewright/record';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { patience } from '../../../../tests/tiers/patience.ts';
import { connect, playOn, type TestClient } from './client-in-tests.ts';
import { ownHome } from '../../../../tests/tiers/own-home.ts';

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };
const SLIGH = { builtIn: '1998-ben-rubin-sligh' };
const home = ownHome();
let cards: Cards;
let server: RunningServer;
const clients: TestClient[] = [];

async function client(greet = true): Promise<TestClient> {
  const one = await connect(server.address, greet);
  clients.push(one);
  return one;
}
const start = (): Promise<RunningServer> => startServer({ port: 0, home, cards, pace: 0, partsWithin: 0 });
const table = (
  more: Partial<Extract<ClientMessage, { type: 'create' }>> = {},
): Extract<ClientMessage, { type: 'create' }> => ({
  type: 'create',
  id: 1,
  edition: '2026-02',
  name: 'Ada',
  deck: WEENIE,
  opponent: 'heuristic',
  opponentDeck: SLIGH,
  bestOf: 1,
  ...(more.opponent === 'friend' ? {} : { seed: 5 }),
  ...more,
});

beforeAll(async () => {
  cards = openCatalogue();
  server = await start();
});
afterAll(async () => {
  for (const one of clients) await one.close();
  await server.close();
});

describe('serving', () => {
  test('the next free port is taken when the one asked for is not free', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const other = await startServer({ port, home: null, cards });
    expect(other.port).toBeGreaterThan(port);
    await other.close();
    taken.close();
  });

  test('the page is served, with headers that keep strangers out', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'rulewright-page-'));
    writeFileSync(join(webFolder, 'index.html'), '<title>page</title>');
    const other = await startServer({ port: 0, home: null, cards, webFolder });
    const page = await fetch(other.address);
    expect(await page.text()).toBe('<title>page</title>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/connect-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe');
    expect((await fetch(`${other.address}/../package.json`)).status).toBe(404);
    await other.close();
    rmSync(webFolder, { recursive: true });
  });

  test('a page of another site and a strange host name are refused', async () => {
    await expect(connect(server.address, true, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(connect(server.address, true, { host: 'evil.example' })).rejects.toThrow('421');
  });
});

describe('the seat of a page', () => {
  const asPage = async (cookie?: string): Promise<TestClient> => {
    const one = await connect(server.address, true, {
      origin: server.address,
      ...(cookie !== undefined && { cookie }),
    });
    clients.push(one);
    return one;
  };
  const posted = (keep: string): Promise<Response> =>
    fetch(`${server.address}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({ keep }),
    });

  test('is in a cookie that no script reads, and its token in no message', async () => {
    const one = await asPage();
    one.send(table());
    const seated = await one.next('seated');
    expect(seated.token).toBe('');
    const answer = await posted(seated.keep ?? '');
    expect(answer.status).toBe(204);
    const set = answer.headers.get('set-cookie') ?? '';
    expect(set).toContain('; HttpOnly; SameSite=Strict');
    const cookie = set.split(';')[0] ?? '';
    const token = cookie.split('=')[1] ?? '';
    expect(token).not.toBe('');
    await one.close();
    const later = await asPage(cookie);
    later.send({ type: 'resume', table: seated.table, seat: 0 });
    expect(await later.next('seated')).toMatchObject({ seats: [0], token: '' });
    expect([...one.texts, ...later.texts].filter((text) => text.includes(token))).toEqual([]);
  });

  test('is taken by nobody without the cookie, and each code is good once', async () => {
    const one = await asPage();
    one.send(table());
    const { table: id, keep = '' } = await one.next('seated');
    const other = await asPage();
    other.send({ type: 'resume', id: 3, table: id });
    expect(await other.next('error')).toMatchObject({ re: 3, code: 'wrong-token' });
    expect((await posted(keep)).status).toBe(204);
    expect((await posted(keep)).status).toBe(404);
    const foreign = await fetch(`${server.address}/seats`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    // the page that has just sat down may leave and come back without a reload
    one.send({ type: 'leave', id: 4 });
    await one.next('ok', ({ re }) => re === 4);
    one.send({ type: 'resume', table: id, seat: 0 });
    expect(await one.next('seated')).toMatchObject({ seats: [0] });
  });
});

describe('messages that are wrong change nothing', () => {
  test('before hello, of another version, malformed, too large', async () => {
    const one = await client(false);
    one.send({ type: 'leave', id: 1 });
    expect(await one.next('error')).toMatchObject({ re: 1, code: 'say-hello-first' });
    one.send({ type: 'hello', id: 2, protocol: 99 });
    expect(await one.next('error')).toMatchObject({ re: 2, code: 'protocol-version' });
    for (const text of ['', 'x', '{}', '{"type":"answer","decision":1,"answer":{}}']) {
      one.sendText(text);
      expect(await one.next('error')).toMatchObject({ code: 'malformed' });
    }
    one.sendText(JSON.stringify({ type: 'ping', padding: 'x'.repeat(70_000) }));
    expect(await one.next('error')).toMatchObject({ code: 'too-large' });
    one.send({ type: 'hello', id: 3, protocol: PROTOCOL_VERSION });
    const { decks } = await one.next('welcome');
    expect(decks).toHaveLength(58);
    one.send({ type: 'answer', id: 4, decision: 0, epoch: 1, answer: [0] });
    expect(await one.next('error')).toMatchObject({ re: 4, code: 'not-seated' });
  });

  test('a deck that cannot be played: each line and its reason', async () => {
    const one = await client();
    one.send(table({ deck: { list: '20 Forest\n4 Grizly Bears\nfoo bar baz' } }));
    const error = await one.next('error');
    expect(error).toMatchObject({ re: 1, code: 'bad-deck', deck: { seat: 0 } });
    expect(error.deck?.problems.length).toBeGreaterThan(0);
    one.send(table({ opponentDeck: { list: '20 Forest\n4 Grizly Bears' } }));
    expect(await one.next('error')).toMatchObject({
      deck: { seat: 1, problems: [{ line: 2, text: '4 Grizly Bears' }] },
    });
    one.send(table({ deck: { list: '20 Forest' } }));
    expect(await one.next('error')).toMatchObject({ code: 'bad-deck', message: expect.stringContaining('100.2a') });
    expect(one.messages.some((message) => message.type === 'seated')).toBe(false);
  });

  test("an illegal answer, a late one, one to another seat's decision", async () => {
    const one = await client();
    one.send(table({ opponent: 'friend' }));
    const seated = await one.next('seated');
    const two = await client();
    two.send({ type: 'join', id: 1, table: seated.table, invite: 'not-the-invitation', name: 'Ben', deck: SLIGH });
    expect(await two.next('error')).toMatchObject({ code: 'wrong-token' });
    two.send({ type: 'join', id: 2, table: seated.table, invite: seated.invite ?? '', name: 'Ben', deck: SLIGH });
    await two.next('seated');
    const [a, b] = [await one.next('view'), await two.next('view')];
    const [mine, other, view] = a.decision !== null ? [one, two, a] : [two, one, b];
    const before = JSON.stringify(view.view);
    mine.send({ type: 'answer', id: 5, decision: view.decision ?? -1, epoch: view.epoch, answer: [99] });
    expect(await mine.next('error')).toMatchObject({ re: 5, code: 'wrong-answer' });
    mine.send({ type: 'answer', id: 6, decision: (view.decision ?? 0) + 1, epoch: view.epoch, answer: [0] });
    expect(await mine.next('error')).toMatchObject({ re: 6, code: 'stale-decision' });
    other.send({ type: 'answer', id: 7, decision: view.decision ?? 0, epoch: view.epoch, answer: [0] });
    expect(await other.next('error')).toMatchObject({ re: 7, code: 'not-your-decision' });
    const three = await client();
    three.send({ type: 'watch', id: 8, table: seated.table, watch: seated.watch });
    await three.next('seated');
    await three.next('view');
    three.send({ type: 'concede', id: 9 });
    expect(await three.next('error')).toMatchObject({ re: 9, code: 'not-seated' });
    three.send({ type: 'join', id: 10, table: seated.table, invite: seated.invite ?? '', name: 'Eve', deck: SLIGH });
    expect(await three.next('error')).toMatchObject({ re: 10, code: 'table-full' });
    mine.send({ type: 'settings', id: 11, settings: DEFAULT_SETTINGS });
    await mine.next('ok');
    expect(JSON.stringify({ ...mine.last('view')?.view, log: view.view.log })).toBe(before);
  });
});

describe('limits', () => {
  // time gives nothing back, so that a slow machine counts as a fast one does
  const LIMITS = { refused: 20, connections: 2, messagesOfOne: 0, messagesOfOneAtOnce: 60 };
  test('an address asks by HTTP only so often in a minute', async () => {
    const other = await startServer({ port: 0, home: null, cards, limits: { requestsAMinute: 2 } });
    const asked = async (): Promise<number> => (await fetch(`${other.address}/cards`)).status;
    expect([await asked(), await asked(), await asked()]).toEqual([200, 200, 429]);
    await other.close();
  });

  test('files of the page have a limit of their own, whatever their path, and do not count among other requests', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'rulewright-page-'));
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, 'index.html'), '<title>page</title>');
    writeFileSync(join(webFolder, 'assets', 'lab-1a2b.js'), '0;');
    const other = await startServer({
      port: 0,
      home: null,
      cards,
      webFolder,
      limits: { requestsAMinute: 1, filesAMinute: 4 },
    });
    const asked = async (path: string): Promise<unknown> => {
      const { status, headers } = await fetch(`${other.address}${path}`);
      return status === 200 ? headers.get('cache-control') : status;
    };
    const given = [];
    for (const path of [
      '/',
      '/lab',
      '/assets/lab-1a2b.js',
      '/cards',
      '/cards',
      '/rules/2026-02',
      '/',
      '/assets/lab-1a2b.js',
    ])
      given.push(await asked(path));
    const forEver = 'public, max-age=31536000, immutable';
    expect(given).toEqual(['no-cache', 'no-cache', forEver, 'no-cache', 429, 'no-cache', 429, 429]);
    await other.close();
    rmSync(webFolder, { recursive: true });
  });

  test('a dead link gets the page, which says so, and a program that asks for what is not there an error', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'rulewright-page-'));
    writeFileSync(join(webFolder, 'index.html'), '<title>page</title>');
    const other = await startServer({ port: 0, home: null, cards, webFolder });
    const asked = async (accept: string): Promise<unknown[]> => {
      const answer = await fetch(`${other.address}/nowhere/at/all`, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    expect(await asked('text/html,*/*')).toEqual([404, 'text/html; charset=utf-8', '<title>page</title>']);
    const [status, type, said] = await asked('application/json');
    expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
    expect(said).toContain('There is nothing at /nowhere/at/all.');
    await other.close();
    rmSync(webFolder, { recursive: true });
  });

  test('who floods is cut off, who has too many connections gets no more, and others go on', async () => {
    const other = await startServer({ port: 0, home: null, cards, limits: LIMITS });
    const [one, two] = [await connect(other.address), await connect(other.address)];
    await expect(connect(other.address)).rejects.toThrow(); // closed before it is greeted
    for (let id = 0; id < 120; id += 1) one.sendText(JSON.stringify({ id, type: 'ping' }));
    await one.closed;
    const refused = one.messages.flatMap((message) => (message.type === 'error' ? [message.re] : []));
    expect(refused).toEqual(Array.from({ length: 20 }, (_, at) => 59 + at)); // after hello and 59 pings
    two.send({ type: 'ping', id: 9 });
    expect(await two.next('pong')).toMatchObject({ re: 9 });
    await two.close();
    await other.close();
  });

  test('who does not read what is sent is dropped, keeps nothing of the server, and may come back to the seat', async () => {
    const limits = {
      unread: 64 * 1024,
      connections: 1,
      messagesOfOne: 1e6,
      messagesOfOneAtOnce: 1e6,
      messages: 1e6,
      messagesAtOnce: 1e6,
    };
    const other = await startServer({ port: 0, home: null, cards, pace: 0, partsWithin: 0, limits });
    const first = await connect(other.address);
    first.send(table({ opponent: 'self' }));
    const { table: id, token } = await first.next('seated');
    await first.next('view');
    await first.close();
    const slow = new WebSocket(`${other.address.replace('http', 'ws')}/ws`);
    await new Promise((resolve) => slow.once('open', resolve));
    const closed = new Promise<number>((resolve) => slow.once('close', resolve));
    slow.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
    slow.pause();
    // each is answered with the whole game: more than the network keeps for who does not read
    for (let again = 0; again < 2500; again += 1)
      slow.send(JSON.stringify({ type: 'resume', id: again, table: id, token }));
    // the one connection that its address may have is free again
    const back = await vi.waitFor(() => connect(other.address), { timeout: patience(60_000), interval: 500 });
    slow.resume();
    expect(await closed).toBe(1006);
    back.send({ type: 'resume', id: 1, table: id, token });
    expect((await back.next('seated')).table).toBe(id);
    expect((await back.next('view')).view.decision).not.toBeNull();
    await back.close();
    await other.close();
  });

  test('behind a proxy that is known, each client has its own address; else all have the one of the proxy', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (const proxies of [['127.0.0.1'], []]) {
      const other = await startServer({ port: 0, home: null, cards, proxies, limits: { connections: 1 } });
      const one = await connect(other.address, true, from('192.0.2.1'));
      const two = connect(other.address, true, from('192.0.2.2'));
      if (proxies.length === 0) await expect(two).rejects.toThrow();
      else await (await two).close();
      await one.close();
      await other.close();
    }
  });
});

describe('games', () => {
  test('a whole game against the heuristic player', async () => {
    const one = await client();
    one.send(table());
    await one.next('seated');
    const end = await playOn(one, () => false);
    expect(end.view.result).not.toBeNull();
    expect(one.last('table')?.phase).toBe('over');
  });

  test('no message tells a seat, or one who watches, a card of the other hand or library', async () => {
    const one = await client();
    one.send(table({ opponent: 'friend' }));
    const seated = await one.next('seated');
    const watching = await client();
    watching.send({ type: 'watch', table: seated.table, watch: seated.watch });
    await watching.next('seated');
    const two = await client();
    two.send({ type: 'join', table: seated.table, invite: seated.invite ?? '', name: 'Ben', deck: SLIGH });
    await two.next('seated');
    // both play some turns at once
    const five = (view: { view: { turn: { number: number } } }): boolean => view.view.turn.number >= 5;
    await Promise.all([playOn(one, five), playOn(two, five)]);
    for (const who of [one, two, watching]) {
      const seat = who === one ? 0 : who === two ? 1 : -1;
      for (const message of who.messages) {
        if (message.type !== 'view') continue;
        for (const player of message.view.players) {
          if (player.id === seat) continue;
          expect(player.hand).toEqual([]); // nothing in these decks shows a hand
          expect(player.libraryKnown).toEqual([]);
        }
        if (message.view.decision && !(seat === message.view.decision.by))
          expect(message.view.decision.options).toBeUndefined();
      }
    }
    // and no text names a card that was only ever in the other player's hand or library
    const ownHand = (who: TestClient, seat: number): Set<string> =>
      new Set(
        who.messages
          .flatMap((message) => (message.type === 'view' ? (message.view.players[seat]?.hand ?? []) : []))
          .map((card) => card.name),
      );
    const open = (who: TestClient): Set<string> =>
      new Set(
        who.messages
          .flatMap((message) =>
            message.type === 'view'
              ? [
                  ...message.view.battlefield,
                  ...message.view.stack,
                  ...message.view.exile,
                  ...message.view.players.flatMap((player) => player.graveyard),
                ]
              : [],
          )
          .map((card) => card.name),
      );
    for (const [who, seat, foe] of [
      [one, 0, two],
      [two, 1, one],
    ] as const) {
      for (const name of ownHand(who, seat)) {
        if (open(who).has(name) || ownHand(foe, 1 - seat).has(name)) continue;
        for (const text of [...foe.texts, ...watching.texts].filter((one_) => one_.includes('"view"')))
          expect(text).not.toContain(name);
      }
    }
  });

  test('a reload takes the seat again, and the restarted server goes on with the game', async () => {
    const one = await client();
    one.send(table({ seed: 21 }));
    const seated = await one.next('seated');
    const before = await playOn(one, (view) => view.view.turn.number >= 4 && view.decision !== null);
    await one.close();
    clients.splice(clients.indexOf(one), 1);
    const again = await client();
    again.send({ type: 'resume', table: seated.table, token: 'not-the-token-of-it' });
    expect(await again.next('error')).toMatchObject({ code: 'wrong-token' });
    again.send({ type: 'resume', table: seated.table, token: seated.token });
    expect(await again.next('seated')).toMatchObject({ seats: [0] });
    const resumed = await again.next('view');
    expect(resumed.fresh).toBe(true);
    expect({ ...resumed.view, log: [] }).toEqual({ ...before.view, log: [] });
    for (const open of clients.splice(0)) await open.close();
    await server.close();
    server = await start();
    const later = await client();
    later.send({ type: 'resume', table: seated.table, token: seated.token });
    await later.next('seated');
    const restored = await later.next('view');
    expect({ ...restored.view, log: [] }).toEqual({ ...before.view, log: [] });
    expect(restored.view.log).toEqual(resumed.view.log);
    const end = await playOn(later, () => false);
    expect(end.view.result).not.toBeNull();
    later.send({ type: 'resume', table: 'nosuchtable', token: seated.token });
    expect(await later.next('error')).toMatchObject({ code: 'no-such-table' });
  });

  test('undo takes the last answer back, until hidden information was seen', async () => {
    const one = await client();
    one.send(table({ opponent: 'self', seed: 3, settings: { ...DEFAULT_SETTINGS, fullControl: true } }));
    await one.next('seated');
    const before = await playOn(
      one,
      (view) =>
        view.decision !== null &&
        (view.view.decision?.options ?? []).some(
          (option) => (option.value['action'] as { act?: string } | undefined)?.act === 'playLand',
        ),
    );
    const land = (before.view.decision?.options ?? []).findIndex(
      (option) => (option.value['action'] as { act?: string } | undefined)?.act === 'playLand',
    );
    one.send({ type: 'answer', decision: before.decision ?? -1, epoch: before.epoch, answer: [land] });
    const played = await one.next(
      'view',
      (view) => view.view.battlefield.length === before.view.battlefield.length + 1,
    );
    expect(played.canUndo).toBe(true);
    one.send({ type: 'undo', id: 2 });
    const undone = await one.next('view', (view) => view.fresh);
    expect({ ...undone.view, log: [] }).toEqual({ ...before.view, log: [] });
  });

  test('undo is refused once a card was drawn', async () => {
    const one = await client();
    one.send(table({ opponent: 'self', seed: 3, settings: { ...DEFAULT_SETTINGS, fullControl: true } }));
    await one.next('seated');
    // the draw step of the second turn: the turn's draw was the last thing that happened
    const drawn = await playOn(one, (view) => view.view.turn.number === 2 && view.view.turn.step === 'draw');
    expect(drawn.canUndo).toBe(false);
    one.send({ type: 'undo', id: 2 });
    expect(await one.next('error')).toMatchObject({ re: 2, code: 'undo-refused' });
    one.send({ type: 'settings', id: 3, settings: { ...DEFAULT_SETTINGS, fullControl: true } });
    await one.next('ok');
    expect(one.last('view')?.view.turn).toEqual(drawn.view.turn);
  });

  test('undo in the middle of casting takes the whole spell back and nothing more', async () => {
    const one = await client();
    const settings = { ...DEFAULT_SETTINGS, autoPay: false };
    one.send(table({ opponent: 'self', seed: 3, settings }));
    await one.next('seated');
    const casts = (view: ViewMessage): number =>
      (view.view.decision?.options ?? []).findIndex(
        (option) =>
          (option.value['action'] as { act?: string } | undefined)?.act === 'cast' && option.value['attempt'] !== true,
      );
    const lands = (view: ViewMessage): boolean =>
      (view.view.decision?.options ?? []).some(
        (option) => (option.value['action'] as { act?: string } | undefined)?.act === 'playLand',
      );
    const before = await playOn(one, (view) => view.decision !== null && casts(view) >= 0 && !lands(view));
    one.send({ type: 'answer', decision: before.decision ?? -1, epoch: before.epoch, answer: [casts(before)] });
    const casting = await one.next('view', (view) => view.decision !== null && view.decision !== before.decision);
    expect(casting.view.decision?.kind).not.toBe('priority');
    one.send({ type: 'undo', id: 2 });
    const undone = await one.next('view', (view) => view.fresh);
    expect({ ...undone.view, log: [] }).toEqual({ ...before.view, log: [] });
  });

  test('best of three: concede, change decks, the loser says who begins; then a rematch', async () => {
    const one = await client();
    one.send(table({ bestOf: 3, seed: 31 }));
    await one.next('seated');
    await one.next('view', (view) => view.decision !== null);
    one.send({ type: 'sideboard', id: 2, main: [], sideboard: [] });
    expect(await one.next('error')).toMatchObject({ re: 2, code: 'not-now' });
    one.send({ type: 'concede', id: 3 });
    const between = await one.next('table', (message) => message.phase === 'between');
    expect(between).toMatchObject({ starter: 0, game: 1, seats: [{ wins: 0 }, { wins: 1 }] });
    const pool = between.pools[0] ?? expect.fail('no pool');
    one.send({ type: 'sideboard', id: 4, main: pool.main.slice(1), sideboard: pool.sideboard });
    expect(await one.next('error')).toMatchObject({ re: 4, code: 'bad-deck' });
    one.send({ type: 'sideboard', id: 5, main: [...pool.main, ...pool.sideboard], sideboard: [], start: 'second' });
    await one.next('table', (message) => message.phase === 'playing' && message.game === 2);
    await one.next('view', (view) => view.game === 2 && view.decision !== null);
    const { turn } = (await playOn(one, (view) => view.game === 2 && view.view.turn.number >= 1)).view;
    expect(turn.active).toBe(turn.number % 2 === 1 ? 1 : 0); // the loser let the other begin
    one.send({ type: 'concede', id: 6 });
    const over = await one.next('table', (message) => message.phase === 'over');
    expect(over).toMatchObject({ winner: 1, seats: [{ wins: 0 }, { wins: 2 }] });
    one.send({ type: 'rematch', id: 7 });
    const anew = await one.next('table', (message) => message.phase === 'playing');
    expect(anew).toMatchObject({ game: 3, seats: [{ wins: 0 }, { wins: 0 }] });
  });
});

describe('more than two', () => {
  test('an edition says which variants it has, and with how many', async () => {
    const ada = await client(false);
    ada.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    const { editions } = await ada.next('welcome');
    const of = (id: string) => new Map(editions.find((one) => one.id === id)?.variants.map((v) => [v.id, v.players]));
    expect(of('2026-02').get('none')).toEqual([2]);
    expect(of('2026-02').get('emperor')).toEqual([6, 9, 12]);
    expect(of('2026-02').get('two-headed-giant')).toEqual([4, 6, 8, 10, 12]);
    expect(of('2026-02').get('grand-melee')).toEqual([10, 11, 12]);
    expect(of('2009-10').has('team-vs-team')).toBe(false);
  });

  test('a free-for-all of four is played on until one is left', async () => {
    const ada = await client();
    ada.send(table({ variant: 'free-for-all', players: 4, opponent: 'random' }));
    const { players } = (await ada.next('view')).view;
    expect(players.map(({ name, team }) => [name, team])).toEqual([
      ['Ada', 0],
      ['Random player 1', 1],
      ['Random player 2', 2],
      ['Random player 3', 3],
    ]);
    ada.send({ type: 'concede' });
    const end = await ada.next('view', ({ view }) => view.result !== null);
    expect(end.view.players[0]).toMatchObject({ lost: true, left: true });
    expect(end.view.result).toMatchObject({ result: 'won' });
    expect(end.view.players.filter(({ lost }) => !lost)).toHaveLength(1);
  });

  test('two friends and their host: the game begins when nobody is missing', async () => {
    const ada = await client();
    ada.send(table({ variant: 'free-for-all', players: 3, opponent: 'friend' }));
    const { table: name, invite } = await ada.next('seated');
    for (const [guest, phase] of [
      ['Ben', 'waiting'],
      ['Cid', 'playing'],
    ] as const) {
      const friend = await client();
      friend.send({ type: 'join', table: name, invite: invite ?? '', name: guest, deck: SLIGH });
      await friend.next('seated');
      expect((await friend.next('table')).phase).toBe(phase);
    }
    const view = await ada.next('view');
    expect(view.view.players.map((player) => player.name)).toEqual(['Ada', 'Ben', 'Cid']);
    // a fourth finds no seat
    const late = await client();
    late.send({ type: 'join', table: name, invite: invite ?? '', name: 'Dan', deck: SLIGH });
    await expect(late.next('seated')).rejects.toThrow('table-full');
  });

  test('teammates play the same deck; a number that a variant does not take is refused', async () => {
    const ada = await client();
    ada.send(table({ variant: 'two-headed-giant', players: 3 }));
    await expect(ada.next('seated')).rejects.toThrow('two teams of equal size');
    const bea = await client();
    bea.send(table({ variant: 'two-headed-giant', players: 4, opponent: 'self' }));
    expect((await bea.next('seated')).seats).toEqual([0, 1, 2, 3]);
    const { seats } = await bea.next('table');
    expect(new Set(seats.slice(0, 2).map(({ deck }) => deck)).size).toBe(1);
    expect(seats[0]?.deck).not.toBe(seats[2]?.deck);
    expect((await bea.next('view')).view).toMatchObject({
      variant: 'two-headed-giant',
      players: [{ life: 30 }, {}, {}, {}],
    });
  });
});

describe('decks led by commanders', () => {
  const WILDS = { builtIn: '2006-kamahl-wilds' };
  const FIRES = { builtIn: '2006-kumano-fires' };

  test('an edition says whether it has them, by its own name, and in which variants', async () => {
    const ada = await client(false);
    ada.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    const { editions } = await ada.next('welcome');
    const of = (id: string) => editions.find((one) => one.id === id)?.formats.map(({ name }) => name);
    expect(of('2006-10')).toEqual(['Sixty cards', 'Sealed or draft']);
    expect(of('2009-10')).toEqual(['Sixty cards', 'Sealed or draft', 'EDH']);
    expect(of('2026-02')).toEqual(['Sixty cards', 'Sealed or draft', 'Commander', 'Brawl']);
    const commander = editions.find(({ id }) => id === '2026-02')?.formats.find(({ id }) => id === 'commander');
    expect(commander?.variants).toContain('free-for-all');
    expect(commander?.variants).not.toContain('two-headed-giant');
  });

  const led = { format: 'commander', deck: WILDS, opponentDeck: FIRES } as const;

  test('a game of four begins with each commander in the command zone', async () => {
    const ada = await client();
    ada.send(table({ ...led, variant: 'free-for-all', players: 4, opponent: 'self' }));
    expect(await ada.next('table')).toMatchObject({ format: 'commander' });
    const { view } = await ada.next('view');
    expect(view.command.map((object) => [object.name, object.owner])).toEqual([
      ['Kamahl, Fist of Krosa', 0],
      ['Kumano, Master Yamabushi', 1],
      ['Kamahl, Fist of Krosa', 2],
      ['Kumano, Master Yamabushi', 3],
    ]);
    expect(view.command[0]?.marks).toMatchObject([{ mark: 'commander', label: 'commander', rule: '903.3', player: 0 }]);
    expect(view.players.map(({ life }) => life)).toEqual([40, 40, 40, 40]);
  });

  test('each of the others may bring a deck of their own; players of a team may not', async () => {
    const ada = await client();
    const otherDecks = [FIRES, FIRES];
    ada.send(table({ ...led, variant: 'free-for-all', players: 4, opponent: 'random', otherDecks }));
    const { view } = await ada.next('view');
    expect(view.command.map(({ name }) => name.split(',')[0])).toEqual(['Kamahl', 'Kumano', 'Kumano', 'Kumano']);
    ada.send({ type: 'leave' });
    ada.send(table({ variant: 'two-headed-giant', players: 4, opponent: 'random', otherDecks: [SLIGH] }));
    const { message } = await ada.next('error');
    expect(message).toContain('Players of a team play the same deck');
  });

  test('the file of a game names the commanders, and it plays again from its file', async () => {
    const ada = await client();
    ada.send(table(led));
    const { table: name, watch } = await ada.next('seated');
    await ada.next('view');
    ada.send({ type: 'concede' });
    await ada.next('table', ({ phase }) => phase === 'over');
    const headers = { Authorization: `Bearer ${watch}` };
    const read = readGameFile(await (await fetch(`${server.address}/games/${name}/1`, { headers })).text());
    if (!read.ok) throw new Error(read.message);
    expect(read.file.players[0]).toMatchObject({ commander: 'Kamahl, Fist of Krosa' });
    expect(openReplay(read.file, cards)).toMatchObject({ ok: true });
  });

  test.each([
    ['a deck without a commander', { format: 'commander', deck: SLIGH }, 'must have exactly 100'],
    ['a deck with one where none leads', { deck: WILDS }, 'it can be played in Commander or Brawl'],
    ['an edition without them', { format: 'commander', edition: '2006-10' }, 'have no commanders'],
    ['Brawl before 2026', { format: 'brawl', edition: '2011-09' }, 'since 2026'],
  ] as const)('%s is refused', async (_, wish, why) => {
    const ada = await client();
    ada.send(table({ deck: WILDS, opponentDeck: FIRES, ...wish }));
    await expect(ada.next('seated')).rejects.toThrow(why);
  });
});

describe('a clock', () => {
  test('runs for whom the game waits for; who lets it run out has left the game', async () => {
    const ada = await client();
    ada.send(table({ opponent: 'friend', clock: { per: 'decision', seconds: 5 } }));
    const { table: name, invite } = await ada.next('seated');
    const ben = await client();
    ben.send({ type: 'invitation', id: 2, table: name, invite: invite ?? '' });
    expect(await ben.next('invitation')).toMatchObject({ clock: { per: 'decision', seconds: 5 } });
    ben.send({ type: 'join', table: name, invite: invite ?? '', name: 'Ben', deck: SLIGH });
    const { clock } = await ada.next('table', (one) => one.clock?.runs != null);
    expect(clock).toMatchObject({ per: 'decision', seconds: 5 });
    const over = await ben.next('table', ({ phase }) => phase === 'over');
    expect(over.winner).toBe(1 - (clock?.runs ?? -1));
    expect(over.clock?.runs).toBeNull();
  });
});

describe('a draw', () => {
  test('is offered, declined, taken back and accepted; declined, it is offered again in a later turn', async () => {
    const ada = await client();
    ada.send(table({ opponent: 'friend' }));
    const { table: name, invite } = await ada.next('seated');
    const ben = await client();
    ben.send({ type: 'join', table: name, invite: invite ?? '', name: 'Ben', deck: SLIGH });
    await ben.next('view');
    ada.send({ type: 'draw', id: 2, offer: false });
    expect(await ada.next('error')).toMatchObject({ re: 2, code: 'not-now', message: 'Nobody offers a draw.' });
    ada.send({ type: 'draw', id: 3, offer: true });
    await ben.next('table', ({ drawOffers }) => drawOffers?.join() === '0');
    ada.send({ type: 'draw', id: 4, offer: false });
    await ben.next('table', ({ drawOffers }) => drawOffers === undefined);
    ben.send({ type: 'draw', id: 5, offer: true });
    await ada.next('table', ({ drawOffers }) => drawOffers?.join() === '1');
    ada.send({ type: 'draw', id: 6, offer: true });
    expect(await ben.next('table', ({ phase }) => phase === 'over')).toMatchObject({ draws: 1, winner: null });
    const { view } = await ben.next('view');
    expect(view.result).toMatchObject({ result: 'draw', reason: 'agreement' });
    ben.send({ type: 'rematch' });
    ada.send({ type: 'rematch' });
    await ada.next('table', ({ phase, game }) => phase === 'playing' && game === 2);
    ada.send({ type: 'draw', id: 7, offer: true });
    await ben.next('table', ({ drawOffers }) => drawOffers?.join() === '0');
    ben.send({ type: 'draw', id: 8, offer: false });
    await ada.next('table', ({ drawOffers }) => drawOffers === undefined);
    ada.send({ type: 'draw', id: 9, offer: true });
    expect(await ada.next('error')).toMatchObject({ re: 9, message: expect.stringContaining('in the next') });
  });

  test('the computer agrees on none', async () => {
    const ada = await client();
    ada.send(table());
    await ada.next('view');
    ada.send({ type: 'draw', id: 2, offer: true });
    expect(await ada.next('error')).toMatchObject({ re: 2, message: expect.stringContaining('plays on') });
  });
});

describe('card data', () => {
  test('is listed, and read from its path as a card index', async () => {
    const [file] = (await (await fetch(`${server.address}/cards`)).json()) as { path: string; bytes: number }[];
    const content = await (await fetch(`${server.address}${file?.path ?? ''}`)).arrayBuffer();
    expect(content.byteLength).toBe(file?.bytes);
    expect((await fetch(`${server.address}/cards/another.cards`)).status).toBe(404);
    expect((await fetch(`${server.address}/cards/..%2Fpackage.json`)).status).toBe(404);
  });

  test('scenarios are not at hand where the server is given none', async () => {
    const response = await fetch(`${server.address}/scenarios/named?name=x`);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('clone')]);
  });
});
