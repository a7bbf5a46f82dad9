/** One connection: reads its messages one after the other, does what they ask, answers each. */
import {
  type ClientMessage,
  type ErrorCode,
  idIn,
  MAX_MESSAGE_BYTES,
  parseClientMessage,
  PROTOCOL_VERSION,
  type SeatedMessage,
  type WelcomeMessage,
} from '@rulewright/protocol';
import { atTable } from './guarded.ts';
import type { Visitor } from './addresses.ts';
import { giveUp, take, takeBack } from './answering.ts';
import { takePart } from './dealing.ts';
import { preview, suggest } from './foreseeing.ts';
import { kept } from './keeping.ts';
import { goOn } from './playing.ts';
import type { PageSeats } from './page-seats.ts';
import { readDeck, searchCards } from './read-deck.ts';
import { type Done, refuse } from './refusal.ts';
import { StoreFailure, unavailable } from './storage/failure.ts';
import type { Guest, Table } from './table.ts';
import { takeOver } from './taking-over.ts';
import {
  arrive,
  changeSettings,
  create,
  depart,
  handIn,
  invitation,
  join,
  promiseToPass,
  rematch,
  resume,
  type Seating,
  type Tables,
  watch,
} from './tables.ts';

/** What a connection is, apart from the socket library. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What may be said without a seat, leaving one, and what changes nothing at the table. */
type Unseated =
  | 'hello'
  | 'ping'
  | 'create'
  | 'take-over'
  | 'join'
  | 'resume'
  | 'watch'
  | 'leave'
  | 'invitation'
  | 'read-deck'
  | 'search-cards'
  | 'preview'
  | 'suggest';

export interface Client {
  /** a frame came */
  receive(text: string): void;
  /** the connection is gone */
  gone(): void;
  /** reads nothing more; resolves when what came before is answered */
  finish(): Promise<void>;
}

/** A connection of the address that `visitor` counts for; `page`: of a page of this server's, null: of a program. */
export function newClient(
  tables: Tables,
  wire: Wire,
  welcome: () => Omit<WelcomeMessage, 'type' | 're'>,
  visitor: Visitor,
  page: PageSeats | null = null,
): Client {
  const send = (message: object): void => wire.send(JSON.stringify(message));
  let greeted = false;
  let guest: Guest | null = null;
  let table: Table | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let finished = false;
  const { meters } = tables.room;

  const fail = (re: number | null, code: ErrorCode, message: string, more: object = {}): void => {
    meters.refusals.add(code);
    send({ type: 'error', re, code, message, ...more });
  };

  const leave = async (): Promise<Done> => {
    const left = table && guest ? depart(tables, table, guest) : null;
    table = null;
    guest = null;
    await left;
    return { ok: true };
  };

  const sitDown = async (re: number | null, seating: Seating): Promise<Done> => {
    if (!seating.ok) return seating;
    await leave();
    table = seating.table;
    guest = { seats: seating.seats, logSent: -1, textSent: '', gameSent: 0, seatSent: -1, send };
    send({ ...toKeep(seating.seated), re });
    return arrive(tables, table, guest);
  };

  /** The seat as it is told: a page gets a code for its cookie in place of the token. */
  const toKeep = (seated: Omit<SeatedMessage, 're'>): Omit<SeatedMessage, 're'> => {
    const [seat] = seated.seats;
    if (page === null || seat === undefined) return seated;
    return { ...seated, token: '', keep: page.keep(seated.table, seat, seated.token) };
  };

  /** Sends what was asked for, or gives the refusal. */
  const answered = (re: number | null, done: Done<{ message: object }>): Done | null => {
    if (!done.ok) return done;
    send({ ...done.message, re });
    return null;
  };

  async function handle(message: ClientMessage): Promise<Done | null> {
    const re = message.id ?? null;
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL_VERSION) {
        return refuse(
          'protocol-version',
          `This server speaks version ${PROTOCOL_VERSION} of the protocol, not ${message.protocol}.`,
        );
      }
      greeted = true;
      send({ type: 'welcome', re, ...welcome() });
      return null;
    }
    if (message.type === 'ping') {
      send({ type: 'pong', re });
      return null;
    }
    if (!greeted) return refuse('say-hello-first', 'The first message must be hello.');
    switch (message.type) {
      case 'create':
        if (!visitor.opens()) return refuse('too-fast', 'Too many new tables from your address; try again later.');
        return sitDown(re, await create(tables, message));
      case 'take-over': {
        if (!visitor.opens()) return refuse('too-fast', 'Too many new tables from your address; try again later.');
        const tokens = [message.watch ?? '', page?.tokenFor(message.table, undefined) ?? ''];
        return sitDown(re, await takeOver(tables, message, tokens));
      }
      case 'join':
        return sitDown(re, await join(tables, message));
      case 'invitation':
        return answered(re, await invitation(tables, message));
      case 'read-deck': {
        const { deck, edition, sideboard, format = 'constructed' } = message;
        const playedIn = { edition, format, sideboardUsed: sideboard };
        send({ type: 'deck', re, ...readDeck(tables.room.cards, deck, playedIn, tables.room.deckLimits) });
        return null;
      }
      case 'search-cards':
        send({ type: 'cards', re, ...(await searchCards(tables.room.cards, message.query)) });
        return null;
      case 'resume':
        return sitDown(
          re,
          await resume(tables, {
            ...message,
            token: message.token ?? page?.tokenFor(message.table, message.seat) ?? '',
          }),
        );
      case 'watch':
        return sitDown(re, await watch(tables, message));
      default:
    }
    if (!table || !guest) return refuse('not-seated', 'You are at no table.');
    if (message.type === 'leave') return leave();
    const [at, who] = [table, guest];
    if (message.type === 'preview' || message.type === 'suggest') {
      const ahead = () => (message.type === 'preview' ? preview(at, who, message) : suggest(at, who, message));
      return answered(re, await atTable<{ message: object }>(tables.room.logger, at, ahead));
    }
    return atTable(tables.room.logger, at, () => kept(tables.room, at, () => seated(at, who, message)));
  }

  function seated(table: Table, guest: Guest, message: Exclude<ClientMessage, { type: Unseated }>): Done {
    const { room } = tables;
    switch (message.type) {
      case 'answer':
        return take(room, table, guest, message);
      case 'undo':
        return takeBack(table, guest);
      case 'concede': {
        const seat = message.seat ?? guest.seats[0];
        return seat !== undefined && guest.seats.includes(seat)
          ? giveUp(table, seat)
          : refuse('not-seated', 'That is not your seat.');
      }
      case 'settings':
        return changeSettings(table, guest, message.settings);
      case 'pass-until':
        return promiseToPass(table, guest, message.until);
      case 'part': {
        const { seat = guest.seats[0] ?? -1, game, part } = message;
        return takePart(room, table, guest, seat, game, part);
      }
      case 'sideboard':
        return handIn(tables, table, guest, message);
      case 'rematch':
        return rematch(tables, table, guest);
      default:
        throw new Error(`A message without a handler: ${JSON.stringify(message satisfies never)}`);
    }
  }

  const playOnFrom = (at: Table): Promise<Done> =>
    atTable(tables.room.logger, at, async (): Promise<Done> => {
      await goOn(tables.room, at);
      return { ok: true };
    });

  async function one(text: string, came: number): Promise<void> {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      meters.refusals.add(parsed.error.code);
      return send(parsed.error);
    }
    const { message } = parsed;
    const re = message.id ?? null;
    meters.messages.add(message.type);
    try {
      const done = await handle(message);
      meters.replies.observe((performance.now() - came) / 1000);
      if (done === null) return;
      if (!done.ok) fail(re, done.refusal.code, done.refusal.message, done.refusal);
      else if (re !== null) send({ type: 'ok', re });
      const at = table;
      // a reversed action is refused, and yet something happened
      if (at) await playOnFrom(at);
    } catch (error) {
      if (error instanceof StoreFailure) return fail(re, 'store-unavailable', unavailable(error));
      tables.room.logger.error({ err: error, message: message.type }, 'a message could not be handled');
      fail(re, 'internal', 'The server met a defect of its own; nothing was changed.');
    }
  }

  /** What no message and no table answers for: this connection is the only one that ends. */
  const broken = (error: unknown): void => {
    tables.room.logger.error({ err: error }, 'a connection met a defect');
    wire.close(1011, 'The server met a defect of its own.');
  };

  return {
    receive(text) {
      if (finished) return;
      const bytes = Buffer.byteLength(text);
      const heard = visitor.says(bytes);
      if (heard === 'cut-off') return wire.close(1008, 'Too many messages.');
      if (heard === 'refused') return fail(idIn(text), 'too-fast', 'Too many messages at once; that one was not read.');
      if (bytes > MAX_MESSAGE_BYTES)
        return fail(idIn(text), 'too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
      const came = performance.now();
      queue = queue.then(() => one(text, came)).catch(broken);
    },
    gone() {
      visitor.leave();
      queue = queue.then(leave).catch(broken);
    },
    async finish() {
      finished = true;
      await queue;
    },
  };
}
