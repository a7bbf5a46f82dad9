/** What a server counts and times. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { StoreFailure } from '../storage/failure.ts';
import type { Counts } from '../hosting/offers.ts';
import type { Store } from '../storage/store.ts';
import { type Counter, type Histogram, newMeters } from './meters.ts';

export interface ServerMeters {
  messages: Counter;
  refusals: Counter;
  /** from the arrival of a message to its reply */
  replies: Histogram;
  games: Counter;
  connections: Counter;
  /** threads of tables that died or were killed */
  workersLost: Counter;
  /** the store, timed and its failures counted */
  measured(store: Store): Store;
  /** `counts`: of the open tables, at present */
  text(counts: Counts): string;
  close(): void;
}

export function newServerMeters(version: string): ServerMeters {
  const meters = newMeters();
  const { counter, counted, gauge, histogram } = meters;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('rulewright_info', 'The running version.', () => new Map([[version, 1]]), 'version');
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('process_start_time_seconds', 'When the process started.', () => Date.now() / 1000 - process.uptime());
  counted('process_cpu_seconds_total', 'Processor time, of user and system.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('rulewright_event_loop_delay_seconds', 'Longest delay of the event loop since it was last read.', () => {
    const longest = Math.max(0, delay.max / 1e9 - 0.02);
    delay.reset();
    return longest;
  });
  const stored = histogram('rulewright_store_write_seconds', 'Time that a write to the store took.');
  const failures = counter('rulewright_store_failures_total', 'Reads and writes that the store refused.', 'trouble');

  let now: Counts = { states: {}, guests: 0 };
  const none = ['waiting', 'shuffling', 'playing', 'between', 'over', 'frozen'].map((state) => [state, 0] as const);
  gauge(
    'rulewright_tables',
    'Tables open in this process, by what happens at them.',
    () => new Map([...none, ...Object.entries(now.states)]),
    'state',
  );
  gauge('rulewright_guests', 'People at those tables, watchers too.', () => now.guests);

  async function timed<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreFailure) failures.add(error.trouble);
      throw error;
    }
  }

  return {
    messages: counter('rulewright_messages_total', 'Messages that were read.', 'type'),
    refusals: counter('rulewright_refusals_total', 'Errors sent as replies.', 'code'),
    replies: histogram('rulewright_reply_seconds', 'Time from a message to its reply.'),
    games: counter('rulewright_games_ended_total', 'Games that ended.', 'result'),
    connections: counter('rulewright_connections_total', 'WebSocket connections that were opened.'),
    workersLost: counter('rulewright_workers_lost_total', 'Threads of tables that died or were killed.'),
    measured: (store) => ({
      ...store,
      async write(news) {
        const start = performance.now();
        await timed(store.write(news));
        stored.observe((performance.now() - start) / 1000);
      },
      rows: (id) => timed(store.rows(id)),
      fileOf: (id, game) => timed(store.fileOf(id, game)),
      release: (id) => timed(store.release(id)),
      forget: (before) => timed(store.forget(before)),
      keepPosition: (...position) => timed(store.keepPosition(...position)),
      position: (id) => timed(store.position(id)),
      forgetPositions: (before) => timed(store.forgetPositions(before)),
    }),
    text(counts) {
      now = counts;
      return meters.text();
    },
    close: () => delay.disable(),
  };
}
