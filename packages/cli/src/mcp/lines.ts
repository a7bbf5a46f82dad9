/**
 * Messages of the Model Context Protocol as lines of JSON. Whatever a line holds, it is read within bounds and every request is answered: what
 * is no JSON, no message or too long is refused by the codes of JSON-RPC, and reading goes on with the next line.
 */
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';
import type { ServeStdioOptions } from '@modelcontextprotocol/server/stdio';
import type { Input, Output } from '../terminal.ts';

type Transport = NonNullable<ServeStdioOptions['transport']>;
type Message = Parameters<NonNullable<Transport['onmessage']>>[0];
type Id = string | number;

/** The longest message that is read, in bytes. */
export const MOST_MESSAGE = 1_000_000;
/** Requests that wait for an answer before no more are read. */
const MOST_WAITING = 64;
/** How long is waited for answers after the last request was read, in milliseconds: longer than any tool may take. */
const LAST_ANSWERS_MS = 80_000;

const NEWLINE = 10;
const [NO_JSON, NO_MESSAGE] = [-32_700, -32_600];

const idOf = (read: unknown): Id | null => {
  const id = typeof read === 'object' && read !== null && 'id' in read ? read.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

/** Reads one line. `id`: that of a message that is none, as far as it can be told. */
export function readMessage(
  line: Buffer,
): { ok: true; message: Message } | { ok: false; id: Id | null; code: number; why: string } {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (error) {
    return { ok: false, id: null, code: NO_JSON, why: `This line is no JSON: ${said(error)}` };
  }
  try {
    return { ok: true, message: parseJSONRPCMessage(read) };
  } catch {
    return { ok: false, id: idOf(read), code: NO_MESSAGE, why: 'This is no message of JSON-RPC 2.0.' };
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The lines of a stream as they come, without their ends; null in place of one that is longer than that. */
export function newLines(most: number, heard: (line: Buffer | null) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  return (chunk) => {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      const line = length > most ? null : Buffer.concat(parts);
      [parts, length, from] = [[], 0, end + 1];
      heard(line);
    }
    add(chunk.subarray(from));
  };
}

/** `closed`: called once all that was asked is answered and nothing more can be. */
export function lineTransport(stdin: Input, stdout: Output, closed: () => void): Transport {
  /** how many requests of that id wait for an answer */
  const waiting = new Map<Id, number>();
  let asked = 0;
  let [isClosed, isEnding] = [false, false];
  let limit: ReturnType<typeof setTimeout> | undefined;

  const write = (message: object): Promise<void> =>
    new Promise((resolve, reject) => {
      stdout.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  const refuse = (id: Id | null, code: number, message: string): void =>
    void write({ jsonrpc: '2.0', id, error: { code, message } }).catch(() => undefined);

  function answered(id: Id): void {
    const times = waiting.get(id);
    if (times === undefined) return;
    asked -= 1;
    if (times === 1) waiting.delete(id);
    else waiting.set(id, times - 1);
    if (asked < MOST_WAITING && stdin.isPaused()) stdin.resume();
    if (isEnding && asked === 0) close();
  }

  function hear(message: Message): void {
    if ('method' in message && 'id' in message && message.method !== 'subscriptions/listen') {
      waiting.set(message.id, (waiting.get(message.id) ?? 0) + 1);
      asked += 1;
      if (asked >= MOST_WAITING) stdin.pause();
    }
    transport.onmessage?.(message);
    if ('method' in message && message.method === 'notifications/cancelled') {
      const id = (message.params as { requestId?: unknown } | undefined)?.requestId;
      if (typeof id === 'string' || typeof id === 'number') answered(id);
    }
  }

  const line = (text: Buffer | null): void => {
    if (text === null) return refuse(null, NO_MESSAGE, `A message has at most ${MOST_MESSAGE} bytes.`);
    if (text.toString('latin1').trim() === '') return;
    const read = readMessage(text);
    if (read.ok) hear(read.message);
    else refuse(read.id, read.code, read.why);
  };
  const lines = newLines(MOST_MESSAGE, line);
  const data = (chunk: Buffer | string): void => lines(Buffer.from(chunk as Buffer));

  function ends(): void {
    if (isEnding) return;
    isEnding = true;
    // a last line without its end
    lines(Buffer.from('\n'));
    if (asked === 0) setImmediate(() => asked === 0 && close());
    limit = setTimeout(close, LAST_ANSWERS_MS);
  }

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(limit);
    stdin.off('data', data).pause();
    transport.onclose?.();
    closed();
  }

  const transport: Transport = {
    async start() {
      stdin.on('data', data).once('end', ends).once('close', ends);
      stdin.on('error', (error) => transport.onerror?.(error));
      // nobody reads any more
      stdout.on('error', close);
    },
    async send(message) {
      await write(message);
      if (!('method' in message) && message.id !== undefined) answered(message.id);
    },
    async close() {
      close();
    },
  };
  return transport;
}
