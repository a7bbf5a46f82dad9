/**
 * What an address may take of the server: requests, connections, messages, bytes, new tables. All its connections share it; who goes on
 * flooding is cut off.
 */

export interface PositionLimits {
  /** positions at once, of everybody */
  positions: number;
  /** positions stored by one address in an hour */
  positionsAnHour: number;
}

export interface AssistantLimits {
  /** requests of assistants of one address in a minute */
  assistantsAMinute: number;
  /** requests of one token that are worked on or wait at once */
  assistantAtOnce: number;
  /** the same of all tokens */
  assistantsAtOnce: number;
}

export interface Limits extends PositionLimits, AssistantLimits {
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
  /** megabytes of memory that the tables at which one address sits may take; at most a quarter of what a thread may take */
  megabytes: number;
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
  megabytes: 64,
  unread: 8 * 1024 * 1024,
  positions: 10_000,
  positionsAnHour: 60,
  assistantsAMinute: 120,
  assistantAtOnce: 8,
  assistantsAtOnce: 32,
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
  /** whether it may sit at a table of that weight in place of where it sits. Those of one address that sit at one table count once */
  fits(table: string, weight: number): boolean;
  /** the same; and if so it sits there from now on */
  sits(table: string, weight: number): boolean;
  /** it sits nowhere */
  stands(): void;
  /** does that work for the address at that host when its turn comes: so few at once that others' come in between */
  turn<T>(host: object, isSeating: boolean, work: () => Promise<T>): Promise<T>;
  leave(): void;
}

export interface Addresses {
  /** null: too many connections of that address */
  enter(address: string): Visitor | null;
  /** a table weighs so much from now on; gives tables that are to be put away, because an address sits at more than it may */
  weighs(table: string, weight: number): string[];
}

/** What is done for one address at one host at once: of what opens and loads tables, which may take long, and of all else. */
const AT_ONCE = { seating: 1, other: 4 } as const;

/** So many works at once; the others wait. */
function newLane(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let under = 0;
  return async (work) => {
    if (under < most) under += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) under -= 1;
      else next();
    }
  };
}

interface Lanes {
  readonly seating: ReturnType<typeof newLane>;
  readonly other: ReturnType<typeof newLane>;
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
  /** how many of its connections sit at a table */
  sitting: Map<string, number>;
  /** at each host */
  lanes: WeakMap<object, Lanes>;
}

/** `now`: milliseconds, always growing. */
export function newAddresses(limits: Limits, now: () => number = () => performance.now()): Addresses {
  const accounts = new Map<string, Account>();
  /** of the tables at which somebody sits */
  const weights = new Map<string, number>();
  const opened = (): Account => ({
    connections: 0,
    messages: newBucket(limits.messages, limits.messagesAtOnce, now),
    bytes: newBucket(limits.bytes, limits.bytesAtOnce, now),
    tables: newBucket(limits.tablesAnHour / 3600, limits.tablesAnHour, now),
    sitting: new Map(),
    lanes: new WeakMap(),
  });
  const weightOf = (tables: Iterable<string>): number =>
    [...tables].reduce((sum, table) => sum + (weights.get(table) ?? 0), 0);

  /** Forgets addresses that have gone and may have all again that a new one may. */
  function forget(): void {
    for (const [address, { connections, messages, bytes, tables }] of accounts)
      if (connections === 0 && messages.full() && bytes.full() && tables.full()) accounts.delete(address);
  }

  return {
    weighs(table, weight) {
      if (!weights.has(table)) return [];
      weights.set(table, weight);
      const tooHeavy = [...accounts.values()].filter(
        (account) => account.sitting.has(table) && weightOf(account.sitting.keys()) > limits.megabytes,
      );
      return tooHeavy.map(({ sitting }) =>
        [...sitting.keys()].reduce((most, one) => ((weights.get(one) ?? 0) > (weights.get(most) ?? 0) ? one : most)),
      );
    },
    enter(address) {
      if (!accounts.has(address)) forget();
      const account = accounts.get(address) ?? opened();
      if (account.connections >= limits.connections) return null;
      account.connections += 1;
      accounts.set(address, account);
      const own = newBucket(limits.messagesOfOne, limits.messagesOfOneAtOnce, now);
      let refused = 0;
      let here = true;
      let at: string | null = null;
      const stands = (): void => {
        if (at === null) return;
        const others = (account.sitting.get(at) ?? 1) - 1;
        if (others > 0) account.sitting.set(at, others);
        else account.sitting.delete(at);
        if (![...accounts.values()].some(({ sitting }) => sitting.has(at ?? ''))) weights.delete(at);
        at = null;
      };
      const fits = (table: string, weight: number): boolean => {
        const alone = at !== null && account.sitting.get(at) === 1 ? at : null;
        const others = [...account.sitting.keys()].filter((one) => one !== alone && one !== table);
        return weight + weightOf(others) <= limits.megabytes;
      };
      return {
        stands,
        fits,
        sits(table, weight) {
          if (!fits(table, weight)) return false;
          stands();
          at = table;
          account.sitting.set(table, (account.sitting.get(table) ?? 0) + 1);
          weights.set(table, weight);
          return true;
        },
        turn(host, isSeating, work) {
          const lanes = account.lanes.get(host) ?? {
            seating: newLane(AT_ONCE.seating),
            other: newLane(AT_ONCE.other),
          };
          account.lanes.set(host, lanes);
          return (isSeating ? lanes.seating : lanes.other)(work);
        },
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
          stands();
          if (here) account.connections -= 1;
          here = false;
        },
      };
    },
  };
}
