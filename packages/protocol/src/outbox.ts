/**
 * What a client has to say: it is sent no faster than the server reads it, and what the server refused unread is said again. Nothing said is
 * lost while the connection lasts.
 */
import type { ClientMessage } from './client-messages.ts';
import type { ServerMessage } from './server-messages.ts';

export interface Outbox {
  /** sends the message as soon as the server reads it, in the order in which messages are said */
  say(message: ClientMessage): void;
  /** takes in what the server sent; what is left of it for the client, or null where only the outbox asked for it */
  heard(message: ServerMessage): ServerMessage | null;
}

/** The connection that an outbox sends by. */
export interface Wire {
  send(text: string): void;
  isOpen(): boolean;
}

/** Time: a clock in milliseconds that always grows, and what is done later. */
export interface Timer {
  now(): number;
  later(run: () => void, ms: number): void;
}
/** Browsers and Node have both by these names. */
const { performance, setTimeout } = globalThis as unknown as {
  performance: { now(): number };
  setTimeout: (run: () => void, ms: number) => unknown;
};
const TIMER: Timer = { now: () => performance.now(), later: (run, ms) => void setTimeout(run, ms) };

/** A message under the number of its turn: what was said first is sent first, also when it is said again. */
interface Said {
  readonly turn: number;
  readonly message: ClientMessage & { id: number };
}

/** After so long it is looked again whether the server reads: no timer runs for ever. */
const LONGEST_MS = 60_000;

/** Messages without an `id` get one from here on, so that a refusal says which was meant. */
const OWN_IDS = 2 ** 40;

/** The outbox of one connection. */
export function newOutbox(wire: Wire, { now, later }: Timer = TIMER): Outbox {
  /** before a server tells its pace */
  let pace = { messages: 30, atOnce: 60 };
  let left = pace.atOnce;
  let filled = now();
  let quietUntil = filled;
  let isWaiting = false;
  let turns = 0;
  const queue: Said[] = [];
  /** sent, and not yet answered */
  const open = new Map<number, Said>();

  /** Milliseconds until the next message may be sent that the server counts. */
  function wait(): number {
    const at = now();
    left = Math.min(pace.atOnce, left + ((at - filled) / 1000) * pace.messages);
    filled = at;
    return left >= 1 ? 0 : (1000 * (1 - left)) / pace.messages;
  }

  function flush(): void {
    if (isWaiting || !wire.isOpen()) return;
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const { message } = next;
      // the answer to a question that was put is never too many
      const isCounted = message.type !== 'answer';
      const ms = Math.max(quietUntil - now(), isCounted ? wait() : 0);
      if (ms > 0) {
        isWaiting = true;
        later(
          () => {
            isWaiting = false;
            flush();
          },
          Math.min(Math.ceil(ms), LONGEST_MS),
        );
        return;
      }
      queue.shift();
      if (isCounted) left -= 1;
      open.set(message.id, next);
      wire.send(JSON.stringify(message));
    }
  }

  function sayAgain(said: Said, ms: number): void {
    const place = queue.findIndex(({ turn }) => turn > said.turn);
    queue.splice(place < 0 ? queue.length : place, 0, said);
    left = 0;
    filled = now();
    quietUntil = filled + ms;
    flush();
  }

  return {
    say(message) {
      turns += 1;
      // the id comes first: so it is found in a message that is not read
      const { id = OWN_IDS + turns, ...rest } = message;
      queue.push({ turn: turns, message: { id, ...rest } });
      flush();
    },
    heard(message) {
      if (message.type === 'welcome' && message.pace !== undefined) pace = message.pace;
      const re = 're' in message ? message.re : null;
      if (re === null) return message;
      const said = open.get(re);
      open.delete(re);
      if (message.type === 'error' && message.wait !== undefined && said !== undefined) {
        sayAgain(said, message.wait);
        return null;
      }
      if (re <= OWN_IDS) return message;
      return message.type === 'ok' ? null : { ...message, re: null };
    },
  };
}
