/** A connection to a server's table: requests with their replies, and everything else in the order in which it comes. */
import {
  type ClientMessage,
  newOutbox,
  type Outbox,
  parseServerMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@rulewright/protocol';
import WebSocket from 'ws';
import { Failure } from '../failure.ts';

export class Connection {
  private readonly socket: WebSocket;
  private readonly waiting: ServerMessage[] = [];
  private readonly asked = new Map<number, (reply: ServerMessage | null) => void>();
  private wake: () => void = () => {};
  private isClosed = false;
  private number = 0;
  private readonly outbox: Outbox;

  /** Connects and says hello. @throws Failure where there is no such server, or one of another version */
  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    // what comes with the handshake is not to be missed
    const connection = new Connection(socket);
    const problem = await new Promise<string | null>((resolve) => {
      socket.once('open', () => resolve(null));
      socket.once('error', ({ message }) => resolve(message));
    });
    if (problem !== null) throw new Failure(`${address} cannot be reached: ${problem}`);
    const welcome = await connection.ask({ type: 'hello', protocol: PROTOCOL_VERSION });
    if (welcome.type !== 'welcome') throw new Failure(`${address} does not welcome anybody: ${saidIn(welcome)}`);
    return connection;
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.outbox = newOutbox({
      send: (text) => socket.send(text),
      isOpen: () => socket.readyState === WebSocket.OPEN,
    });
    socket.on('message', (data) => this.take(Buffer.from(data as Buffer).toString()));
    socket.on('error', () => socket.close());
    socket.on('close', () => {
      this.isClosed = true;
      for (const settle of this.asked.values()) settle(null);
      this.wake();
    });
  }

  /** Says something and waits for its reply. @throws Failure where the connection is closed before */
  async ask(message: ClientMessage): Promise<ServerMessage> {
    const id = ++this.number;
    const reply = await new Promise<ServerMessage | null>((resolve) => {
      if (this.isClosed) return resolve(null);
      this.asked.set(id, resolve);
      this.outbox.say({ id, ...message });
    });
    this.asked.delete(id);
    if (reply === null) throw new Failure('the server has closed the connection');
    return reply;
  }

  /** The next message that is no reply; null: the connection is closed. */
  async next(): Promise<ServerMessage | null> {
    for (;;) {
      const message = this.waiting.shift();
      if (message !== undefined) return message;
      if (this.isClosed) return null;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Whether messages wait that `next` has not given yet. */
  get hasMore(): boolean {
    return this.waiting.length > 0;
  }

  close(): void {
    this.socket.close();
  }

  private take(text: string): void {
    const parsed = parseServerMessage(text);
    // a client takes no notice of messages that it does not know
    if (!parsed.ok) return;
    const message = this.outbox.heard(parsed.message);
    if (message === null) return;
    const settle = 're' in message && typeof message.re === 'number' ? this.asked.get(message.re) : undefined;
    if (settle) settle(message);
    else this.waiting.push(message);
    this.wake();
  }
}

/** What a server says against a request, with the faults of a deck. */
export function saidIn(message: ServerMessage): string {
  if (message.type !== 'error') return `it says ${message.type}`;
  const problems = message.deck?.problems.map(({ reason }) => reason) ?? [];
  return [message.message, ...problems].join('\n  ');
}
