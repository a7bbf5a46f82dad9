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

/** One connection's share of its address. */
export interface Visitor {
  /** whether a message of that many bytes is read; `cut-off`: the connection is to be closed */
  says(bytes: number): 'read' | 'refused' | 'cut-off';
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
  has(amount: number): boolean;
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
    has: (amount) => fill() >= amount,
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
        says(bytes) {
          const read = own.has(1) && account.messages.has(1) && account.bytes.has(bytes);
          refused = read ? 0 : refused + 1;
          if (!read) return refused > limits.refused ? 'cut-off' : 'refused';
          own.take(1);
          account.messages.take(1);
          account.bytes.take(bytes);
          return 'read';
        },
        opens() {
          const may = account.tables.has(1);
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
