/**
 * Heavy tables: one address opens as many of ten players with a thousand cards each as it can, stays at them, and answers wherever it is
 * asked, while people at other addresses play. The report has the times of the others' replies, the errors that they met, and the threads lost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientMessage, DeckChoice } from '@rulewright/protocol';
import { enter, keepPlaying, type Load, measure } from './load.ts';
import { serve } from './serving.ts';

export interface HeavyReport {
  /** heavy tables that were opened, and how often one was refused */
  opened: number;
  refused: number;
  /** of the others: their replies, the milliseconds to them, and the errors that they met */
  replies: number;
  median: number;
  p99: number;
  longest: number;
  errors: readonly string[];
  /** threads of games that were replaced */
  lost: number;
  /** the most resident bytes that were seen */
  memory: number;
}

const HEAVY_ADDRESS = '127.0.0.199';
const CONNECTIONS = 60;
const OTHERS = 4;
const WARM_MS = 20_000;
const DECK: DeckChoice = { list: '500 Forest\n496 Island\n4 Grizzly Bears' };
const HEAVY: ClientMessage = {
  type: 'create',
  edition: '2026-02',
  name: 'Heavy',
  deck: DECK,
  opponent: 'random',
  opponentDeck: DECK,
  variant: 'free-for-all',
  players: 10,
  bestOf: 1,
};

export async function soakHeavy(options: {
  tables: number;
  seconds: number;
  store: string;
  workers: number;
  report: (line: string) => void;
}): Promise<HeavyReport> {
  const { tables, seconds, store, workers, report } = options;
  const { server, address } = await serve(store, workers);
  const until = performance.now() + seconds * 1000 + WARM_MS;
  const loaded = (): Load => ({ address, until, times: [], errors: [], sockets: new Set(), finished: 0 });
  const [heavy, others] = [loaded(), loaded()];
  let [opened, refused, memory, lost] = [0, 0, 0, 0];

  /** One connection of the heavy address: opens its share of the tables, and plays at the last. */
  async function burden(number: number): Promise<void> {
    const person = await enter(heavy, HEAVY_ADDRESS);
    for (let table = number; table < tables && performance.now() < until; ) {
      const made = await person.ask(HEAVY);
      if (made.type === 'seated') {
        opened += 1;
        table += CONNECTIONS;
      } else {
        refused += 1;
        await pause(1000);
      }
    }
    while (performance.now() < until) if (await person.play()) await pause(1000);
  }

  try {
    const playing = Array.from({ length: OTHERS }, (_, number) => keepPlaying(others, number));
    // code that has hardly run is slow, and nobody's doing
    await pause(WARM_MS);
    others.times.length = 0;
    for (let number = 0; number < Math.min(CONNECTIONS, tables); number += 1)
      burden(number).catch((error: unknown) => heavy.errors.push(String(error)));
    while (performance.now() < until) {
      const now = await measure(address);
      memory = Math.max(memory, now.memory);
      lost = now.lost;
      const longest = Math.round(Math.max(0, ...others.times));
      report(
        `${opened} opened, ${refused} refused, ${lost} threads lost; others: ${others.times.length} replies, the longest ${longest} ms`,
      );
      await pause(5000);
    }
    await Promise.race([Promise.all(playing), pause(5000)]);
    const times = others.times.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
    return {
      opened,
      refused,
      replies: times.length,
      median: at(0.5),
      p99: at(0.99),
      longest: at(1),
      errors: [...new Set(others.errors)],
      lost,
      memory,
    };
  } finally {
    for (const socket of [...heavy.sockets, ...others.sockets]) socket.terminate();
    server.kill('SIGTERM');
  }
}
