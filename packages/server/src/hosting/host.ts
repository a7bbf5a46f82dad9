/**
 * A host has tables: it runs the rules, for the connections that the front has. It lives on a thread of its own, or with the front on one, and
 * knows nothing of sockets, addresses and the database.
 */
import { type DeckLimits, namesIn, type SetsResult } from '@rulewright/cards';
import type { Budget } from '@rulewright/players';
import type { LiveCards } from '../decks/live-cards.ts';
import type { Cards } from '../decks/decks.ts';
import { gameFileFor } from '../play/game-files.ts';
import type { Log } from '../operating/log.ts';
import { storageIn } from '../storage/storage.ts';
import { putAway, relieve, sweep, type Tables } from '../play/tables.ts';
import { newThinker, type StartThinking } from '../thinking/thinker.ts';
import { newLine, type Port } from './line.ts';
import type { FrontOffer, HostOffer, Level } from './offers.ts';
import { placeOf } from './place.ts';
import { newSitter, type Sitter } from './sitter.ts';
import { warmUp } from './warming.ts';

/** What a host is told as it begins: plain data. */
export interface HostSettings {
  /** which of how many hosts it is: a table's name says which of them has it */
  readonly place: number;
  readonly places: number;
  readonly deckLimits: DeckLimits;
  readonly pace: number;
  readonly partsWithin: number;
  readonly thinking: Budget;
  readonly mostTables: number;
  /** megabytes that its tables may weigh together */
  readonly mostWeight: number;
  /** whether several servers have the store */
  readonly shared: boolean;
}

/** What a host finds where it is: on a thread of Node, or in a worker of a browser. */
export interface Surroundings {
  readonly cards: Cards & Partial<Pick<LiveCards, 'reopen'>>;
  /** the sets that boosters can be opened of */
  readonly sets: () => Promise<SetsResult>;
  readonly startThinking: StartThinking;
  /** from now on this thread works for that table */
  readonly busyWith: (table: string) => void;
}

/** Begins to serve the front at the other end of that port. */
export function newHost(
  port: Port,
  settings: HostSettings,
  { cards, sets, startThinking, busyWith }: Surroundings,
): Tables {
  const { place, places, deckLimits, pace, partsWithin, thinking, mostTables, mostWeight, shared } = settings;
  const closing = new AbortController();
  const thinker = newThinker(thinking, startThinking);
  const sitters = new Map<number, Sitter>();

  const offer: HostOffer = {
    async ask(connection, message, manner) {
      const sitter = sitters.get(connection) ?? newSitter(tables, front, connection);
      sitters.set(connection, sitter);
      busyWith('');
      await sitter.ask(message, manner);
    },
    async gone(connection) {
      const sitter = sitters.get(connection);
      sitters.delete(connection);
      await sitter?.leave();
    },
    file: (table, game, tokens) => gameFileFor(tables, table, game, tokens),
    counts() {
      const states: Record<string, number> = {};
      let guests = 0;
      for (const table of tables.open.values()) {
        const state = table.frozen === null ? table.match.phase : 'frozen';
        states[state] = (states[state] ?? 0) + 1;
        guests += table.guests.size;
      }
      return { states, guests };
    },
    async makeReady() {
      await warmUp(cards);
    },
    sweep: (now) => sweep(tables, now),
    putAway: (table, why) => putAway(tables, table, why),
    renewCards: () => cards.reopen?.(),
    drain() {
      tables.room.draining = true;
    },
    async stop() {
      tables.room.draining = true;
      closing.abort();
      await thinker.close();
    },
    async finish() {
      for (const table of tables.open.values()) {
        await table.playing;
        await table.queue;
      }
    },
  };
  const front = newLine<FrontOffer>(port, offer, (error) =>
    logger.error({ err: error }, 'what the front told a host was not done'),
  );

  const told =
    (level: Level) =>
    (about: object, text: string): void =>
      front.tell('log', level, about, text);
  const logger: Log = { debug: told('debug'), info: told('info'), warn: told('warn'), error: told('error') };
  const store = {
    shared,
    write: (news: Parameters<FrontOffer['write']>[0]) => front.call('write', news),
    rows: (id: string) => front.call('rows', id),
    release: (id: string) => front.call('release', id),
    fileOf: (id: string, game: number) => front.call('fileOf', id, game),
  };
  const unrelieved = (error: unknown): void => logger.error({ err: error }, 'tables could not be put away');
  const tables: Tables = {
    open: new Map(),
    loading: Promise.resolve(),
    room: {
      cards,
      sets,
      deckLimits,
      storage: storageIn(store, {
        names: namesIn({ names: () => cards.source.names(), find: (name) => cards.source.find(name) }),
        busyWith,
      }),
      logger,
      ended: (result) => front.tell('ended', result),
      busyWith,
      isOwn: (table) => placeOf(table, places) === place,
      pace,
      partsWithin,
      thinker,
      mostTables,
      mostWeight,
      weighs(table, weight) {
        front.tell('weighs', table, weight);
        if (weight > 0) relieve(tables).catch(unrelieved);
      },
      heavy: Promise.resolve(),
      draining: false,
      closing: closing.signal,
    },
  };
  return tables;
}
