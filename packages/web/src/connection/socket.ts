/** One WebSocket that comes back: reconnects with growing pauses, greets, keeps to the pace of the server, hands every message on. */
import type { Socket } from '#home';
import { type ClientMessage, newOutbox, type Outbox, PROTOCOL_VERSION, type ServerMessage } from '@rulewright/protocol';

export type ConnectionStatus = 'connecting' | 'open' | 'lost';

export interface Connection {
  send(message: ClientMessage): boolean;
  close(): void;
  /** tries again now instead of waiting */
  retry(): void;
}

const PAUSES = [300, 700, 1500, 3000, 5000];

export function connect(
  openSocket: () => Socket,
  on: { status(status: ConnectionStatus): void; message(message: ServerMessage): void },
): Connection {
  let socket: Socket | null = null;
  let outbox: Outbox | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const open = (): void => {
    clearTimeout(timer);
    on.status(failures === 0 ? 'connecting' : 'lost');
    const next = openSocket();
    socket = next;
    next.addEventListener('open', () => {
      failures = 0;
      outbox = newOutbox({
        send: (text) => next.send(text),
        isOpen: () => next.readyState === WebSocket.OPEN,
      });
      on.status('open');
      outbox.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    });
    next.addEventListener('message', (event) => {
      // The server is the one that served this page and checks what it sends; a browser does not check it twice.
      if (typeof event.data !== 'string') return;
      const message = outbox?.heard(JSON.parse(event.data) as ServerMessage);
      if (message) on.message(message);
    });
    next.addEventListener('close', () => {
      if (closed || socket !== next) return;
      on.status('lost');
      timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
    });
  };
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN || outbox === null) return false;
      outbox.say(message);
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
    retry() {
      if (socket?.readyState !== WebSocket.OPEN) open();
    },
  };
}
