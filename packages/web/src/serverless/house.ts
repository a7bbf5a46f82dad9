/**
 * The server of a page that has none: in a worker of the page, the front of a server with one connection, and one host of tables. It answers the
 * requests that the page would put to a server by HTTP.
 */
import { createCatalogue, deckLimits, type SetsResult } from '@rulewright/cards';
import { PUBLIC_CARDS } from '@rulewright/cards/importing';
import { type CardDefinition, ENGINE_VERSION } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import {
  askForGame,
  type Connection,
  DEFAULT_LIMITS,
  type Front,
  houseRuleEntries,
  inFront,
  KEPT_MS,
  liveCards,
  type Log,
  newAddresses,
  newConnection,
  newLine,
  offeredOf,
  openHosts,
  type PageSeats,
  type StartThinking,
  welcomeOf,
} from '@rulewright/server/in-browser';
import { allCards } from './card-sources.ts';
import { keptCards } from './kept-cards.ts';
import { newRenewing } from './renewing.ts';
import { fetchFile, fetchSite, type Site, unzipped } from './site.ts';
import { openOwnStore, type OwnStore } from './store.ts';
import { type Answer, type HouseOffer, type PageOffer, portOf, type Request } from './wire.ts';

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
  worker.addEventListener('error', ({ message }) => failed(new Error(message)));
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

/** The seats of this browser, which no cookie keeps: the codes are told for their own sake, and each is good once. */
async function ownSeats(
  store: OwnStore,
): Promise<PageSeats & { kept(code: string): Promise<void> | null; all(table: string): string[] }> {
  const tokens = new Map<string, Map<number, string>>();
  const keeping = new Map<string, Promise<void>>();
  const note = (table: string, seat: number, token: string): void => {
    tokens.set(table, new Map([...(tokens.get(table) ?? []), [seat, token]]));
  };
  for (const { table, seat, token } of await store.seats()) note(table, seat, token);
  const all = (table: string): string[] => [...(tokens.get(table)?.values() ?? [])];
  return {
    all,
    tokenFor: (table, seat) => (seat === undefined ? all(table).at(-1) : tokens.get(table)?.get(seat)) ?? null,
    keep(table, seat, token) {
      note(table, seat, token);
      const code = crypto.getRandomValues(new Uint8Array(16)).join('-');
      keeping.set(code, store.keepSeat(table, seat, token));
      return code;
    },
    kept(code) {
      const kept = keeping.get(code) ?? null;
      keeping.delete(code);
      return kept;
    },
  };
}

async function openHouse(page: { send(text: string): void; closed(): void }) {
  const site = await fetchSite();
  const store = openOwnStore();
  let source = await allCards();
  const cards = liveCards(() => createCatalogue<CardDefinition>(source, eitherWording));
  let sets: Promise<SetsResult> | null = null;
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
    start: inFront(settings, { cards, sets: () => (sets ??= builtSets(site)), startThinking }),
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
  const seats = await ownSeats(store);
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
    from: site.cardsFrom || PUBLIC_CARDS,
    source: () => cards.source,
    since: (await keptCards())?.since ?? null,
    async renewed() {
      source = await allCards();
      cards.reopen();
      offered = offeredOf(cards);
      hosts.renewCards();
    },
  });

  const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
  const refused = (status: number, code: string, message: string): Answer => json({ code, message }, status);
  const begun = (began: boolean): Answer =>
    began ? json(renewing.state(), 202) : refused(409, 'busy', 'The cards are being renewed already.');

  async function answer({ path, method, token, body }: Request): Promise<Answer | null> {
    const [, first, table = '', game = ''] = path.split(/[/?]/);
    switch (`${method} /${first}`) {
      case 'GET /house-rules':
        return json(houseRuleEntries());
      case 'POST /seats': {
        const kept = seats.kept((JSON.parse(String(body)) as { keep: string }).keep);
        if (kept === null) return refused(404, 'wrong-token', 'That code brings no seat, or no longer.');
        await kept;
        return { status: 200, body: '' };
      }
      case 'GET /games': {
        const given = await askForGame(hosts, table, game, token === null ? seats.all(table) : [token]);
        return given.ok ? { status: 200, body: given.file } : json(given.refusal, given.status);
      }
      case 'GET /cards':
        return json(renewing.state());
      case 'POST /cards':
        return begun(renewing.begin({ from: site.cardsFrom || PUBLIC_CARDS }));
      case 'PUT /cards':
        return body instanceof File
          ? begun(renewing.begin({ file: body }))
          : refused(400, 'malformed', 'That is no file.');
      case 'DELETE /cards':
        renewing.cancel();
        return json(renewing.state());
      case 'POST /positions':
        return refused(507, 'full', 'Without a server no position is stored: save it as a file instead.');
      case 'GET /positions':
        return refused(
          404,
          'no-such-position',
          'That position is stored at a server, and this app has none: ask for its file.',
        );
      default:
        return null;
    }
  }

  let connection: Connection | null = null;
  return {
    open() {
      connection?.gone();
      const visitor = addresses.enter('this page');
      connection = visitor && newConnection(front, { send: page.send, close: page.closed }, visitor, seats);
    },
    receive: (text) => connection?.receive(text),
    close() {
      connection?.gone();
      connection = null;
    },
    answer,
  } satisfies HouseOffer;
}

const house = openHouse({
  send: (text) => line.tell('send', text),
  closed: () => line.tell('closed'),
});
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
