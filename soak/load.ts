/**
 * Load: many games at once at one server, each seat answering after half a second, over many loopback addresses, while one table plays a
 * loop that grows and one address floods. The report has the times of the replies, the errors that the others met, and the server's memory.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientMessage, DeckChoice, ServerMessage, ViewMessage } from '@rulewright/protocol';
import { PROTOCOL_VERSION } from '@rulewright/protocol';
import WebSocket from 'ws';
import { plainAnswer } from './plain-answer.ts';
import { serve } from './serving.ts';

export interface LoadReport {
  games: number;
  finished: number;
  /** the most at once that were seen */
  sockets: number;
  replies: number;
  /** milliseconds from a message to its reply */
  median: number;
  p99: number;
  longest: number;
  /** errors that seats met, but for those of the flood */
  errors: readonly string[];
  /** processor seconds of the server for a thousand replies, after the first fifth of the time */
  processor: number;
  /** resident bytes of the server after a fifth of the time, and at the end */
  memory: readonly [early: number, end: number];
  /** how often the flooding address was cut off */
  cutOff: number;
}

const THINK_MS = 500;
const ADDRESSES = 40;
const DECKS = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;
/** What it makes makes more of it. */
const LOOP: DeckChoice = { list: '4 Life and Limb\n4 Sporemound\n52 Forest' };

export async function soakLoad(options: {
  /** games at once; one in ten is against the heuristic player */
  games: number;
  seconds: number;
  store: string;
  /** threads that the tables are on */
  workers: number;
  report: (line: string) => void;
}): Promise<LoadReport> {
  const { games, seconds, store, workers, report } = options;
  const { server, address } = await serve(store, workers);
  const until = performance.now() + seconds * 1000;
  const load: Load = { address, until, times: [], errors: [], sockets: new Set(), finished: 0 };
  const measured: (Measured & { replies: number })[] = [];
  let sockets = 0;
  try {
    const flooded = flood(load);
    const tables = Array.from({ length: games }, (_, number) => keepPlaying(load, number));
    tables.push(keepLooping(load));
    for (const part of [1, 2, 3, 4, 5]) {
      await pause(Math.max(0, until - performance.now() - ((5 - part) * seconds * 1000) / 5));
      measured.push({ ...(await measure(address)), replies: load.times.length });
      sockets = Math.max(sockets, load.sockets.size);
      report(`${part} of 5: ${load.finished} games ended, ${load.times.length} replies, ${load.sockets.size} sockets`);
    }
    await Promise.all(tables);
    const [early, end] = [measured[0], measured.at(-1)];
    if (early === undefined || end === undefined) throw new Error('Nothing was measured.');
    const times = load.times.sort((a, b) => a - b);
    const at = (share: number): number => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
    return {
      games,
      finished: load.finished,
      sockets,
      replies: times.length,
      median: at(0.5),
      p99: at(0.99),
      longest: at(1),
      errors: [...new Set(load.errors)],
      processor: Math.round((1e6 * (end.processor - early.processor)) / (end.replies - early.replies)) / 1000,
      memory: [early.memory, end.memory],
      cutOff: await flooded,
    };
  } finally {
    for (const socket of load.sockets) socket.terminate();
    server.kill('SIGTERM');
  }
}

export interface Load {
  readonly address: string;
  /** when it ends, by the clock of `performance` */
  readonly until: number;
  readonly times: number[];
  readonly errors: string[];
  readonly sockets: Set<WebSocket>;
  finished: number;
}

type Seated = Extract<ServerMessage, { type: 'seated' }>;

/** Somebody at one connection, who has one message on its way at a time. */
export interface Person {
  /** the reply */
  ask(message: ClientMessage): Promise<ServerMessage>;
  /** plays until the game is over or the time is up; whether it is over */
  play(): Promise<boolean>;
  leave(): void;
}

export async function enter(load: Load, localAddress: string): Promise<Person> {
  const socket = new WebSocket(`${load.address.replace('http', 'ws')}/ws`, { localAddress });
  load.sockets.add(socket);
  let answered = (_message: ServerMessage): void => undefined;
  let seen: ViewMessage | null = null;
  let looked = (): void => undefined;
  let closed = false;
  let id = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(Buffer.from(data as Buffer).toString()) as ServerMessage;
    if (message.type === 'view') {
      seen = message;
      looked();
    } else if ('re' in message && message.re === id) answered(message);
    else if (message.type === 'error') load.errors.push(`${message.code}: ${message.message}`);
  });
  socket.on('error', ({ message }) => load.errors.push(message));
  socket.on('close', () => {
    if (!closed) load.errors.push('a connection was closed');
    closed = true;
    load.sockets.delete(socket);
    looked();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));

  const ask = async (message: ClientMessage): Promise<ServerMessage> => {
    id += 1;
    const reply = new Promise<ServerMessage>((resolve) => {
      answered = resolve;
    });
    const since = performance.now();
    socket.send(JSON.stringify({ ...message, id }));
    const given = await reply;
    load.times.push(performance.now() - since);
    return given;
  };
  return {
    ask,
    async play() {
      for (;;) {
        const shown: ViewMessage | null = seen;
        if (closed || performance.now() > load.until) return false;
        if (shown !== null && shown.view.result !== null) return true;
        if (shown === null || shown.decision === null || !shown.view.decision) {
          await Promise.race([new Promise<void>((resolve) => (looked = resolve)), pause(1000)]);
          continue;
        }
        await pause(THINK_MS);
        const { decision, epoch, view } = shown;
        if (seen !== shown || !view.decision) continue;
        const answer = { type: 'answer', decision, epoch, answer: plainAnswer(view.decision) } as const;
        seen = null;
        const done = await ask(answer);
        if (done.type !== 'error' || done.code === 'action-reversed' || done.code === 'stale-decision') continue;
        // not everything may attack together
        const again = view.decision.form === 'attackers' ? await ask({ ...answer, answer: [] }) : done;
        if (again.type === 'error') load.errors.push(`${again.code}: ${again.message}`);
        if (again.type === 'error') return true;
      }
    },
    leave() {
      closed = true;
      socket.close();
    },
  };
}

/** Limits are by address, so that the players have forty, and those who loop or flood one each. */
const addressOf = (player: number): string => `127.0.0.${2 + (player % ADDRESSES)}`;
const LOOPING_ADDRESS = '127.0.0.199';
const FLOODING_ADDRESS = '127.0.0.200';

const deck = (number: number): DeckChoice => ({ builtIn: DECKS[number % 2] ?? DECKS[0] });

/** Games one after the other at new tables: between two people, or against the heuristic player. */
export async function keepPlaying(load: Load, number: number): Promise<void> {
  // one in ten, each at another address: those games end soonest
  const alone = number % 10 === Math.floor(number / 10) % 10;
  for (let game = 0; performance.now() < load.until; game += 1) {
    const people = [await enter(load, addressOf(number))];
    const [first] = people;
    const made = await first?.ask({
      type: 'create',
      edition: '2026-02',
      name: `Player ${number}`,
      deck: deck(game),
      opponent: alone ? 'heuristic' : 'friend',
      ...(alone && { opponentDeck: deck(game + 1) }),
      bestOf: 1,
    });
    const seated = made?.type === 'seated' ? made : refused(load, made);
    const beside = seated && byLink(seated, alone, `Player ${number}`, deck(game + 1));
    if (beside !== null) people.push(await coming(load, number + 1, beside));
    const over = await Promise.all(people.map((one) => one.play()));
    if (over.some(Boolean)) load.finished += 1;
    for (const one of people) one.leave();
  }
}

/** With a link: the other player, or beside the built-in one somebody who watches. */
function byLink(
  { table, invite, watch }: Seated,
  alone: boolean,
  name: string,
  cards: DeckChoice,
): ClientMessage | null {
  if (alone) return watch === null ? null : { type: 'watch', table, watch };
  return invite === null ? null : { type: 'join', table, invite, name, deck: cards };
}

/** Somebody who comes to a table by a link. */
async function coming(load: Load, number: number, message: ClientMessage): Promise<Person> {
  const person = await enter(load, addressOf(number));
  const reply = await person.ask(message);
  if (reply.type !== 'seated') refused(load, reply);
  return person;
}

function refused(load: Load, message: ServerMessage | undefined): null {
  load.errors.push(JSON.stringify(message));
  return null;
}

/** One table where both sides have the cards of a loop that grows. */
async function keepLooping(load: Load): Promise<void> {
  while (performance.now() < load.until) {
    const person = await enter(load, LOOPING_ADDRESS);
    const made = await person.ask({
      type: 'create',
      edition: '2026-02',
      name: 'Loop',
      deck: LOOP,
      opponent: 'self',
      opponentDeck: LOOP,
      bestOf: 1,
    });
    if (made.type !== 'seated') refused(load, made);
    await person.play();
    person.leave();
  }
}

/** Sends as much as it can, and comes back when it is cut off; how often that was. */
async function flood({ address, until }: Load): Promise<number> {
  let cutOff = 0;
  while (performance.now() < until) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { localAddress: FLOODING_ADDRESS });
    let open = true;
    socket.on('error', () => undefined);
    const ended = new Promise<void>((resolve) =>
      socket.once('close', () => {
        open = false;
        resolve();
      }),
    );
    await Promise.race([new Promise((resolve) => socket.once('open', resolve)), ended]);
    while (open && performance.now() < until) {
      for (let count = 0; count < 50 && open; count += 1)
        socket.send(JSON.stringify({ type: 'read-deck', id: count, edition: '2026-02', deck: LOOP, sideboard: false }));
      await pause(20);
    }
    if (!open) cutOff += 1;
    socket.terminate();
    await pause(200);
  }
  return cutOff;
}

export interface Measured {
  /** resident bytes */
  memory: number;
  /** seconds since its start */
  processor: number;
  /** threads of games that were replaced */
  lost: number;
}

/** What the server says of itself. */
export async function measure(address: string): Promise<Measured> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    memory: read('process_resident_memory_bytes'),
    processor: read('process_cpu_seconds_total'),
    lost: read('rulewright_workers_lost_total'),
  };
}
