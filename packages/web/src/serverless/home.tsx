/**
 * Where this page is at home in the static build: in files, at whatever address they are. Its server is a worker of its own. It has one file of
 * HTML, so that the path of a room stands in the query: `…/app/?/rules/2026-02/613`. Any host of files answers that.
 */
import { newLine, type Line } from '@rulewright/server/in-browser';
import { lazy, type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { fileAt } from './site.ts';
import type * as served from '../connection/home.tsx';
import { type HouseOffer, type PageOffer, portOf } from './wire.ts';

export { NewVersion } from './new-version.tsx';

/** As the page has it that comes from a server. */
type Home = typeof served;
type Socket = ReturnType<Home['openSocket']>;

export const hasServer: Home['hasServer'] = false;

/** The worker, and what is heard of its connection. */
interface House {
  readonly line: Line<HouseOffer>;
  heard: { message(text: string): void; close(): void };
}

const NOBODY: House['heard'] = { message: () => undefined, close: () => undefined };
let house: House | null = null;

/** The worker; another where the last one broke. */
function houseOfPage(): House {
  if (house !== null) return house;
  const worker = new Worker(new URL('./house.ts', import.meta.url), { type: 'module', name: 'house' });
  const offer: PageOffer = {
    send: (text) => own.heard.message(text),
    closed: () => own.heard.close(),
  };
  const own: House = { line: newLine<HouseOffer>(portOf(worker), offer, () => undefined), heard: NOBODY };
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    if (house === own) house = null;
    own.line.cut(new Error(message));
    own.heard.close();
  });
  house = own;
  return own;
}

export const openSocket: Home['openSocket'] = () => {
  const events = new EventTarget();
  const own = houseOfPage();
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    events.dispatchEvent(new Event('close'));
  };
  own.heard.close();
  own.heard = { message: (data) => events.dispatchEvent(new MessageEvent('message', { data })), close };
  own.line.tell('open');
  queueMicrotask(() => events.dispatchEvent(new Event('open')));
  return {
    get readyState() {
      return isOpen ? WebSocket.OPEN : WebSocket.CLOSED;
    },
    send: (text) => own.line.tell('receive', text),
    close() {
      own.line.tell('close');
      close();
    },
    addEventListener: events.addEventListener.bind(events) as Socket['addEventListener'],
  };
};

/** What the browser is asked for once: not to drop what it keeps for this page when it needs room. */
const keepForGood = (): unknown => navigator.storage?.persist?.();

export const request: Home['request'] = async (path, { method = 'GET', headers, body, ...how } = {}) => {
  const token = /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1] ?? null;
  if (path.startsWith('/cards/') && method !== 'GET') keepForGood();
  const answer = await houseOfPage().line.call('answer', { path, method, token, body: body ?? null });
  return answer === null ? fetch(fileAt(`.${path}`), how) : new Response(answer.body, { status: answer.status });
};

const SaysSo = lazy(() => import('./needs-server.tsx'));

export const NeedsServer: Home['NeedsServer'] = () => (
  <Suspense fallback={null}>
    <SaysSo />
  </Suspense>
);

const PATH = /^\?(\/[^&]*)/;

export const pathNow: Home['pathNow'] = () => PATH.exec(location.search)?.[1] ?? '/';

export const addressOf: Home['addressOf'] = (path) => {
  const [, room = '/', asked = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  const query = `${room === '/' ? '' : room}${asked === '' ? '' : `&${asked}`}`;
  return `${location.pathname}${query === '' ? '' : `?${query}`}${fragment}`;
};

export const addressAt: Home['addressAt'] = (_origin, path) => new URL(addressOf(path), location.href).href;

const useAddress = (): [string, typeof navigate] => [
  useLocationProperty(pathNow),
  (path, how) => navigate(addressOf(String(path)), how),
];

export const Routed: Home['Routed'] = ({ children }: { children: ReactNode }) => (
  <Router hook={useAddress} hrefs={addressOf}>
    {children}
  </Router>
);
