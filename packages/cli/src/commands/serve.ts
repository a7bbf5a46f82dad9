/** `rulewright serve`: the app in a browser, for this computer or its network. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Assistants } from '@rulewright/server';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { interactive, remark, say, sayJson, type Terminal } from '../terminal.ts';

interface Options {
  port?: string;
  host?: string;
  deckCards?: string;
  deckLines?: string;
  deckBytes?: string;
  limit?: string[];
  proxy?: string[];
  name?: string[];
  store?: string;
  powerSafe?: true;
  workers?: string;
  workerSeconds: string;
  workerMegabytes: string;
  drain: string;
  cards?: string;
  mcp?: true;
  open: boolean;
  json?: true;
}

/** Each takes some 60 MB for its cards. */
const MOST_WORKERS = 8;
/** Threads that work for assistants. */
const MOST_DESKS = 2;

export function serveCommand(terminal: Terminal): Command {
  return newJsonCommand('serve', 'serve the app and print its address', terminal)
    .option('-p, --port <port>', 'port, or the next free one; also PORT (default: 4006)')
    .option('--host <address>', 'address to listen on; 0.0.0.0 for the local network; also HOST (default: 127.0.0.1)')
    .option('--deck-cards <n>', 'cards of a pasted decklist at most (default: 1000)')
    .option('--deck-lines <n>', 'lines of a pasted decklist at most (default: 2000)')
    .option('--deck-bytes <n>', 'bytes of a pasted decklist at most (default: 100000)')
    .option('--limit <name=number...>', 'what strangers may take, such as tables=100; a wrong name lists them all')
    .option('--proxy <address...>', 'addresses or ranges of proxies in front of the server, such as 10.0.0.0/8')
    .option('--name <host...>', 'host names by which the server is reached, besides addresses and localhost')
    .option(
      '--store <address>',
      'postgres://USER@HOST/DATABASE that keeps the tables, which several servers may share; also DATABASE_URL (default: a file in RULEWRIGHT_HOME)',
    )
    .option('--power-safe', 'what is acknowledged survives a power cut too; answers wait for the disk')
    .option(
      '--workers <n>',
      'threads that the games are played on; 0: on the one that has the connections; also RULEWRIGHT_WORKERS (default: one a processor, at most 8)',
    )
    .option('--worker-seconds <n>', 'a thread that takes so much of a processor without a pause is replaced', '10')
    .option('--worker-megabytes <n>', 'so much memory a thread may take before it is replaced', '1024')
    .option(
      '--drain <seconds>',
      'on SIGTERM: take no new tables, report not ready, and wait so long for those connected to leave',
      '0',
    )
    .option(
      '--cards <what>',
      'the cards to begin with: "today" fetches the newest, a file is read where it has changed, an address is fetched; also RULEWRIGHT_CARDS (default: those that are here)',
    )
    .option(
      '--mcp',
      'assistants may ask at /mcp by the Model Context Protocol, with a token of RULEWRIGHT_MCP_TOKENS (default: one is made and printed)',
    )
    .option('--no-open', 'open no browser')
    .action(async (options: Options) => {
      const { environment } = terminal;
      const portText = options.port ?? environment['PORT'];
      const port =
        portText === undefined || portText === ''
          ? 4006
          : wholeNumber(options.port === undefined ? 'PORT' : '--port', portText, 0, 65_535);
      const drain = wholeNumber('--drain', options.drain, 0, 86_400);
      const workersText = options.workers ?? (environment['RULEWRIGHT_WORKERS'] || undefined);
      const workers =
        workersText === undefined
          ? Math.min(availableParallelism(), MOST_WORKERS)
          : wholeNumber(options.workers === undefined ? 'RULEWRIGHT_WORKERS' : '--workers', workersText, 0, 64);
      const workerSeconds = wholeNumber('--worker-seconds', options.workerSeconds, 1, 86_400);
      const workerMegabytes = wholeNumber('--worker-megabytes', options.workerMegabytes, 64, 1_000_000);
      const host = options.host ?? (environment['HOST'] || '127.0.0.1');
      const [
        { DEFAULT_LIMITS, startServer },
        { rulewrightHome },
        place,
        { cardSource },
        { beginWith, offerNewest },
        { scenarioText },
      ] = await Promise.all([
        import('@rulewright/server'),
        import('@rulewright/cards/node'),
        import('../serving/place.ts'),
        import('../cards/open-cards.ts'),
        import('../cards/renew.ts'),
        import('../conformance.ts'),
      ]);
      const limit = (flag: string, text: string | undefined) =>
        text === undefined ? undefined : wholeNumber(flag, text, 1, 1_000_000_000);
      const limits = {
        cards: limit('--deck-cards', options.deckCards),
        lines: limit('--deck-lines', options.deckLines),
        bytes: limit('--deck-bytes', options.deckBytes),
      };
      const asked = {
        limits: limitsFrom(options.limit ?? [], DEFAULT_LIMITS),
        proxies: addressRanges(options.proxy ?? []),
        ...databaseFrom(options.store, environment),
      };
      const webFolder = place.webFolder();
      const wanted = options.cards ?? environment['RULEWRIGHT_CARDS'];
      if (wanted !== undefined && wanted !== '') await beginWith(terminal, wanted);
      else if (!options.json && interactive(terminal)) await offerNewest(terminal);
      cardSource(); // says what to do where there are no cards
      const deckLimits = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
      /** where links to the Lab lead: behind a proxy by the name that others know */
      let app = '';
      const desk = options.mcp && (await assistantsDesk(environment, () => app));
      const network = (at: number): string[] => place.networkAddresses(host, at);
      const server = await startServer({
        port,
        host,
        webFolder,
        home: rulewrightHome(),
        workers,
        workerSeconds,
        workerMegabytes,
        scenarioText,
        deckLimits,
        ...asked,
        names: options.name ?? [],
        powerSafe: options.powerSafe === true,
        metricsToken: environment['RULEWRIGHT_METRICS_TOKEN'] || undefined,
        network,
        ...(desk && { assistants: desk }),
      }).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        const listening = error instanceof Error && 'syscall' in error;
        throw new Failure(
          listening ? `the server cannot listen on ${host}, port ${port}: ${why}` : `the server cannot start: ${why}`,
        );
      });
      const [name] = options.proxy === undefined ? [] : (options.name ?? []);
      app = name === undefined ? server.address : `https://${name}`;
      const mcp = desk && { address: `${app}/mcp`, token: desk.made };
      if (options.json)
        sayJson(terminal, {
          address: server.address,
          port: server.port,
          network: network(server.port),
          ...(mcp && { mcp }),
        });
      else {
        if (port !== 0 && server.port !== port) remark(terminal, `Port ${port} is taken.`);
        say(terminal, `Rulewright is at ${server.address}`);
        for (const address of network(server.port)) say(terminal, `and for others on this network at ${address}`);
        if (mcp) say(terminal, `Assistants ask at ${mcp.address}`);
        if (mcp && mcp.token !== null) say(terminal, `with the token ${mcp.token}`);
        if (interactive(terminal)) remark(terminal, 'Ctrl+C stops it.');
      }
      if (options.open && !options.json && interactive(terminal)) place.openBrowser(server.address, environment);
      // who is told to stop a second time stops at once
      if ((await place.stopped()) === 'SIGTERM' && drain > 0)
        await Promise.race([server.drain(drain * 1000), place.stopped()]);
      await server.close();
      if (desk) await desk.close();
    });
}

/** What assistants ask. `made`: the token that was made for them; null where tokens are given. @throws Failure where one of them is too short */
async function assistantsDesk(
  { RULEWRIGHT_MCP_TOKENS }: Readonly<Record<string, string | undefined>>,
  app: () => string,
): Promise<Assistants & { made: string | null; close: () => Promise<void> }> {
  const [{ newHttpDesk }, { SHORTEST_TOKEN }, { randomBytes }] = await Promise.all([
    import('../mcp/over-http.ts'),
    import('@rulewright/server'),
    import('node:crypto'),
  ]);
  const given = (RULEWRIGHT_MCP_TOKENS ?? '').split(/[\s,]+/).filter(Boolean);
  if (given.some((token) => token.length < SHORTEST_TOKEN))
    throw new Failure(
      `RULEWRIGHT_MCP_TOKENS holds tokens of at least ${SHORTEST_TOKEN} characters, separated by commas; one is shorter`,
    );
  const made = given.length === 0 ? randomBytes(24).toString('base64url') : null;
  const threads = Math.min(availableParallelism(), MOST_DESKS);
  return { ...newHttpDesk({ app, threads }), tokens: made === null ? given : [made], made };
}

/** The database that was asked for. @throws Failure where it is none that tables can be kept in */
function databaseFrom(
  flag: string | undefined,
  { DATABASE_URL }: Readonly<Record<string, string | undefined>>,
): { database?: string } {
  const database = flag ?? (DATABASE_URL || undefined);
  if (database === undefined) return {};
  if (!/^postgres(ql)?:\/\//.test(database))
    throw new Failure(
      `${flag === undefined ? 'DATABASE_URL' : '--store'} takes the address of a PostgreSQL database: postgres://USER@HOST:PORT/DATABASE. Without it the tables are kept in a file.`,
    );
  return { database };
}

/** The limits that are given, each as `name=number`. @throws Failure naming all limits where one is not there */
function limitsFrom<L extends object>(given: readonly string[], defaults: L): Partial<L> {
  const limits: Record<string, number> = {};
  for (const one of given) {
    const [name = '', number = ''] = one.split('=', 2);
    if (!Object.hasOwn(defaults, name))
      throw new Failure(
        `--limit takes NAME=NUMBER; there is no limit "${name}", there are ${Object.entries(defaults)
          .map((each) => each.join('='))
          .join(', ')}`,
      );
    limits[name] = wholeNumber(`--limit ${name}`, number, 1);
  }
  return limits as Partial<L>;
}

/** Addresses, or ranges with the length of their prefix. @throws Failure */
function addressRanges(given: readonly string[]): readonly string[] {
  for (const one of given) {
    const [address = '', prefix] = one.split('/', 2);
    const bits = isIP(address) === 6 ? 128 : isIP(address) === 4 ? 32 : -1;
    const whole = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (bits < 0 || !whole)
      throw new Failure(`--proxy takes an address or a range, such as 127.0.0.1 or 10.0.0.0/8; "${one}" is none`);
  }
  return given;
}
