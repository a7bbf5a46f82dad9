/** The tools over HTTP, as the Model Context Protocol streams it: each request is answered by itself, and all are worked on by the same threads. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { MOST_MESSAGE } from './lines.ts';
import { type DeskOptions, newDesk, newMcpServer } from './server.ts';

export interface HttpDesk {
  /** the longest request, in bytes */
  readonly longest: number;
  readonly answer: (request: Request) => Promise<Response>;
  /** Ends what is under way. */
  readonly close: () => Promise<void>;
}

export function newHttpDesk(options: DeskOptions): HttpDesk {
  const desk = newDesk(options);
  const { fetch } = createMcpHandler(() => newMcpServer(desk), {
    maxRequestBodySize: MOST_MESSAGE,
    // nothing that is listed changes
    maxSubscriptions: 0,
  });
  return { longest: MOST_MESSAGE, answer: (request) => fetch(request), close: () => desk.close() };
}
