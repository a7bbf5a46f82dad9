/**
 * The server of a page that has none: in a worker of the page, the front of a server with one connection, and one host of tables. It answers the
 * requests that the page would put to a server by HTTP.
 */
import { createCatalogue, deckLimits, type SetsResult } from '@rulewright/cards';
import { PUBLIC_CARDS } from '@rulewright/cards/importing';
import { type CardDefinition, ENGINE_VERSION } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import { once } from '../asking/once.ts';
import {
  type Connection,
  DEFAULT_LIMITS,
  type Front,
  inFront,
  KEPT_MS,
  liveCards,
  type Log,
  newAddresses,
  newConnection,
  newLine,
  offeredOf,
  openHosts,
  type StartThinking,
  welcomeOf,
} from '@rulewright/server/in-browser';
import { allCards } from './card-sources.ts';
import { openOwnSeats } from './own-seats.ts';
import { newRenewing } from './renewing.ts';
import { newAnswering } from './requests.ts';
import { fetchFile, fetchSite, fileAt, type Site, unzipped } from './site.ts';
import { openOwnStore } from './store.ts';
import { type HouseOffer, type PageOffer, portOf } from './wire.ts';

/** Milliseconds that a game waits for the seats' parts of its shuffle. */
const PARTS_WITHIN_MS = 3000;
/** How long a search player thinks about a decision. */
const THINKING = { milliseconds: 1000 };
/** Megabytes that the tables of a page may weigh together. */
const MOST_WEIGHT = 512;

const limits = { ...DEFAULT_LIMITS, tables: 20, tablesAnHour: 100_000, megabytes: MOST_WEIGHT };

const told =
  (how: 'debug' | 'info' | 'warn' | 'error') =>
  (about: object, text: string): void =>
    // biome-ignore lint: the console is the log of a page
    console[how](text, about);
const quiet = (): void => undefined;
const logger: Log = { debug: quiet, info: quiet, warn: told('warn'), error: told('error') };

const startThinking: StartThinking = ({ said, failed }) => {
  const worker = new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module', name: 'thinking' });
  worker.addEventListener('message', ({ data }) => said(data));
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    failed(new Error(message));
  });
  return {
    ask: (thinking) => worker.postMessage(thinking),
    close: async () => worker.terminate(),
  };
};

/** The sets that the app was built with. */
async function builtSets({ sets }: Site): Promise<SetsResult> {
  if (sets === null) return { ok: false, file: 'site.json', reason: 'this app was built without sets' };
  const bytes = await unzipped(new Uint8Array(await (await fetchFile(sets)).arrayBuffer()));
  return { ok: true, sets: JSON.parse(new TextDecoder().decode(bytes)) };
}

async function openHouse(page: PageOffer): Promise<HouseOffer> {
  const site = await fetchSite();
  const store = openOwnStore();
  let all = await allCards();
  const cards = liveCards(() => createCatalogue<CardDefinition>(all.source, eitherWording));
  const sets = once(() => builtSets(site));
  const settings = {
    deckLimits: deckLimits(),
    pace: site.pace,
    partsWithin: PARTS_WITHIN_MS,
    thinking: THINKING,
    mostTables: limits.tables,
    mostWeight: MOST_WEIGHT,
    shared: store.shared,
  };
  const hosts = await openHosts({
    places: 1,
    start: inFront(settings, { cards, sets, startThinking }),
    store,
    logger,
    ended: quiet,
    died: quiet,
    weighs: quiet,
    seconds: Number.POSITIVE_INFINITY,
    // nobody watches a host that is on the thread of its front
    processor: () => 0,
  });
  store
    .forget(Date.now() - KEPT_MS)
    .catch((error: unknown) => logger.warn({ err: error }, 'old games were not forgotten'));
  const seats = await openOwnSeats(store);
  let offered = offeredOf(cards);
  const welcome: Front['welcome'] = () => {
    const { opponents, ...more } = welcomeOf(ENGINE_VERSION, offered, limits);
    // nobody else reaches a table of this page
    return { ...more, opponents: opponents.filter((one) => one !== 'friend'), addresses: [] };
  };
  const uncounted = { add: quiet, observe: quiet };
  const front: Front = {
    hosts,
    meters: { messages: uncounted, refusals: uncounted, replies: uncounted },
    logger,
    welcome,
  };
  const addresses = newAddresses(limits);
  const renewing = newRenewing({
    from: fileAt(site.cardsFrom || PUBLIC_CARDS).href,
    source: () => cards.source,
    since: all.since,
    problem: all.problem,
    async renewed() {
      all = await allCards();
      cards.reopen();
      offered = offeredOf(cards);
      hosts.renewCards();
    },
  });

  const answer = newAnswering({ hosts, seats, renewing });

  let connection: Connection | null = null;
  return {
    async open() {
      connection?.gone();
      const visitor = addresses.enter('this page');
      connection = visitor && newConnection(front, { send: page.send, close: page.closed }, visitor, seats);
    },
    async receive(text) {
      connection?.receive(text);
    },
    async close() {
      connection?.gone();
      connection = null;
    },
    answer,
  };
}

const house = openHouse({
  send: (text) => line.tell('send', text),
  closed: () => line.tell('closed'),
});
// the page starts another worker where this one fails
house.catch((error: unknown) =>
  setTimeout(() => {
    throw error;
  }),
);
const offer: HouseOffer = {
  open: async () => (await house).open(),
  receive: async (text) => (await house).receive(text),
  close: async () => (await house).close(),
  answer: async (request) => (await house).answer(request),
};
const line = newLine<PageOffer>(portOf(self), offer, (error) => {
  logger.error({ err: error }, 'the server of this page met a defect');
  line.tell('closed');
});
