/** Starting the server: the page, the WebSocket, the tables; the next free port if the one asked for is taken. */
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { MAX_MESSAGE_BYTES } from '@rulewright/protocol';
import type { Logger } from 'pino';
import { DEFAULT_LIMITS, type Limits, newAddresses } from './addresses.ts';
import { assistantRoutes } from './assistants.ts';
import { cardData } from './card-data.ts';
import { type Connection, type Front, newConnection } from './connection.ts';
import type { Cards } from '../decks/decks.ts';
import { hostAllowed, originAllowed } from './guard.ts';
import { askForGame } from './game-requests.ts';
import { type FastifyBaseLogger, fastify, helmet, rateLimit, websocket } from '../http.ts';
import { houseRuleEntries } from '../decks/house-rules.ts';
import { type DeckLimits, deckLimits } from '@rulewright/cards';
import { cardIndexFiles, PUBLIC_CARDS } from '@rulewright/cards/node';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { newLogger } from '../operating/log.ts';
import { pageFiles } from './page-files.ts';
import { POSITION_KEPT_MS, positionRoutes } from './positions.ts';
import { operatingRoutes } from '../operating/routes.ts';
import { newServerMeters } from '../operating/server-meters.ts';
import { openHosts } from '../hosting/hosts.ts';
import { onThisComputer } from '../hosting/on-this-computer.ts';
import { onThreads } from '../hosting/on-threads.ts';
import { inFront } from '../hosting/starting.ts';
import { pauseUnless } from '../running/waiting.ts';
import type { Budget } from '@rulewright/players';
import { budgetOf, shareOf } from '../table/weight.ts';
import { newRenewal } from '../renewing/renewal.ts';
import { renewalRoutes } from '../renewing/routes.ts';
import { openStore } from '../storage/store.ts';
import { newKeeping, tokensIn } from './page-seats.ts';
import { KEPT_MS } from '../play/tables.ts';
import { offeredOf, welcomeOf } from './welcome.ts';

export interface ServerOptions {
  /** first port to try; 0: any free one. Default 4006 */
  port?: number;
  /** address to listen on. Default 127.0.0.1 */
  host?: string;
  /** folder of the built web app; absent: only the WebSocket is served */
  webFolder?: string;
  /** folder for stored tables; null: they are kept in memory only */
  home: string | null;
  /** address of a PostgreSQL database (`postgres://…`) that the tables are stored in instead, which several servers may share */
  database?: string;
  /** the cards to play with, where tables are on the thread of the server. Default, and elsewhere always: those of this computer */
  cards?: Cards;
  /** the card file that pages may have fetched, or a description that names one. Default: the newest public one */
  cardsFrom?: string;
  /** how many threads have the tables; 0: they are on the thread that has the connections. Default 0 */
  workers?: number;
  /** seconds of the processor that such a thread may take without a pause, after which its tables are resumed on another. Default 10 */
  workerSeconds?: number;
  /** megabytes that such a thread may take. Default 1024 */
  workerMegabytes?: number;
  /** the index files of those cards, for pages that compile cards themselves. Default: those of this computer */
  cardFiles?: readonly string[];
  /** the notation of the scenario of that name, null where there is none; absent: there are no scenarios at hand */
  scenarioText?: (name: string) => Promise<string | null>;
  /** how much of a pasted decklist is read, where it differs from `DECK_LIMITS` of @rulewright/cards; what is beyond is refused as `bad-deck` */
  deckLimits?: Partial<DeckLimits>;
  /** host names, besides addresses and localhost, by which this server is reached */
  names?: readonly string[];
  /** milliseconds a built-in player shows what it did before it goes on. Default 450 */
  pace?: number;
  /** milliseconds that a game waits for the seats' parts of its shuffle; 0: not at all. Default 3000 */
  partsWithin?: number;
  /** how long a search player thinks about a decision. Default one second */
  thinking?: Budget;
  /** what is acknowledged survives a power cut too; by default it survives the end of the process. */
  powerSafe?: boolean;
  /** what an address may take of the server, where it differs from `DEFAULT_LIMITS` */
  limits?: Partial<Limits>;
  /** addresses (or ranges, as 10.0.0.0/8) of proxies that are believed whom they forward; default none */
  proxies?: readonly string[];
  /** default: one of the level LOG_LEVEL, or `warn`, to standard output */
  logger?: Logger;
  /** assistants that may ask at `/mcp`; absent: there is no such address */
  assistants?: Assistants;
  /** with which `/metrics` is read from other machines too, as a bearer token; absent: only from this one */
  metricsToken?: string | undefined;
  /** where others on the network reach a port of this machine, to be named on the page; absent: nowhere */
  network?: (port: number) => readonly string[];
}

export interface Assistants {
  /** who has one of these may ask; each of at least `SHORTEST_TOKEN` characters */
  readonly tokens: readonly string[];
  /** the longest request, in bytes */
  readonly longest: number;
  /** answers a request whose body has not been read; its signal says that whoever asked has gone */
  readonly answer: (request: Request) => Promise<Response>;
}

export interface RunningServer {
  /** where the app is: `http://127.0.0.1:4006` */
  address: string;
  port: number;
  /** takes no new tables and says that it is not ready; resolves when nobody is connected any more, or after so many milliseconds */
  drain(ms: number): Promise<void>;
  /** stops: what was sent before is stored and answered first */
  close(): Promise<void>;
}

const PORTS_TRIED = 50;
/** How often it is looked whether the threads of the tables are free now and then. */
const LOOK_MS = 500;
const SWEEP_MS = 10 * 60_000;
const ALIVE_MS = 30_000;
/** How often it is looked whether everybody has left. */
const DRAIN_LOOK_MS = 100;

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

/** @throws where the cards cannot be read, the store cannot be opened or another server has it, or no port is free */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logger = options.logger ?? newLogger(process.env['LOG_LEVEL'] ?? 'warn');
  const live = options.cards === undefined ? openCatalogue() : null;
  const cards = live ?? (options.cards as Cards);
  const closing = new AbortController();
  const workers = options.workers ?? 0;
  const megabytes = workers === 0 ? getHeapStatistics().heap_size_limit / 2 ** 20 : (options.workerMegabytes ?? 1024);
  const asked: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const limits: Limits = { ...asked, megabytes: shareOf(asked.megabytes, megabytes) };
  const addresses = newAddresses(limits);
  const meters = newServerMeters(version);
  const connections = new Set<Connection>();
  let draining = false;
  const store = meters.measured(
    await openStore({
      database: options.database,
      home: options.home,
      powerSafe: options.powerSafe ?? false,
      logger,
    }),
  );
  const settings = {
    deckLimits: deckLimits(options.deckLimits),
    pace: options.pace ?? 450,
    partsWithin: options.partsWithin ?? 3000,
    thinking: options.thinking ?? { milliseconds: 1000 },
    mostTables: Math.ceil(limits.tables / Math.max(1, workers)),
    mostWeight: budgetOf(megabytes),
    shared: store.shared,
  };
  const hosts: Awaited<ReturnType<typeof openHosts>> = await openHosts({
    places: Math.max(1, workers),
    start: workers === 0 ? inFront(settings, { ...onThisComputer, cards }) : onThreads(settings, megabytes),
    store,
    logger,
    ended: (result) => meters.games.add(result),
    died: () => meters.workersLost.add(),
    weighs(table, weight) {
      for (const heavy of addresses.weighs(table, weight))
        hosts.of(heavy)?.line.tell('putAway', heavy, 'Too many heavy tables are played at from one address.');
    },
    seconds: options.workerSeconds ?? 10,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const looking = setInterval(hosts.look, LOOK_MS);
  looking.unref();
  const keeping = newKeeping(KEPT_MS);
  const names = (options.names ?? []).map((name) => name.toLowerCase());
  let known = offeredOf(cards);
  /** the port, once there is one */
  let listening = 0;
  const welcome: Front['welcome'] = () => ({
    ...welcomeOf(version, known, limits),
    addresses: [...(options.network?.(listening) ?? [])],
  });
  const front: Front = { hosts, meters, logger, welcome };

  // typed as Fastify's own, so that routes written elsewhere fit
  const logging: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance: logging,
    forceCloseConnections: true,
    trustProxy: [...(options.proxies ?? [])],
    bodyLimit: MAX_MESSAGE_BYTES,
  });
  app.addHook('onRequest', async (request, reply) => {
    const { host: asked, origin } = request.headers;
    const refusal = !hostAllowed(asked, names)
      ? { code: 421, error: 'This server does not answer to that host name.' }
      : !originAllowed(origin, asked)
        ? { code: 403, error: 'Pages of other sites may not talk to this server.' }
        : null;
    if (refusal === null) return undefined;
    // A refused WebSocket is no longer among the connections that the HTTP server closes when it stops.
    reply.raw.once('finish', () => request.raw.socket.destroySoon());
    return reply.code(refusal.code).header('connection', 'close').send({ error: refusal.error });
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  if (options.webFolder !== undefined)
    await app.register(pageFiles, { webFolder: options.webFolder, aMinute: limits.filesAMinute });
  await app.register(rateLimit, { max: limits.requestsAMinute, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES * 2 } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    const visitor = addresses.enter(request.ip);
    if (visitor === null) return socket.close(1008, 'Too many connections from your address.');
    const connection = newConnection(
      front,
      {
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return;
          // Who does not read what is sent is not waited for: the seat is taken again with `resume`.
          if (socket.bufferedAmount > limits.unread) return socket.terminate();
          inOneGo(request.raw.socket);
          socket.send(text);
        },
        close: (code, reason) => socket.close(code, reason),
      },
      visitor,
      // browsers say which page opens a connection; programs do not
      request.headers.origin === undefined ? null : keeping.of(request.headers.cookie),
    );
    connections.add(connection);
    meters.connections.add();
    let alive = true;
    const beat = setInterval(() => {
      if (!alive) socket.terminate();
      alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }, ALIVE_MS);
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('message', (data, binary) => {
      alive = true;
      if (binary) return connection.receive(''); // not a message: refused as malformed
      connection.receive(Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString());
    });
    socket.on('error', (error) => logger.debug({ err: error }, 'a connection broke'));
    socket.on('close', () => {
      clearInterval(beat);
      connections.delete(connection);
      connection.gone();
    });
  });
  app.get<{ Params: { table: string; game: string } }>('/games/:table/:game', async (request, reply) => {
    const { table, game } = request.params;
    const token = /^Bearer ([A-Za-z0-9_-]{8,64})$/.exec(request.headers.authorization ?? '')?.[1];
    const tokens = token === undefined ? [...tokensIn(request.headers.cookie, table).values()] : [token];
    const given = await askForGame(hosts, table, game, tokens);
    if (!given.ok) return reply.code(given.status).send(given.refusal);
    return reply
      .header('content-disposition', `attachment; filename="rulewright-${table}-${game}.json"`)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(given.file);
  });
  app.post<{ Body: unknown }>('/seats', async (request, reply) => {
    const code = (request.body as { keep?: unknown } | null)?.keep;
    const cookie = typeof code === 'string' ? keeping.cookieFor(code) : null;
    if (cookie === null)
      return reply.code(404).send({ code: 'wrong-token', message: 'That code brings no seat, or no longer.' });
    const secure = request.protocol === 'https' ? '; Secure' : '';
    return reply.code(204).header('set-cookie', `${cookie}${secure}`).send();
  });
  operatingRoutes(app, {
    store,
    counts: hosts.counts,
    draining: () => draining,
    metrics: async () => meters.text(await hosts.counts()),
    metricsToken: options.metricsToken,
  });
  positionRoutes(app, store, limits);
  const { cardFiles } = options;
  const data = cardData(() => cardFiles ?? cardIndexFiles());
  const renewal = newRenewal({
    cards,
    from: options.cardsFrom ?? PUBLIC_CARDS,
    logger,
    renewed() {
      live?.reopen();
      known = offeredOf(cards);
      hosts.renewCards();
    },
  });
  await app.register(renewalRoutes, {
    renewal,
    // who gives it names, proxies or a database runs it for others
    isPersonal:
      live !== null && names.length === 0 && (options.proxies ?? []).length === 0 && options.database === undefined,
  });
  if (options.assistants !== undefined) await app.register(assistantRoutes, { assistants: options.assistants, limits });
  app.get('/cards', async (_request, reply) => reply.header('cache-control', 'no-cache').send(await data.listed()));
  app.get<{ Params: { file: string } }>('/cards/:file', async (request, reply) => {
    const zipped = await data.zipped(`/cards/${request.params.file}`);
    if (zipped === null)
      return reply.code(404).send({ error: 'There is no such card data; /cards lists what there is.' });
    return reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(zipped);
  });
  app.get('/house-rules', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(houseRuleEntries()),
  );
  const { scenarioText } = options;
  app.get<{ Querystring: { name?: string } }>('/scenarios/named', async (request, reply) => {
    const text = (await scenarioText?.(request.query.name ?? '')) ?? null;
    if (text !== null) return reply.type('text/plain; charset=utf-8').send(text);
    return reply.code(404).send({
      error: scenarioText
        ? 'There is no scenario of this name.'
        : 'The scenarios are in a clone of the repository only.',
    });
  });
  const host = options.host ?? '127.0.0.1';
  listening = await listen(app, host, options.port ?? 4006).catch(async (error: unknown) => {
    await app.close();
    await hosts.finish();
    await store.close();
    throw error;
  });
  const sweep = async (now: number): Promise<void> => {
    await hosts.sweep(now);
    await store.forget(now - KEPT_MS);
    await store.forgetPositions(now - POSITION_KEPT_MS);
  };
  let sweeping: Promise<void> = Promise.resolve();
  const sweeper = setInterval(() => {
    sweeping = sweep(Date.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'old tables could not be cleared away'),
    );
  }, SWEEP_MS);
  sweeper.unref();
  logger.info({ host, port: listening }, 'listening');
  return {
    address: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${listening}`,
    port: listening,
    async drain(ms) {
      draining = true;
      hosts.drain();
      logger.info({ connections: connections.size, ms }, 'draining');
      for (
        const until = performance.now() + ms;
        connections.size > 0 && !closing.signal.aborted && performance.now() < until;
      )
        await pauseUnless(closing.signal, Math.min(DRAIN_LOOK_MS, ms));
    },
    async close() {
      draining = true;
      clearInterval(sweeper);
      closing.abort();
      await renewal.cancel();
      await hosts.stop();
      const open = [...connections];
      await Promise.all(open.map((connection) => connection.finish()));
      for (const socket of app.websocketServer.clients) socket.close(1001, 'The server stops.');
      await app.close();
      // by now they have got up too
      await Promise.all(open.map((connection) => connection.finish()));
      await sweeping;
      await hosts.finish();
      clearInterval(looking);
      await store.close();
      meters.close();
      logger.info('stopped');
    },
  };
}

/** All that is sent in this turn of the event loop goes out together: a reply, the table and a view are one write of the system. */
function inOneGo(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}

/** Listens on the port, or on the next free one; gives the port. */
async function listen(app: ReturnType<typeof fastify>, host: string, first: number): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await app.listen({ host, port });
      return (app.server.address() as AddressInfo).port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || first === 0 || port >= first + PORTS_TRIED) throw error;
    }
  }
}
