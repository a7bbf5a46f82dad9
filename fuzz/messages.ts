/**
 * The messages of attackers to a server: messages of every type with something wrong in them, and frames that are no messages, by somebody who has
 * said nothing yet, by who watches, and by a seat whose decision it is not. Each is answered by a typed error or a typed reply, and the
 * game of the table goes on as it was.
 */
import { isDeepStrictEqual } from 'node:util';
import { type RandomSource, below, randomSource } from '@rulewright/players';
import { MAX_MESSAGE_BYTES, parseServerMessage, PROTOCOL_VERSION, type ServerMessage } from '@rulewright/protocol';
import { type Cards, startServer } from '@rulewright/server';
import WebSocket from 'ws';
import { spoiled } from './spoiled.ts';

export interface Barrage {
  readonly messages: number;
  /** how each was answered */
  readonly outcomes: Readonly<Record<string, number>>;
  /** from a message until the server has answered all that was said, in milliseconds */
  readonly median: number;
  readonly slowest: number;
  readonly faults: readonly string[];
}

const DECK = { builtIn: '1998-ben-rubin-sligh' } as const;
const EDITION = '2026-02';
/** Nobody is turned away for talking too much: each message must be read. */
const OPEN = {
  connections: 1_000,
  messagesOfOne: 1e9,
  messagesOfOneAtOnce: 1e9,
  messages: 1e9,
  messagesAtOnce: 1e9,
  bytes: 1e12,
  bytesAtOnce: 1e12,
  refused: 1e9,
  tablesAnHour: 1e9,
  tables: 1e6,
};

/** A connection that hears everything said to it. */
interface Line {
  say(text: string): void;
  /** the messages until one that fits, that one last */
  until(fits: (message: ServerMessage) => boolean): Promise<readonly ServerMessage[]>;
  close(): void;
}

async function dial(address: string, greets = true): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  const heard: ServerMessage[] = [];
  let wake = (): void => undefined;
  let lost = false;
  socket.on('message', (data) => {
    const parsed = parseServerMessage(Buffer.from(data as Buffer).toString());
    if (!parsed.ok) throw new Error(`The server said what the protocol does not know: ${parsed.error.message}`);
    heard.push(parsed.message);
    wake();
  });
  socket.on('close', () => {
    lost = true;
    wake();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const line: Line = {
    say: (text) => socket.send(text),
    async until(fits) {
      for (;;) {
        const at = heard.findIndex(fits);
        if (at >= 0) return heard.splice(0, at + 1);
        if (lost) throw new Error('The server closed the connection');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    close: () => socket.close(),
  };
  if (greets) {
    line.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
    await line.until(({ type }) => type === 'welcome');
  }
  return line;
}

/** The message of that type among those until it. */
async function heardOf<T extends ServerMessage['type']>(
  line: Line,
  type: T,
): Promise<Extract<ServerMessage, { type: T }>> {
  const messages = await line.until((message) => message.type === type || message.type === 'error');
  const last = messages.at(-1);
  if (last?.type !== type) throw new Error(`Instead of “${type}”: ${JSON.stringify(last)}`);
  return last as Extract<ServerMessage, { type: T }>;
}

/** Plausible messages of every type that cannot change the game of another seat. */
const plausible = (table: string): readonly object[] => [
  { type: 'hello', protocol: PROTOCOL_VERSION },
  { type: 'join', table, invite: 'AAAAAAAAAAAA', name: 'Eve', deck: DECK },
  { type: 'take-over', table, game: 1, watch: 'AAAAAAAAAAAA', inputs: 3, seat: 0 },
  { type: 'invitation', table, invite: 'AAAAAAAAAAAA' },
  { type: 'read-deck', deck: { list: '4 Lightning Bolt\n20 Mountain' }, edition: EDITION, sideboard: true },
  { type: 'search-cards', query: 't:creature c:r mv<=2 o:"draw a card"' },
  { type: 'card-sets' },
  { type: 'open-boosters', kind: 'draft', set: 'ICE', edition: EDITION, seed: 4, picks: ['Brainstorm'] },
  { type: 'resume', table, token: 'AAAAAAAAAAAAAAAA', seat: 0 },
  { type: 'watch', table, watch: 'AAAAAAAAAAAA' },
  { type: 'part', game: 1, part: '0'.repeat(64) },
  { type: 'answer', decision: 0, epoch: 0, answer: [0] },
  { type: 'answer', decision: 0, epoch: 0, answer: [{ attacker: 1, target: 0 }] },
  { type: 'preview', decision: 0, epoch: 0, answer: [{ blocker: 1, attackers: [0] }] },
  { type: 'suggest', decision: 0, epoch: 0 },
  { type: 'advise', decision: 0, epoch: 0 },
  { type: 'claim', seat: 0 },
  { type: 'sideboard', main: [{ name: 'Mountain', count: 60 }], sideboard: [] },
  { type: 'rematch' },
  { type: 'ping' },
];

/** Frames that are no messages. */
const frame = (source: RandomSource): string => {
  const long = 1 + below(source, MAX_MESSAGE_BYTES + 2_000);
  const frames: readonly (() => string)[] = [
    () => '',
    () => '{',
    () => 'null',
    () => '[]',
    () => '\u0000\ud800',
    () => '['.repeat(long),
    () => '{"type":'.repeat(long >> 4),
    () => `"${'x'.repeat(long)}"`,
    () => `{"type":"ping","type":"answer","id":${'9'.repeat(long >> 5)}}`,
    () => `{"type":"search-cards","query":"${'('.repeat(long >> 8)}"}`,
    () => '{"__proto__":{"type":"ping"},"constructor":{}}',
  ];
  return (frames[below(source, frames.length)] as () => string)();
};

/** Message number `n`: the same every time. `id`: what its answer is to carry. */
function said(source: RandomSource, table: string, id: number): string {
  if (below(source, 5) === 0) return frame(source);
  const all = plausible(table);
  const message = spoiled(source, { ...(all[below(source, all.length)] as object), id });
  try {
    return JSON.stringify(message) ?? 'undefined';
  } catch {
    return String(message);
  }
}

/** How a message was answered: by the first of these that is an answer to anything. */
function outcomeOf(replies: readonly ServerMessage[]): string {
  const reply = replies.find((message) => 're' in message);
  if (reply === undefined) return 'nothing';
  return reply.type === 'error' ? `refused: ${reply.code}` : `taken: ${reply.type}`;
}

/** Says so many bad messages to a server of its own. */
export async function barrage({
  messages,
  seed,
  cards,
}: {
  messages: number;
  seed: string;
  cards?: Cards;
}): Promise<Barrage> {
  const { address, close } = await startServer({ port: 0, home: null, pace: 0, limits: OPEN, ...(cards && { cards }) });
  const faults: string[] = [];
  const outcomes: Record<string, number> = {};
  const times: number[] = [];
  try {
    const ada = await dial(address);
    ada.say(
      JSON.stringify({
        type: 'create',
        edition: EDITION,
        name: 'Ada',
        deck: DECK,
        opponent: 'heuristic',
        opponentDeck: DECK,
        bestOf: 1,
        seed: 7,
      }),
    );
    const { table, token, watch } = await heardOf(ada, 'seated');
    const first = await heardOf(ada, 'view');
    const lines = [await dial(address), await dial(address), await dial(address, false)];
    (lines[1] as Line).say(JSON.stringify({ type: 'watch', table, watch }));
    await heardOf(lines[1] as Line, 'seated');
    // what a server reads once, it has read once somebody has used it
    for (const used of plausible(table).slice(4, 8)) {
      ada.say(JSON.stringify({ ...used, id: 0 }));
      await ada.until((message) => 're' in message && message.re === 0);
    }
    for (let n = 0; n < messages; n++) {
      const source = randomSource(`${seed}/message/${n}`);
      const line = lines[n % lines.length] as Line;
      const text = said(source, table, n);
      const before = performance.now();
      line.say(text);
      line.say(JSON.stringify({ type: 'ping', id: messages + n }));
      const answered = await line.until((message) => message.type === 'pong' && message.re === messages + n);
      times.push(performance.now() - before);
      const outcome = outcomeOf(answered.slice(0, -1));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'nothing' || outcome === 'refused: internal')
        faults.push(`${n}: ${outcome}: ${text.slice(0, 300)}`);
    }
    const again = await dial(address);
    again.say(JSON.stringify({ type: 'resume', table, token }));
    await heardOf(again, 'seated');
    const last = await heardOf(again, 'view');
    if (!isDeepStrictEqual(last.view, first.view)) faults.push('the game of the table is not as it was');
    for (const line of [ada, again, ...lines]) line.close();
  } finally {
    await close();
  }
  times.sort((a, b) => a - b);
  return { messages, outcomes, median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0, faults };
}

/** `npm run fuzz -- --messages N`: the run, its report and its exit code, 1 where something broke. */
export async function fuzzMessages(run: { messages: number; seed: string; json: boolean }): Promise<number> {
  const { faults, ...found } = await barrage(run);
  const [median, slowest] = [found.median, found.slowest].map((time) => Math.round(time * 10) / 10);
  for (const fault of faults.slice(0, 20)) process.stderr.write(`FAILED ${fault}\n`);
  const { messages, outcomes } = found;
  process.stdout.write(
    run.json
      ? `${JSON.stringify({ seed: run.seed, messages, outcomes, median, slowest, faults })}\n`
      : `${messages} bad messages, seed ${run.seed}: ${faults.length} failed, median ${median} ms, slowest ${slowest} ms ${JSON.stringify(outcomes)}\n`,
  );
  return faults.length > 0 ? 1 : 0;
}
