/** A table that meets a defect is frozen, its seats are told, and the other tables go on. */
import { deckLimits } from '@rulewright/cards';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rulewright/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS, newAddresses } from '../front/addresses.ts';
import { type Connection, type Front, newConnection } from '../front/connection.ts';
import { newHost } from '../hosting/host.ts';
import { onThisComputer } from '../hosting/on-this-computer.ts';
import { openHosts } from '../hosting/hosts.ts';
import { localChannel } from '../hosting/line.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { newServerMeters } from '../operating/server-meters.ts';
import { StoreFailure } from '../storage/failure.ts';
import { openStore, type Store } from '../storage/store.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from './tables.ts';

let tables: Tables;
let front: Front;
/** whether storing fails, the next times */
let failures: boolean[] = [];
/** for what the store waits before it writes */
let gate: Promise<void> = Promise.resolve();
const logger = pino({ level: 'silent' });
const store = await openStore({ home: null, logger });
beforeAll(async () => {
  const failing: Store = {
    ...store,
    async write(news) {
      const fails = failures.shift();
      if (fails === true) throw new StoreFailure('full', 'it is a test');
      await gate;
      await store.write(news);
    },
  };
  const settings = {
    deckLimits: deckLimits(),
    pace: 0,
    partsWithin: 1,
    thinking: { iterations: 1 },
    mostTables: 10,
    mostWeight: 1024,
    shared: false,
  };
  const hosts = await openHosts({
    places: 1,
    start(place, places) {
      const [port, other] = localChannel();
      tables = newHost(
        other,
        { ...settings, place, places },
        { ...onThisComputer, cards: openCatalogue(), busyWith: () => undefined },
      );
      return { port, watched: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() };
    },
    store: failing,
    logger,
    ended: () => undefined,
    died: () => undefined,
    weighs: () => undefined,
    seconds: 1,
  });
  const welcome = { protocol: PROTOCOL_VERSION, server: '', editions: [], opponents: [], decks: [], addresses: [] };
  front = { hosts, meters: newServerMeters('test'), logger, welcome: () => welcome };
});
afterAll(() => store.close());

/** A connection without a socket: what it says is answered with everything that came until the reply. */
function person(): {
  connection: Connection;
  say(message: ClientMessage): Promise<ServerMessage>;
  heard: ServerMessage[];
} {
  const heard: ServerMessage[] = [];
  let wake = (): void => undefined;
  const connection = newConnection(
    front,
    {
      send(text) {
        heard.push(JSON.parse(text) as ServerMessage);
        wake();
      },
      close() {},
    },
    newAddresses(DEFAULT_LIMITS).enter('here') ?? expect.fail('no room'),
  );
  let id = 0;
  const say = async (message: ClientMessage): Promise<ServerMessage> => {
    const re = ++id;
    connection.receive(JSON.stringify({ ...message, id: re }));
    for (;;) {
      const reply = heard.find((each) => 're' in each && each.re === re && each.type !== 'seated');
      if (reply) return reply;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { connection, say, heard };
}

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };

async function seated(
  opponent: 'self' | 'heuristic' = 'self',
): Promise<ReturnType<typeof person> & { table: Table; token: string }> {
  const one = person();
  await one.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  const made = await one.say({
    type: 'create',
    edition: '2026-02',
    name: 'Ada',
    deck: WEENIE,
    opponent,
    opponentDeck: WEENIE,
    bestOf: 1,
    seed: 1,
  });
  expect(made).toMatchObject({ type: 'ok' });
  const seat = one.heard.find((each) => each.type === 'seated') ?? expect.fail('not seated');
  return { ...one, table: tables.open.get(seat.table) ?? expect.fail('no table'), token: seat.token };
}

/** What no file may make of a game, and no defect of the program should. */
const damage = (table: Table): void => {
  Object.assign(table.game?.state ?? {}, { battlefield: [null, 2 ** 40] });
};

test('a table is stored before its cards are dealt, however slow the store is', async () => {
  const one = person();
  await one.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  gate = new Promise((resolve) => setTimeout(resolve, 20));
  const deck = WEENIE;
  const made = { type: 'create', edition: '2026-02', name: 'Ada', deck, opponent: 'self', opponentDeck: deck } as const;
  expect(await one.say({ ...made, bestOf: 1 })).toMatchObject({ type: 'ok' });
  const { table: id } = one.heard.find((each) => each.type === 'seated') ?? expect.fail('not seated');
  const table = tables.open.get(id) ?? expect.fail('no table');
  await table.playing;
  expect(table).toMatchObject({ frozen: null, revision: 2, match: { phase: 'playing' } });
});

test('a damaged game freezes its table alone, whoever comes or goes there', async () => {
  const [ada, ben] = [await seated(), await seated()];
  damage(ada.table);
  const eve = person();
  await eve.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  // to sit down at it is answered with what is the matter, and so are all who sit there
  const came = await eve.say({ type: 'resume', table: ada.table.id, token: ada.token });
  expect(came).toMatchObject({ type: 'error', code: 'table-frozen' });
  expect(ada.heard.at(-1)).toMatchObject({ type: 'error', re: null, code: 'table-frozen' });
  expect(await ada.say({ type: 'undo' })).toMatchObject({ code: 'table-frozen' });
  eve.connection.gone();
  expect(await ada.say({ type: 'leave' })).toMatchObject({ type: 'ok' });
  expect(ada.table.guests.size).toBe(0);
  // the other table knows nothing of it
  const view = ben.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  expect(
    await ben.say({ type: 'answer', decision: view.decision ?? -1, epoch: view.epoch, answer: [1] }),
  ).toMatchObject({ type: 'ok' });
});

test('a seat of a frozen table is found again as it was stored', async () => {
  const ada = await seated();
  const before = ada.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  damage(ada.table);
  const again = person();
  await again.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  const resume = { type: 'resume', table: ada.table.id, token: ada.token } as const;
  expect(await again.say(resume)).toMatchObject({ code: 'table-frozen' });
  expect(await again.say(resume)).toMatchObject({ type: 'ok' });
  const after = again.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  expect({ ...after.view, log: [] }).toEqual({ ...before.view, log: [] });
});

test('an answer that is not stored was not given', async () => {
  const ada = await seated();
  const view = ada.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  const keep: ClientMessage = { type: 'answer', decision: view.decision ?? -1, epoch: view.epoch, answer: [1] };
  failures = [true];
  expect(await ada.say(keep)).toMatchObject({ code: 'store-unavailable', message: expect.stringContaining('full') });
  expect(ada.heard.filter(({ type }) => type === 'view')).toHaveLength(1);
  expect(await ada.say(keep)).toMatchObject({ type: 'ok' });
});

test('while the computer plays the game waits for the store, says so once, and goes on by itself', async () => {
  const ada = await seated('heuristic');
  const view = ada.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  failures = [false, true, true, true];
  const answer: ClientMessage = { type: 'answer', decision: view.decision ?? -1, epoch: view.epoch, answer: [1] };
  expect(await ada.say(answer)).toMatchObject({ type: 'ok' });
  await ada.say({ type: 'ping' }); // read when the game has gone on as far as it could at once
  await ada.table.playing;
  expect(failures).toEqual([]);
  expect(ada.heard.filter(({ type }) => type === 'error')).toMatchObject([{ re: null, code: 'store-unavailable' }]);
  expect(ada.heard.at(-1)).toMatchObject({ type: 'view', decision: expect.any(Number) });
});
