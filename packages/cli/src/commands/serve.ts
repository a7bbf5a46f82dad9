/** `rulewright serve`: the app in a browser, for this computer or its network. */
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
  open: boolean;
  json?: true;
}

export function serveCommand(terminal: Terminal): Command {
  return newJsonCommand('serve', 'serve the app and print its address', terminal)
    .option('-p, --port <port>', 'port, or the next free one; also PORT (default: 4006)')
    .option('--host <address>', 'address to listen on; 0.0.0.0 for the local network; also HOST (default: 127.0.0.1)')
    .option('--deck-cards <n>', 'cards of a pasted decklist at most (default: 1000)')
    .option('--deck-lines <n>', 'lines of a pasted decklist at most (default: 2000)')
    .option('--deck-bytes <n>', 'bytes of a pasted decklist at most (default: 100000)')
    .option('--no-open', 'open no browser')
    .action(async (options: Options) => {
      const { environment } = terminal;
      const portText = options.port ?? environment['PORT'];
      const port =
        portText === undefined || portText === ''
          ? 4006
          : wholeNumber(options.port === undefined ? 'PORT' : '--port', portText, 0, 65_535);
      const host = options.host ?? (environment['HOST'] || '127.0.0.1');
      const [{ startServer }, { rulewrightHome }, place, { catalogue }, { scenarioText }] = await Promise.all([
        import('@rulewright/server'),
        import('@rulewright/cards/node'),
        import('../serving/place.ts'),
        import('../cards/open-cards.ts'),
        import('../conformance.ts'),
      ]);
      const webFolder = place.webFolder();
      const cards = catalogue();
      const limit = (flag: string, text: string | undefined) =>
        text === undefined ? undefined : wholeNumber(flag, text, 1, 1_000_000_000);
      const limits = {
        cards: limit('--deck-cards', options.deckCards),
        lines: limit('--deck-lines', options.deckLines),
        bytes: limit('--deck-bytes', options.deckBytes),
      };
      const deckLimits = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
      const server = await startServer({
        port,
        host,
        webFolder,
        home: rulewrightHome(),
        cards,
        scenarioText,
        deckLimits,
      }).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        const listening = error instanceof Error && 'syscall' in error;
        throw new Failure(
          listening ? `the server cannot listen on ${host}, port ${port}: ${why}` : `the server cannot start: ${why}`,
        );
      });
      const network = place.networkAddresses(host, server.port);
      if (options.json) sayJson(terminal, { address: server.address, port: server.port, network });
      else {
        if (port !== 0 && server.port !== port) remark(terminal, `Port ${port} is taken.`);
        say(terminal, `Rulewright is at ${server.address}`);
        for (const address of network) say(terminal, `and for others on this network at ${address}`);
        if (interactive(terminal)) remark(terminal, 'Ctrl+C stops it.');
      }
      if (options.open && !options.json && interactive(terminal)) place.openBrowser(server.address, environment);
      await place.stopped();
      await server.close();
    });
}
