/** The fair shuffle as clients meet it: committed to first, made of everybody's parts, waiting for nobody for long, told afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, fairKey } from '@rulewright/engine';
import type { ClientMessage } from '@rulewright/protocol';
import { type GameFile, readGameFile, verifyGame } from '@rulewright/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { connect, type TestClient } from './client-in-tests.ts';
import { ownHome } from '../../../../tests/tiers/own-home.ts';

const DECK = { list: '56 Mountain\n4 Lightning Bolt' };
ownHome();
let cards: Cards;
/** waits for the parts as long as it takes */
let patient: RunningServer;
let hasty: RunningServer;
const clients: TestClient[] = [];

beforeAll(async () => {
  cards = openCatalogue();
  patient = await startServer({ port: 0, home: null, cards, pace: 0, partsWithin: 3_600_000 });
  hasty = await startServer({ port: 0, home: null, cards, pace: 0, partsWithin: 5 });
});
afterAll(async () => {
  for (const one of clients) await one.close();
  await patient.close();
  await hasty.close();
});

async function client(server: RunningServer): Promise<TestClient> {
  const one = await connect(server.address);
  clients.push(one);
  return one;
}

const create = (
  more: Partial<Extract<ClientMessage, { type: 'create' }>> = {},
): Extract<ClientMessage, { type: 'create' }> => ({
  type: 'create',
  id: 1,
  edition: '2011-09',
  name: 'Ada',
  deck: DECK,
  opponent: 'friend',
  bestOf: 1,
  ...more,
});

interface TwoSeats {
  ada: TestClient;
  ben: TestClient;
  table: string;
  /** seat tokens */
  tokens: [string, string];
}

async function friends(server: RunningServer): Promise<TwoSeats> {
  const ada = await client(server);
  ada.send(create());
  const made = await ada.next('seated');
  const ben = await client(server);
  ben.send({ type: 'join', table: made.table, invite: made.invite ?? '', name: 'Ben', deck: DECK });
  const joined = await ben.next('seated');
  return { ada, ben, table: made.table, tokens: [made.token, joined.token] };
}

async function fetched(server: RunningServer, table: string, token: string, game = 1) {
  const answer = await fetch(`${server.address}/games/${table}/${game}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text() };
}

function read(text: string): GameFile & { random: Extract<GameFile['random'], { key: string }> } {
  const done = readGameFile(text);
  if (!done.ok) throw new Error(done.message);
  if (!('key' in done.file.random)) throw new Error('no fair shuffle');
  return done.file as ReturnType<typeof read>;
}

const PARTS = ['a'.repeat(64), 'b'.repeat(64)] as const;

test('nobody chooses the seed at a table with other people', async () => {
  const one = await client(patient);
  one.send(create({ seed: 7 }));
  expect(await one.next('error')).toMatchObject({ re: 1, code: 'seed-refused' });
  one.send(create({ id: 2, seed: 7, opponent: 'self', opponentDeck: DECK }));
  await one.next('view');
  expect(one.last('table')).toMatchObject({ phase: 'playing', shuffle: null });
});

test('the server is bound first, the seats give their parts, the game begins with the last of them, and the file tells all', async () => {
  const { ada, ben, table, tokens } = await friends(patient);
  const before = await ben.next('table', ({ phase }) => phase === 'shuffling');
  expect(before.shuffle).toMatchObject({ game: 1, given: [false, false] });
  expect(ada.messages.concat(ben.messages).some(({ type }) => type === 'view')).toBe(false);

  ada.send({ type: 'part', id: 2, game: 1, part: PARTS[0] });
  await ada.next('ok');
  expect((await ben.next('table', ({ shuffle }) => shuffle?.given[0] === true)).phase).toBe('shuffling');
  ada.send({ type: 'part', id: 3, game: 1, part: PARTS[0] });
  await ada.next('ok');
  ada.send({ type: 'part', id: 4, game: 1, part: PARTS[1] });
  expect(await ada.next('error')).toMatchObject({ re: 4, code: 'not-now' });
  ada.send({ type: 'part', id: 5, seat: 1, game: 1, part: PARTS[1] });
  expect(await ada.next('error')).toMatchObject({ re: 5, code: 'not-seated' });
  ben.send({ type: 'part', id: 6, game: 2, part: PARTS[1] });
  expect(await ben.next('error')).toMatchObject({ re: 6, code: 'not-now' });
  ben.send({ type: 'part', game: 1, part: PARTS[1] });
  await ben.next('view');
  ben.send({ type: 'part', id: 7, game: 1, part: PARTS[1] });
  expect(await ben.next('error')).toMatchObject({ re: 7, code: 'not-now' });

  // neither part, nor the server's, nor the key is told while the match goes on
  expect(await fetched(patient, table, tokens[0])).toMatchObject({ status: 409 });
  ben.send({ type: 'concede' });
  const after = await ada.next('table', ({ phase }) => phase === 'over');
  expect(after).toMatchObject({ files: [1], shuffle: { game: 2, given: [false, false] } });
  expect(after.shuffle?.commitment).not.toBe(before.shuffle?.commitment);

  const file = read((await fetched(patient, table, tokens[1])).text);
  const { key, shuffle } = file.random;
  expect(shuffle).toEqual({
    game: `${table}/1`,
    commitment: before.shuffle?.commitment,
    server: expect.stringMatching(/^[0-9a-f]{64}$/),
    seats: [...PARTS],
  });
  expect(commitmentTo(shuffle)).toBe(shuffle.commitment);
  expect(fairKey(shuffle)).toBe(key);
  for (const text of [...ada.texts, ...ben.texts])
    for (const secret of [key, shuffle.server, ...PARTS]) expect(text).not.toContain(secret);
  const noted = { commitment: before.shuffle?.commitment, part: PARTS[1] };
  expect(verifyGame(file, cards, noted)).toMatchObject({ outcome: 'verified', fair: true });
});

test('a game is given to its seats only', async () => {
  const { ada, ben, table, tokens } = await friends(patient);
  for (const one of [ada, ben]) one.send({ type: 'part', game: 1, part: PARTS[0] });
  await ben.next('view');
  ben.send({ type: 'concede' });
  await ben.next('table', ({ phase }) => phase === 'over');
  expect((await fetched(patient, table, tokens[0])).status).toBe(200);
  expect((await fetched(patient, table, 'not-a-token-of-this-table')).status).toBe(403);
  expect((await fetched(patient, table, '')).status).toBe(403);
  expect((await fetched(patient, table, tokens[0], 2)).status).toBe(404);
  expect((await fetched(patient, 'nosuchtable', tokens[0])).status).toBe(404);
  expect((await fetch(`${patient.address}/games/${table}/x`)).status).toBe(404);
  expect((await fetch(`${patient.address}/games/%2e%2e/1`)).status).toBe(404);
});

test('a seat that never answers does not keep the game from beginning', async () => {
  const { ada, ben, table, tokens } = await friends(hasty);
  await ada.next('view');
  await ben.next('view');
  ada.send({ type: 'concede' });
  await ada.next('table', ({ phase }) => phase === 'over');
  const file = read((await fetched(hasty, table, tokens[0])).text);
  expect(file.random.shuffle.seats).toEqual(['', '']);
  expect(verifyGame(file, cards)).toMatchObject({ outcome: 'verified', fair: true });
});

test('the computer keeps nobody waiting, and the same parts do not give the same key', async () => {
  const keys: string[] = [];
  for (let game = 0; game < 3; game++) {
    const one = await client(patient);
    one.send(create({ opponent: 'random', opponentDeck: DECK }));
    const { table, token } = await one.next('seated');
    await one.next('table', ({ phase }) => phase === 'shuffling');
    one.send({ type: 'part', game: 1, part: PARTS[0] });
    await one.next('view');
    one.send({ type: 'concede' });
    await one.next('table', ({ phase }) => phase === 'over');
    const { random } = read((await fetched(patient, table, token)).text);
    expect(random.shuffle.seats).toEqual([PARTS[0], '']);
    keys.push(random.key, random.shuffle.server);
  }
  expect(new Set(keys).size).toBe(6);
});

test('each game of a match is dealt by a shuffle of its own, and told when the match is over', async () => {
  const one = await client(hasty);
  one.send(create({ opponent: 'self', opponentDeck: DECK, bestOf: 3 }));
  const { table, token } = await one.next('seated');
  const commitments: (string | undefined)[] = [];
  for (let game = 1; game <= 2; game++) {
    const playing = await one.next('table', (now) => now.phase === 'playing' && now.game === game);
    commitments.push(playing.shuffle?.commitment);
    one.send({ type: 'concede', seat: 1 });
    if (game === 2) break;
    const { pools } = await one.next('table', ({ phase }) => phase === 'between');
    expect(await fetched(hasty, table, token)).toMatchObject({ status: 409 });
    for (const { seat, main, sideboard } of pools) one.send({ type: 'sideboard', seat, main, sideboard });
  }
  expect(await one.next('table', ({ phase }) => phase === 'over')).toMatchObject({ files: [1, 2] });
  const files = [1, 2].map((game) => fetched(hasty, table, token, game));
  const shuffles = (await Promise.all(files)).map(({ text }) => read(text));
  expect(shuffles.map(({ random }) => random.shuffle.commitment)).toEqual(commitments);
  expect(new Set(commitments).size).toBe(2);
  for (const file of shuffles) expect(verifyGame(file, cards).outcome).toBe('verified');
});

test('a server that stops while it waits for parts goes on waiting when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-dealing-'));
  const options = { port: 0, home: folder, cards, pace: 0 };
  const first = await startServer({ ...options, partsWithin: 3_600_000 });
  const { ada, table, tokens } = await friends(first);
  await ada.next('table', ({ phase }) => phase === 'shuffling');
  const commitment = ada.last('table')?.shuffle?.commitment;
  await first.close();
  const second = await startServer({ ...options, partsWithin: 5 });
  const again = await client(second);
  again.send({ type: 'resume', table, token: tokens[0] });
  await again.next('view');
  expect(again.last('table')).toMatchObject({ phase: 'playing', shuffle: { game: 1, commitment } });
  await again.close();
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
