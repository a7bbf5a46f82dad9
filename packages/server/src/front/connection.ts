/**
 * One connection, at the front: reads its messages one after the other, has the hosts of tables do what they ask, and passes on what those
 * have to say. If the host of its table is lost it is seated again at the next.
 */
import {
  type ClientMessage,
  type ErrorCode,
  idIn,
  MAX_MESSAGE_BYTES,
  parseClientMessage,
  PROTOCOL_VERSION,
  type SeatedMessage,
  typeIn,
  type WelcomeMessage,
} from '@rulewright/protocol';
import type { Visitor } from './addresses.ts';
import { type Host, HostLost, type Hosts } from '../hosting/hosts.ts';
import type { Asking } from '../hosting/offers.ts';
import type { Log } from '../operating/log.ts';
import type { ServerMeters } from '../operating/server-meters.ts';
import type { PageSeats } from './page-seats.ts';
import { type Refusal, refuse } from '../running/refusal.ts';

/** What a connection is, apart from the socket library. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Connection {
  /** a frame came */
  receive(text: string): void;
  /** the connection is gone */
  gone(): void;
  /** reads nothing more; resolves when what came before is answered */
  finish(): Promise<void>;
}

/** The part of a server that its connections share. */
export interface Front {
  readonly hosts: Hosts;
  readonly meters: Pick<ServerMeters, 'messages' | 'refusals' | 'replies'>;
  readonly logger: Log;
  readonly welcome: () => Omit<WelcomeMessage, 'type' | 're'>;
}

/** Where it sits, and what it says to sit there again. */
interface Seat {
  readonly host: Host;
  readonly table: string;
  readonly again: Asking;
}

/** What is being asked for it. */
interface Asked {
  readonly host: Host;
  /** when the message came; null: nobody waits for a reply */
  came: number | null;
}

const STOPPED =
  'This table took more time or memory than a table may have and was stopped; other tables go on. Take a seat at another.';
const LOST =
  'What this table was played on had to be started again. Look at the newest view: it goes on from what was stored.';

/** What opens a table, or loads one from the store. */
const SEATING: ReadonlySet<ClientMessage['type']> = new Set([
  'create',
  'take-over',
  'join',
  'resume',
  'watch',
  'invitation',
]);

const UTF8 = new TextEncoder();
let connections = 0;

/** A connection of the address that `visitor` counts for; `page`: of a page of this server's, null: of a program. */
export function newConnection(
  { hosts, meters, logger, welcome }: Front,
  wire: Wire,
  visitor: Visitor,
  page: PageSeats | null = null,
): Connection {
  const number = ++connections;
  const send = (message: object): void => wire.send(JSON.stringify(message));
  let greeted = false;
  let seat: Seat | null = null;
  let asked: Asked | null = null;
  /** a question was put to it, and no answer has come */
  let isAsked = false;
  let queue: Promise<unknown> = Promise.resolve();
  let finished = false;

  const fail = (re: number | null, { code, message, ...more }: Refusal): void => {
    meters.refusals.add(code);
    send({ type: 'error', re, code, message, ...more });
  };
  const refused = (re: number | null, code: ErrorCode, message: string): void =>
    fail(re, refuse(code, message).refusal);

  /** The reply came: it is timed. */
  const replied = (): void => {
    if (asked?.came == null) return;
    meters.replies.observe((performance.now() - asked.came) / 1000);
    asked.came = null;
  };

  /** The seat as it is told: a page gets a code for its cookie in place of the token. */
  const toKeep = (seated: SeatedMessage): SeatedMessage => {
    const [first] = seated.seats;
    if (page === null || first === undefined) return seated;
    return { ...seated, token: '', keep: page.keep(seated.table, first, seated.token) };
  };

  hosts.connect(number, {
    reply(host, text) {
      if (asked?.host !== host) return;
      replied();
      if (text !== null) wire.send(text);
    },
    refuse(host, re, refusal) {
      if (asked?.host !== host) return;
      replied();
      fail(re, refusal);
    },
    seat(host, message) {
      if (asked?.host !== host) return;
      const { table, token, watch } = message;
      if (seat !== null && seat.host !== host) seat.host.line.tell('gone', number);
      const again: Asking =
        message.seats.length > 0 ? { type: 'resume', table, token } : { type: 'watch', table, watch: watch ?? '' };
      seat = { host, table, again };
      replied();
      send(toKeep(message));
    },
    send(host, text, asks) {
      if (seat?.host !== host) return;
      isAsked ||= asks;
      wire.send(text);
    },
    at: () => seat?.table ?? '',
    admit: (table, weight, sits) => (sits ? visitor.sits(table, weight) : visitor.fits(table, weight)),
    lost(host) {
      if (seat?.host === host) queue = queue.then(() => sitAgain(host)).catch(broken);
    },
  });

  /** The host that is asked; null where it is not asked, because the table was stopped, or no seat is taken. */
  function hostFor(message: Asking): Host | null {
    switch (message.type) {
      case 'create':
        return hosts.next();
      case 'read-deck':
      case 'search-cards':
      case 'card-sets':
      case 'open-boosters':
        return seat?.host ?? hosts.next();
      case 'join':
      case 'invitation':
      case 'resume':
      case 'watch':
      case 'take-over':
        return hosts.of(message.table);
      default:
        return seat?.host ?? null;
    }
  }

  /** The secrets that the browser has for the table of the message. */
  function tokensFor(message: Asking): string[] {
    if (message.type !== 'resume' && message.type !== 'take-over') return [];
    const token = page?.tokenFor(message.table, message.type === 'resume' ? message.seat : undefined);
    return token == null ? [] : [token];
  }

  /** `came`: when the message came; null: nobody waits for a reply. */
  async function ask(host: Host, message: Asking, came: number | null): Promise<void> {
    const asking: Asked = { host, came };
    asked = asking;
    try {
      const manner = { tokens: tokensFor(message), again: came === null };
      await visitor.turn(host, SEATING.has(message.type), () => host.line.call('ask', number, message, manner));
    } catch (error) {
      if (!(error instanceof HostLost)) throw error;
      if (asking.came !== null) refused(message.id ?? null, 'table-frozen', LOST);
    } finally {
      asked = null;
    }
  }

  /** Takes the seat again, or the place of who watches, at the host that took the place of that one. */
  async function sitAgain(lost: Host): Promise<void> {
    if (seat?.host !== lost) return;
    const { table, again } = seat;
    const host = hosts.of(table);
    seat = null;
    if (host === null) return refused(null, 'table-frozen', STOPPED);
    seat = { host, table, again };
    // if this one is lost too it is tried again when that is heard
    await ask(host, again, null);
  }

  async function handle(message: ClientMessage, came: number): Promise<void> {
    const re = message.id ?? null;
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL_VERSION) {
        const said = `This server speaks version ${PROTOCOL_VERSION} of the protocol, not ${message.protocol}.`;
        return refused(re, 'protocol-version', said);
      }
      greeted = true;
      return send({ type: 'welcome', re, ...welcome() });
    }
    if (message.type === 'ping') return send({ type: 'pong', re });
    if (!greeted) return refused(re, 'say-hello-first', 'The first message must be hello.');
    if ((message.type === 'create' || message.type === 'take-over') && !visitor.opens())
      return refused(re, 'too-fast', 'Too many new tables from your address; try again later.');
    const host = hostFor(message);
    if (host === null)
      return 'table' in message
        ? refused(re, 'table-frozen', STOPPED)
        : refused(re, 'not-seated', 'You are at no table.');
    await ask(host, message, came);
    if (message.type !== 'leave') return;
    seat = null;
    visitor.stands();
  }

  async function one(text: string, came: number): Promise<void> {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      meters.refusals.add(parsed.error.code);
      return send(parsed.error);
    }
    const { message } = parsed;
    meters.messages.add(message.type);
    try {
      await handle(message, came);
    } catch (error) {
      logger.error({ err: error, message: message.type }, 'a message could not be handled');
      refused(message.id ?? null, 'internal', 'The server met a defect of its own; nothing was changed.');
    }
  }

  /** What no message and no table answers for: this connection is the only one that ends. */
  function broken(error: unknown): void {
    logger.error({ err: error }, 'a connection met a defect');
    wire.close(1011, 'The server met a defect of its own.');
  }

  return {
    receive(text) {
      if (finished) return;
      const bytes = UTF8.encode(text).length;
      const answers = isAsked && typeIn(text) === 'answer';
      const heard = visitor.says(bytes, answers);
      if (heard === 'cut-off') return wire.close(1008, 'Too many messages.');
      if (heard !== 'read') {
        const { refusal } = refuse('too-fast', 'Too many messages at once; that one was not read.', heard);
        return fail(idIn(text), refusal);
      }
      if (answers) isAsked = false;
      if (bytes > MAX_MESSAGE_BYTES)
        return refused(idIn(text), 'too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
      const came = performance.now();
      queue = queue.then(() => one(text, came)).catch(broken);
    },
    gone() {
      visitor.leave();
      queue = queue.then(() => hosts.disconnect(number)).catch(broken);
    },
    async finish() {
      finished = true;
      await queue;
    },
  };
}
