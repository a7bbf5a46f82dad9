/** A client for tests: speaks to a real server over a real WebSocket, and has every message it gets checked against the protocol. */
import {
  type ClientMessage,
  newOutbox,
  parseServerMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ViewMessage,
} from '@rulewright/protocol';
import WebSocket from 'ws';
import { plainAnswer } from '../../../../soak/plain-answer.ts';
import { patience } from '../../../../tests/tiers/patience.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface TestClient {
  /** every message so far, as text too, for looking for leaks */
  messages: ServerMessage[];
  texts: string[];
  send(message: ClientMessage): void;
  sendText(text: string): void;
  /** the next message that fits, from those not yet waited for */
  next<T extends ServerMessage['type']>(type: T, fits?: (message: Of<T>) => boolean): Promise<Of<T>>;
  /** the newest message of that type */
  last<T extends ServerMessage['type']>(type: T): Of<T> | undefined;
  close(): Promise<void>;
  /** the connection is gone */
  closed: Promise<void>;
}

/** After so long it is not slowness. */
const WAIT_MS = patience(120_000);

export async function connect(
  address: string,
  greet = true,
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
  const messages: ServerMessage[] = [];
  const texts: string[] = [];
  let read = 0;
  let wake = (): void => undefined;
  const outbox = newOutbox({
    send: (text) => socket.send(text),
    isOpen: () => socket.readyState === WebSocket.OPEN,
  });
  socket.on('message', (data) => {
    const text = Buffer.from(data as Buffer).toString();
    const parsed = parseServerMessage(text);
    if (!parsed.ok)
      throw new Error(
        `The server sent what the protocol does not know: ${JSON.stringify(parsed.error)}\n${text.slice(0, 2000)}`,
      );
    texts.push(text);
    const message = outbox.heard(parsed.message);
    if (message === null) return;
    messages.push(message);
    wake();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const client: TestClient = {
    closed,
    messages,
    texts,
    send: (message) => outbox.say(message),
    sendText: (text) => socket.send(text),
    async next(type, fits = () => true) {
      const until = Date.now() + WAIT_MS;
      for (;;) {
        while (read < messages.length) {
          const message = messages[read++];
          if (message?.type === type && fits(message as never)) return message as never;
          if (message?.type === 'error') throw new Error(`Waiting for “${type}”, got: ${JSON.stringify(message)}`);
        }
        if (socket.readyState === WebSocket.CLOSED)
          throw new Error(`Waiting for “${type}”, the connection was closed.`);
        if (Date.now() > until)
          throw new Error(
            `No “${type}” came; the last messages: ${texts
              .slice(-3)
              .map((text) => text.slice(0, 300))
              .join('\n')}`,
          );
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 200);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    last: (type) => messages.findLast((message) => message.type === type) as never,
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === WebSocket.CLOSED) return resolve();
        socket.once('close', () => resolve());
        socket.close();
      }),
  };
  if (greet) {
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await client.next('welcome');
  }
  return client;
}

/** Plays on until the condition holds or the game is over; gives the last view. */
export async function playOn(client: TestClient, until: (view: ViewMessage) => boolean): Promise<ViewMessage> {
  let view = client.last('view');
  for (let answered = 0; answered < 3000; ) {
    if (view !== undefined) {
      if (view.view.result !== null || until(view)) return view;
      if (view.decision !== null && view.view.decision) {
        client.send({
          type: 'answer',
          decision: view.decision,
          epoch: view.epoch,
          answer: plainAnswer(view.view.decision),
        });
        answered += 1;
      }
    }
    const before = view;
    view = await client.next('view');
    // a view of the same decision (the table changed, not the game) is answered only once
    while (before !== undefined && view.decision !== null && view.decision === before.decision)
      view = await client.next('view');
  }
  throw new Error('The game does not end.');
}
