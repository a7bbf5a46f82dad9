/** Between the page and the worker that is its server. */
import type { Port } from '@rulewright/server/in-browser';

/** A request as the page would put it to a server by HTTP, and the answer. */
export interface Request {
  readonly path: string;
  readonly method: string;
  /** of the seat or the table's link that it is asked for; null: none */
  readonly token: string | null;
  readonly body: File | string | null;
}
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What the worker offers the page; each resolves when it is done. */
export interface HouseOffer {
  /** the page has a connection from now on, and no other */
  open(): Promise<void>;
  /** it says this */
  receive(text: string): Promise<void>;
  close(): Promise<void>;
  /** null: that is a file of the app */
  answer(request: Request): Promise<Answer | null>;
}

/** What the page offers the worker. */
export interface PageOffer {
  send(text: string): void;
  /** the connection is no more */
  closed(): void;
}

/** The page's end, or the worker's, of what lies between them. */
export const portOf = (end: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
}): Port => ({
  postMessage: (message) => end.postMessage(message),
  on: (_event, heard) => end.addEventListener('message', ({ data }: MessageEvent) => heard(data)),
});
