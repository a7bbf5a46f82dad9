/** The command's server with a counter before it: the bytes of each answer's body, as they go over the line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Served {
  readonly address: string;
  /** bytes by path */
  readonly loaded: ReadonlyMap<string, number>;
  /** stops the server, and whatever is between; once or again */
  readonly stop: () => Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/rulewright.js', import.meta.url));

/** All that is measured comes from one address. */
const LIMITS = ['requestsAMinute', 'filesAMinute'].flatMap((name) => ['--limit', `${name}=1000000`]);

export async function serve(): Promise<Served> {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-bench-'));
  const program = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--no-open', ...LIMITS], {
    env: { ...process.env, RULEWRIGHT_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await listeningAt(program);
  const loaded = new Map<string, number>();
  // the server answers pages of its own address alone
  const ownHeaders = ({ origin: _origin, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    host: `127.0.0.1:${port}`,
  });
  const counter = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const passed = request({ port, path, method: asked.method, headers: ownHeaders(asked.headers) }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('data', (part: Buffer) => loaded.set(path, (loaded.get(path) ?? 0) + part.length));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // the messages of a game pass by uncounted
  counter.on('upgrade', (asked, socket) => {
    const passed = request({ port, path: asked.url, headers: ownHeaders(asked.headers) });
    passed.on('upgrade', (given, there) => {
      const said = Object.entries(given.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${said.join('\r\n')}\r\n\r\n`);
      // a message waits for no other
      there.setNoDelay();
      there.pipe(socket).pipe(there);
      there.on('error', () => socket.destroy());
      socket.on('error', () => there.destroy());
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((ready) => counter.listen(0, '127.0.0.1', ready));
  let stopped: Promise<void> | null = null;
  return {
    address: `http://127.0.0.1:${(counter.address() as AddressInfo).port}`,
    loaded,
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<void> {
    const ended = new Promise((done) => program.once('exit', done));
    program.kill();
    counter.closeAllConnections();
    counter.close();
    await ended;
    rmSync(home, { recursive: true, force: true });
  }
}

/** The port that the program says it listens at. */
async function listeningAt(program: ChildProcess): Promise<number> {
  let said = '';
  return new Promise((found, failed) => {
    program.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port !== undefined) found(Number(port));
    });
    program.once('exit', () => failed(new Error(`The server ended before it listened: ${said}`)));
  });
}
