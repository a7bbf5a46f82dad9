/**
 * What an address may take of the server: requests, connections, messages, bytes, new tables. All its connections share it; who goes on
 * flooding is cut off.
 */
import type { PositionLimits } from './positions.ts';

export interface Limits extends PositionLimits {
  /** connections of one address at once */
  connections: number;
  /** requests by HTTP of one address in a minute, those for files of the page aside */
  requestsAMinute: number;
  /** requests for files of the page of one address in a minute: a class of pupils opens some forty each */
  filesAMinute: number;
  /** messages a second of one connection, and how many in a burst */
  messagesOfOne: number;
  messagesOfOneAtOnce: number;
  /** messages a second of one address, and how many in a burst */
  messages: number;
  messagesAtOnce: number;
  /** bytes a second of one address, and how many in a burst */
  bytes: number;
  bytesAtOnce: number;
  /** refused messages in a row after which a connection is closed */
  refused: number;
  /** tables opened by one address in an hour */
  tablesAnHour: number;
  /** tables at once, of everybody */
  tables: number;
  /** bytes that wait to be read by a slow connection before it is closed; it may resume */
  unread: number;
}

export const DEFAULT_LIMITS: Limits = {
  connections: 64,
  requestsAMinute: 600,
  filesAMinute: 12_000,
  messagesOfOne: 30,
  messagesOfOneAtOnce: 60,
  messages: 150,
  messagesAtOnce: 300,
  bytes: 512 * 1024,
  bytesAtOnce: 4 * 1024 * 1024,
  refused: 200,
  tablesAnHour: 120,
  tables: 500,
  unread: 8 * 1024 * 1024,
  positions: 10_000,
  positionsAnHour: 60,
};

/** Whether a message is read, or after how many milliseconds it would be; `cut-off`: the connection is to be closed. */
export type Heard = 'read' | 'cut-off' | { readonly wait: number };

/** Who would wait for longer, or for ever, is told to ask again after so long. */
const LONGEST_WAIT_MS = 3_600_000;

/** One connection's share of its address. */
export interface Visitor {
  /** what becomes of a message of that many bytes; one that answers what was asked counts by its bytes alone */
  says(bytes: number, answers?: boolean): Heard;
  /** whether it may open a table now; counts it */
  opens(): boolean;
  leave(): void;
}

export interface Addresses {
  /** null: too many connections of that address */
  enter(address: string): Visitor | null;
}

/** What fills up with time and is taken from. */
interface Bucket {
  /** milliseconds until it has that much; 0: now */
  wait(amount: number): number;
  take(amount: number): void;
  full(): boolean;
}

function newBucket(perSecond: number, most: number, now: () => number): Bucket {
  let left = most;
  let at = now();
  const fill = (): number => {
    const passed = now() - at;
    at += passed;
    left = Math.min(most, left + (passed / 1000) * perSecond);
    return left;
  };
  return {
    // more than it holds is waited for until it is full
    wait: (amount) => Math.max(0, (1000 * (Math.min(amount, most) - fill())) / perSecond),
    take: (amount) => {
      left = fill() - amount;
    },
    full: () => fill() >= most,
  };
}

interface Account {
  connections: number;
  messages: Bucket;
  bytes: Bucket;
  tables: Bucket;
}

/** `now`: milliseconds, always growing. */
export function newAddresses(limits: Limits, now: () => number = () => performance.now()): Addresses {
  const accounts = new Map<string, Account>();
  const opened = (): Account => ({
    connections: 0,
    messages: newBucket(limits.messages, limits.messagesAtOnce, now),
    bytes: newBucket(limits.bytes, limits.bytesAtOnce, now),
    tables: newBucket(limits.tablesAnHour / 3600, limits.tablesAnHour, now),
  });

  /** Forgets addresses that have gone and may have all again that a new one may. */
  function forget(): void {
    for (const [address, { connections, messages, bytes, tables }] of accounts)
      if (connections === 0 && messages.full() && bytes.full() && tables.full()) accounts.delete(address);
  }

  return {
    enter(address) {
      if (!accounts.has(address)) forget();
      const account = accounts.get(address) ?? opened();
      if (account.connections >= limits.connections) return null;
      account.connections += 1;
      accounts.set(address, account);
      const own = newBucket(limits.messagesOfOne, limits.messagesOfOneAtOnce, now);
      let refused = 0;
      let here = true;
      return {
        says(bytes, answers = false) {
          const counted = answers ? [] : [own, account.messages];
          const wait = Math.max(account.bytes.wait(bytes), ...counted.map((bucket) => bucket.wait(1)));
          refused = wait > 0 ? refused + 1 : 0;
          if (wait > 0)
            return refused > limits.refused ? 'cut-off' : { wait: Math.min(Math.ceil(wait), LONGEST_WAIT_MS) };
          for (const bucket of counted) bucket.take(1);
          account.bytes.take(bytes);
          return 'read';
        },
        opens() {
          const may = account.tables.wait(1) === 0;
          if (may) account.tables.take(1);
          return may;
        },
        leave() {
          if (here) account.connections -= 1;
          here = false;
        },
      };
    },
  };
}
