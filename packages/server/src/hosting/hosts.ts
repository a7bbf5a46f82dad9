/**
 * The hosts of a server, as its front has them: which of them has a table, what they use up, and another in the place of one that hangs, takes
 * too much memory or dies. Its tables are resumed from the store, and those who sat at them are seated again.
 */
import type { Log } from '../operating/log.ts';
import type { Refusal } from '../running/refusal.ts';
import type { Store } from '../storage/store.ts';
import { unheld } from '../running/waiting.ts';
import type { SeatedMessage } from '@rulewright/protocol';
import { blamedFor, inOrderOfReturn, newStrikes } from './blame.ts';
import { readBusy } from './busy.ts';
import { type Line, newLine } from './line.ts';
import type { Counts, FrontOffer, HostOffer } from './offers.ts';
import { placeOf } from './place.ts';
import type { Running, Start } from './starting.ts';

/** One host. Another in its place is another. */
export interface Host {
  readonly line: Line<HostOffer>;
}

/** What a connection hears from hosts. */
export interface Hearing {
  reply(host: Host, text: string | null): void;
  refuse(host: Host, re: number | null, refusal: Refusal): void;
  seat(host: Host, message: SeatedMessage): void;
  send(host: Host, text: string, asks: boolean): void;
  /** the host is no more, and another is in its place */
  lost(host: Host): void;
  /** the table it sits at; '' none */
  at(): string;
  /** whether it may sit at a table of that weight, besides where others of its address sit. `sits`: if so it does from now on */
  admit(table: string, weight: number, sits: boolean): boolean;
}

export interface Hosts {
  /** where the tables of that name are; null: the table was stopped, because hosts died of it */
  of(table: string): Host | null;
  /** for a new table, or for what no table is needed for */
  next(): Host;
  /** from now on the connection of that number hears what is said to it */
  connect(connection: number, hearing: Hearing): void;
  /** it hears nothing more, and gets up wherever it sits */
  disconnect(connection: number): Promise<void>;
  /** of all open tables; of a host that does not answer now it is what it said last */
  counts(): Promise<Counts>;
  sweep(now: number): Promise<void>;
  /** there are other cards on this computer now */
  renewCards(): void;
  drain(): void;
  stop(): Promise<void>;
  /** resolves when all that was done at the tables is stored, and the hosts have ended */
  finish(): Promise<void>;
}

interface HostsOptions {
  /** how many; a table's name says which of them has it */
  places: number;
  start: Start;
  store: Pick<Store, 'write' | 'rows' | 'release' | 'fileOf'>;
  logger: Log;
  /** a game ended with such a result */
  ended: (result: string) => void;
  /** a host died, or was killed */
  died: () => void;
  /** a table weighs so much from now on, in megabytes; nothing where it is open no more */
  weighs: (table: string, weight: number) => void;
  /** so many seconds of the processor a host may take without being free in between: then it is taken to hang */
  seconds: number;
  /** how many seconds of the processor the process has taken. Default: as the system tells */
  processor?: () => number;
}

/** How long one that did not even begin is left alone, in milliseconds. */
const AGAIN_MS = 1000;
/** How long a host is waited for when it is counted. */
const COUNT_MS = 1000;

/** Why what a host was asked for did not come about. */
export class HostLost extends Error {}

interface Place {
  running: Running;
  host: Host;
  /** it was up once */
  began: boolean;
  /** how often it was free when it was looked at last, and how many seconds of the processor it has taken since */
  seen: number;
  spent: number;
  counts: Counts;
  /** of its open tables, in megabytes */
  weights: Map<string, number>;
  /** what it has the store write now */
  writing: Set<Promise<void>>;
}

const processorOf = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** `look`: to be called again and again. Rejects where a host cannot begin. */
export async function openHosts(options: HostsOptions): Promise<Hosts & { look(): void }> {
  const { places: many, start, store, logger, ended, died, weighs, seconds, processor = processorOf } = options;
  const hearings = new Map<number, Hearing>();
  const strikes = newStrikes();
  let draining = false;
  /** those who die as the server starts or stops are not replaced */
  let replacing = false;

  /** Threads make ready one after another, so that processors are left for whoever comes meanwhile. */
  let makingReady: Promise<void> = Promise.resolve();

  const reported = (error: unknown): void => logger.error({ err: error }, 'a host of tables met a defect');

  /** `writes`: what the host that was there before still writes. */
  function begin(number: number, writes: Iterable<Promise<void>>): Place {
    const before = Promise.allSettled(writes);
    const running = start(number, many);
    const writing = new Set<Promise<void>>();
    const offer: FrontOffer = {
      write(news) {
        const written = store.write(news);
        writing.add(written);
        const settled = (): void => void writing.delete(written);
        written.then(() => {
          settled();
          strikes.wentOn(news.row.id, news.inputs.length);
        }, settled);
        return written;
      },
      async rows(id) {
        await before;
        return store.rows(id);
      },
      release: (id) => store.release(id),
      fileOf: (id, game) => store.fileOf(id, game),
      reply: (connection, text) => hearings.get(connection)?.reply(host, text),
      refuse: (connection, re, refusal) => hearings.get(connection)?.refuse(host, re, refusal),
      seat: (connection, message) => hearings.get(connection)?.seat(host, message),
      send: (connection, text, asks) => hearings.get(connection)?.send(host, text, asks),
      admit: (connection, table, weight, sits) => hearings.get(connection)?.admit(table, weight, sits) ?? false,
      weighs(table, weight) {
        if (weight > 0) place.weights.set(table, weight);
        else place.weights.delete(table);
        weighs(table, weight);
      },
      ended,
      log: (level, about, text) => logger[level](about, text),
    };
    const host: Host = { line: newLine<HostOffer>(running.port, offer, reported) };
    const place: Place = {
      running,
      host,
      began: false,
      seen: 0,
      spent: 0,
      counts: { states: {}, guests: 0 },
      weights: new Map(),
      writing,
    };
    running.ended
      .then((error) => {
        if (at[number] === place) lost(number, place, error);
      })
      .catch(reported);
    if (draining) host.line.tell('drain');
    return place;
  }

  function lost(number: number, place: Place, error: Error | null): void {
    const { running, host, began } = place;
    host.line.cut(new HostLost('The host is no more.', { cause: error }));
    if (!replacing) return;
    died();
    const { watched } = running;
    const table = watched === null ? '' : blamedFor(error, readBusy(watched.busy), watched.megabytes);
    const times = table === '' ? 0 : strikes.strike(table);
    logger.error({ err: error, host: number, table, times }, 'a host of tables has died; another takes its place');
    const again = (): void => {
      if (!replacing) return;
      const next = begin(number, place.writing);
      at[number] = next;
      // one that dies before is heard of by its end
      up(next).catch(() => undefined);
      const sitters = [...hearings.values()].map((hearing) => ({ hearing, at: hearing.at() }));
      for (const { hearing } of inOrderOfReturn(sitters, place.weights, table)) hearing.lost(host);
      for (const one of place.weights.keys()) weighs(one, 0);
    };
    if (began) again();
    else unheld(setTimeout(again, AGAIN_MS));
  }

  /** Resolves when the host answers. */
  async function up(place: Place): Promise<void> {
    place.counts = await place.host.line.call('counts');
    place.began = true;
    const { watched } = place.running;
    if (watched !== null)
      makingReady = makingReady.then(() => place.host.line.call('makeReady').catch(() => undefined));
  }

  const weightAt = ({ weights }: Place): number => [...weights.values()].reduce((sum, weight) => sum + weight, 0);

  const at: Place[] = [];
  for (let number = 0; number < many; number += 1) at.push(begin(number, []));
  let turn = 0;
  let looked = processor();

  const hosts: Hosts & { look(): void } = {
    of(table) {
      if (strikes.isStopped(table)) return null;
      return (at[placeOf(table, many)] as Place).host;
    },
    next() {
      turn = (turn + 1) % many;
      const inTurn = [...at.slice(turn), ...at.slice(0, turn)];
      return inTurn.reduce((best, one) => (weightAt(one) < weightAt(best) ? one : best)).host;
    },
    connect: (connection, hearing) => void hearings.set(connection, hearing),
    async disconnect(connection) {
      hearings.delete(connection);
      await Promise.all(at.map(({ host }) => host.line.call('gone', connection).catch(() => undefined)));
    },
    async counts() {
      await Promise.all(
        at.map((place) => {
          const counted = place.host.line.call('counts').then((counts) => void (place.counts = counts));
          return Promise.race([
            counted.catch(() => undefined),
            new Promise((late) => unheld(setTimeout(late, COUNT_MS))),
          ]);
        }),
      );
      const states: Record<string, number> = {};
      let guests = 0;
      for (const { counts } of at) {
        guests += counts.guests;
        for (const [state, count] of Object.entries(counts.states)) states[state] = (states[state] ?? 0) + count;
      }
      return { states, guests };
    },
    async sweep(now) {
      await Promise.all(at.map(({ host }) => host.line.call('sweep', now)));
    },
    renewCards() {
      for (const { host } of at) host.line.tell('renewCards');
    },
    drain() {
      draining = true;
      for (const { host } of at) host.line.tell('drain');
    },
    async stop() {
      await Promise.all(at.map(({ host }) => host.line.call('stop').catch(() => undefined)));
    },
    async finish() {
      replacing = false;
      await Promise.all(
        at.map(async ({ host, running }) => {
          await host.line.call('finish').catch(() => undefined);
          await running.stop();
        }),
      );
    },
    look() {
      const now = processor();
      const active = at.map(({ running }) => running.watched?.active() ?? 0);
      // what the process took is divided by how much its threads were at work: where the machine is full, all of them had little
      const each =
        (now - looked) /
        Math.max(
          1,
          active.reduce((sum, part) => sum + part, 0),
        );
      looked = now;
      for (const [number, place] of at.entries()) {
        const { watched } = place.running;
        if (watched === null || !place.began) continue;
        const { count, table } = readBusy(watched.busy);
        place.spent = count === place.seen ? place.spent + each * (active[number] ?? 0) : 0;
        place.seen = count;
        if (place.spent < seconds) continue;
        place.spent = 0;
        logger.error({ host: number, table }, 'a host of tables hangs and is killed');
        place.running.stop().catch(reported);
      }
    },
  };
  try {
    await Promise.all(at.map(up));
  } catch (error) {
    await Promise.all(at.map(({ running }) => running.stop()));
    throw error instanceof HostLost
      ? new Error('A thread for tables ended as it began.', { cause: error.cause })
      : error;
  }
  replacing = true;
  return hosts;
}
