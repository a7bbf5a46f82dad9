/**
 * Where this page is at home: at a server, which it talks to and by whose paths its rooms are called. The static build has another module in
 * place of this one (`serverless/home.tsx`): there the page is at home in files, and its server is a worker of its own.
 */
import type { ReactNode } from 'react';

/** What of a WebSocket is used. */
export type Socket = Pick<WebSocket, 'close' | 'readyState'> & {
  send(text: string): void;
  addEventListener(type: 'open' | 'close', heard: () => void): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
};

export const openSocket = (): Socket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);

/** What of the options of `fetch` is used. */
export type How = Pick<RequestInit, 'method' | 'headers' | 'cache'> & { readonly body?: string | File };

/** Asks the server for what is at a path of its own: as `fetch` does. */
export const request = (...asked: [path: string, how?: How]): Promise<Response> => fetch(...asked);

/** Whether there is a server, which others reach too: friends can come to its tables, and a link leads to a game that was played there. */
export const hasServer: boolean = true;

/** The path of the room that is open: `/rules/2026-02/613`. */
export const pathNow = (): string => location.pathname;
/** The address of a path, with what it asks for and its fragment: `/lab?scenario=…#…`. */
export const addressOf = (path: string): string => path;
/** The same for others, of whom `origin` is where they reach this page. */
export const addressAt = (origin: string, path: string): string => `${origin}${path}`;

/** What is in it reads its path from the address, and writes it there. */
export const Routed = ({ children }: { children: ReactNode }): ReactNode => children;

/** What this page lacks for friends on other computers, and where they find it. */
export const NeedsServer = (): ReactNode => null;
/** That a new version of the app is there. */
export const NewVersion = (): ReactNode => null;
