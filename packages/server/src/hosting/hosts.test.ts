/** What becomes of the tables of a host that hangs, and of one that dies: nothing of it depends on time, for who looks is the test. */
import { deckLimits } from '@rulewright/cards';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rulewright/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS, newAddresses } from '../front/addresses.ts';
import { type Front, newConnection } from '../front/connection.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { newServerMeters } from '../operating/server-meters.ts';
import { openStore, type Store } from '../storage/store.ts';
import { busyOf, newBusy, readBusy } from './busy.ts';
import { newHost } from './host.ts';
import { type Hosts, openHosts } from './hosts.ts';
import { localChannel, newLine } from './line.ts';
import { onThisComputer } from './on-this-computer.ts';
import { placeOf } from './place.ts';
import type { Running } from './starting.ts';

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };
const PLACES = 2;
/** seconds of the processor that a host may take, and how many the process takes from look to look */
const SECONDS = 3;
const LOOK_SECONDS = 1;
let taken = 0;
const logger = pino({ level: 'silent' });
const cards = openCatalogue();

/** A host that can be made to hang: it hears nothing more, and is not free. */
interface Hung {
  hang(): void;
  die(error: Error): void;
  free(): void;
  begun: number;
}

let store: Store;
let hosts: Hosts & { look(): void };
let front: Front;
let died = 0;
const at: Hung[] = [];

function start(place: number, places: number): Running {
  const [port, other] = localChannel();
  const busy = newBusy();
  const part = busyOf(busy, () => 0);
  let [hangs, end] = [false, (_error: Error | null): void => undefined];
  const ended = new Promise<Error | null>((resolve) => {
    end = resolve;
  });
  at[place] = {
    hang: () => void (hangs = true),
    die(error) {
      hangs = true;
      end(error);
    },
    free: () => part.free(),
    begun: (at[place]?.begun ?? 0) + 1,
  };
  const heard = { postMessage: (message: unknown) => void (hangs || other.postMessage(message)) };
  const settings = {
    pace: 0,
    partsWithin: 0,
    thinking: { iterations: 1 },
    mostTables: 10,
    mostWeight: 1024,
    shared: false,
  };
  newHost(
    {
      ...heard,
      on: (event, hear) => other.on(event, (message) => void (hangs || hear(message))),
    },
    { ...settings, deckLimits: deckLimits(), place, places },
    { ...onThisComputer, cards, busyWith: (table) => part.with(table) },
  );
  return {
    port,
    watched: { busy, megabytes: 1024, active: () => (hangs ? 1 : 0) },
    ended,
    stop: () => Promise.resolve(end(null)),
  };
}

beforeAll(async () => {
  store = await openStore({ home: null, logger });
  const watched = { ended: () => undefined, died: () => void (died += 1), weighs: () => undefined };
  hosts = await openHosts({
    places: PLACES,
    start,
    store,
    logger,
    ...watched,
    seconds: SECONDS,
    processor: () => taken,
  });
  const welcome = { protocol: PROTOCOL_VERSION, server: '', editions: [], opponents: [], decks: [], addresses: [] };
  front = { hosts, meters: newServerMeters('test'), logger, welcome: () => welcome };
});
afterAll(() => store.close());

interface Person {
  say(message: ClientMessage): Promise<ServerMessage>;
  heard: ServerMessage[];
  /** the next that is so, of what came after that many */
  next<T extends ServerMessage['type']>(type: T, after: number): Promise<Extract<ServerMessage, { type: T }>>;
}

async function person(): Promise<Person> {
  const heard: ServerMessage[] = [];
  let wake = (): void => undefined;
  const visitor = newAddresses(DEFAULT_LIMITS).enter('here') ?? expect.fail('no room');
  const connection = newConnection(
    front,
    {
      send(text) {
        heard.push(JSON.parse(text) as ServerMessage);
        wake();
      },
      close: () => expect.fail('closed'),
    },
    visitor,
  );
  const found = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const one = find();
      if (one !== undefined) return one;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let id = 0;
  const say = (message: ClientMessage): Promise<ServerMessage> => {
    const re = ++id;
    connection.receive(JSON.stringify({ ...message, id: re }));
    return found(() => heard.find((each) => 're' in each && each.re === re && each.type !== 'seated'));
  };
  await say({ type: 'hello', protocol: PROTOCOL_VERSION });
  return {
    say,
    heard,
    next: (type, after) => found(() => heard.slice(after).find((each) => each.type === type)) as Promise<never>,
  };
}

/** Somebody at a table of that place. */
async function seatedAt(place: number): Promise<Person & { table: string }> {
  for (;;) {
    const one = await person();
    const made = await one.say({
      type: 'create',
      edition: '2026-02',
      name: 'Ada',
      deck: WEENIE,
      opponent: 'self',
      opponentDeck: WEENIE,
      bestOf: 1,
      seed: 1,
    });
    expect(made).toMatchObject({ type: 'ok' });
    const { table } = await one.next('seated', 0);
    if (placeOf(table, PLACES) === place) return { ...one, table };
  }
}

const keep = (view: Extract<ServerMessage, { type: 'view' }>): ClientMessage => ({
  type: 'answer',
  decision: view.decision ?? -1,
  epoch: view.epoch,
  answer: [1],
});

test('of one that hangs the people are seated at another, where their games go on; the others notice nothing', async () => {
  const [ada, ben] = [await seatedAt(0), await seatedAt(1)];
  const first = await ada.next('view', 0);
  const shown = ada.heard.length;
  expect(await ada.say(keep(first))).toMatchObject({ type: 'ok' });
  const before = await ada.next('view', shown);
  const [seen, others, begun] = [ada.heard.length, ben.heard.length, at[0]?.begun ?? 0];
  at[0]?.hang();
  const asked = ada.say(keep(before));
  // on a machine that gives the process nothing it is not taken to hang
  for (let looks = 0; looks < 100; looks += 1) hosts.look();
  for (let looks = 0; looks < SECONDS / LOOK_SECONDS; looks += 1) {
    expect(at[0]?.begun).toBe(begun);
    at[1]?.free();
    taken += LOOK_SECONDS;
    hosts.look();
  }
  // what was not answered was not done
  expect(await asked).toMatchObject({ type: 'error', code: 'table-frozen' });
  const after = await ada.next('view', seen);
  expect(at.map(({ begun }) => begun)).toEqual([begun + 1, 1]);
  expect(died).toBe(1);
  expect(after.epoch).toBeGreaterThan(before.epoch);
  expect({ ...after.view, log: [] }).toEqual({ ...before.view, log: [] });
  expect(ada.heard.slice(seen).map(({ type }) => type)).not.toContain('seated');
  expect(await ada.say(keep(after))).toMatchObject({ type: 'ok' });
  expect(ben.heard.length).toBe(others);
  expect(await ben.say(keep(await ben.next('view', 0)))).toMatchObject({ type: 'ok' });
});

test('a table of which two hosts died is stopped, and those beside it go on', async () => {
  const bad = await seatedAt(0);
  const good = await seatedAt(0);
  for (const time of [1, 2]) {
    // it is the table that was worked for last
    await bad.say({ type: 'settings', settings: (await bad.next('seated', 0)).settings });
    const seen = good.heard.length;
    const until = bad.heard.length;
    at[0]?.die(new Error('out of memory'));
    await good.next('view', seen);
    if (time === 1) await bad.next('view', until);
    else expect(await bad.next('error', until)).toMatchObject({ re: null, code: 'table-frozen' });
  }
  const { token, watch } = await bad.next('seated', 0);
  expect(await bad.say({ type: 'resume', table: bad.table, token })).toMatchObject({ code: 'table-frozen' });
  expect(await bad.say({ type: 'watch', table: bad.table, watch: watch ?? '' })).toMatchObject({
    code: 'table-frozen',
  });
  expect(await bad.say({ type: 'undo' })).toMatchObject({ code: 'not-seated' });
  const view = good.heard.findLast((each) => each.type === 'view') ?? expect.fail('no view');
  expect(await good.say(keep(view))).toMatchObject({ type: 'ok' });
});

test('what a host is busy with is read from outside', () => {
  const busy = newBusy();
  let heap = 100;
  const part = busyOf(busy, () => heap);
  expect(readBusy(busy)).toEqual({ count: 0, heap: 0, table: '' });
  part.with('kx3m9qwz');
  heap = 200;
  part.with('kx3m9qwz');
  expect(readBusy(busy)).toEqual({ count: 0, heap: 100, table: 'kx3m9qwz' });
  // after it was free its next work begins, though for the same table
  part.free();
  expect(readBusy(busy)).toEqual({ count: 1, heap: 100, table: 'kx3m9qwz' });
  part.with('kx3m9qwz');
  expect(readBusy(busy)).toEqual({ count: 1, heap: 200, table: 'kx3m9qwz' });
  part.with('abcd');
  expect(readBusy(busy).table).toBe('abcd');
  part.with('x'.repeat(40));
  expect(readBusy(busy).table).toBe('x'.repeat(32));
});

test('hosts make ready one after another, and one that dies of it keeps no other from it', async () => {
  const said: string[] = [];
  const ready: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const own = await openHosts({
    places: 3,
    start(place) {
      const [port, other] = localChannel();
      const makeReady = () =>
        new Promise<void>((resolve) => {
          said.push(`begins ${place}`);
          ready[place] = resolve;
        });
      const nothing = () => undefined;
      newLine(other, { counts: () => ({ states: {}, guests: 0 }), makeReady, finish: nothing, stop: nothing }, nothing);
      return {
        port,
        watched: { busy: newBusy(), megabytes: 1024, active: () => 0 },
        ended: new Promise((resolve) => void (ends[place] = () => resolve(new Error('It died.')))),
        stop: () => Promise.resolve(),
      };
    },
    store,
    logger,
    ended: () => undefined,
    died: () => void said.push('died'),
    weighs: () => undefined,
    seconds: SECONDS,
  });
  await expect.poll(() => said).toEqual(['begins 0']);
  ready[0]?.();
  await expect.poll(() => said).toEqual(['begins 0', 'begins 1']);
  ends[1]?.();
  await expect.poll(() => said).toEqual(['begins 0', 'begins 1', 'died', 'begins 2']);
  ready[2]?.();
  // the one in the place of the dead one, too
  await expect.poll(() => said.at(-1)).toBe('begins 1');
  await own.finish();
});
