import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from './command.ts';
import { browserCommand, networkAddresses } from './serving/place.ts';
import { patience } from '../../../tests/tiers/patience.ts';

const home = mkdtempSync(join(tmpdir(), 'rulewright-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const environment = {
  ...process.env,
  RULEWRIGHT_HOME: home,
  TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
};
const node = (...args: string[]): string[] => [
  '--conditions=@rulewright/source',
  '--import',
  import.meta.resolve('tsx'),
  main,
  ...args,
];
const runs = (...args: string[]) =>
  spawnSync(process.execPath, node(...args), {
    encoding: 'utf8',
    env: environment,
    timeout: patience(60_000),
    input: '',
  });

/** What `serve --json` tells. */
interface Served {
  readonly address: string;
  readonly port: number;
  readonly mcp: { readonly address: string; readonly token: string };
}

/** Uses a server from when it tells where it is until it has been asked to end, which it does with 0. */
async function whileServing(
  options: readonly string[],
  env: NodeJS.ProcessEnv,
  use: (served: Served) => Promise<void>,
): Promise<void> {
  const serving = spawn(process.execPath, node('serve', ...options, '--json'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const told = await new Promise<string>((resolve, reject) => {
      serving.stdout.once('data', (chunk) => resolve(String(chunk)));
      serving.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    await use(JSON.parse(told) as Served);
    const ended = new Promise((resolve) => {
      serving.once('exit', resolve);
    });
    serving.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    serving.kill('SIGKILL');
  }
}

describe('the command as a process', () => {
  it('prints results on standard output and ends with 0', () => {
    const { status, stdout, stderr } = runs('--version');
    expect({ status, stdout: stdout.split('\n')[0], stderr }).toEqual({ status: 0, stdout: VERSION, stderr: '' });
  });

  it('lets bash complete commands, options and values, and runs nothing that is typed', () => {
    const script = join(home, 'completion.bash');
    writeFileSync(script, runs('completion', 'bash').stdout);
    const completed = (...words: string[]): string => {
      const lines = [
        'compopt() { :; }',
        `source '${script}'`,
        'COMP_WORDS=(rulewright "$@"); COMP_CWORD=$#; _rulewright; echo "${COMPREPLY[*]}"',
      ];
      return spawnSync('bash', ['-c', lines.join('\n'), 'bash', ...words], { encoding: 'utf8' }).stdout.trim();
    };
    expect(completed('de')).toBe('decks');
    expect(completed('decks', '')).toBe('check convert');
    expect(completed('rule', 'trample', '-e', '20')).toBe('2006-10 2009-10 2011-09 2026-02');
    expect(completed('play', '--variant', 'two')).toBe('two-headed-giant');
    expect(completed('rule', `$(touch ${join(home, 'touched')})`, '--ed')).toBe('--edition');
    expect(existsSync(join(home, 'touched'))).toBe(false);
  });

  it('prints errors on standard error and ends with 2', () => {
    const { status, stdout, stderr } = runs('simulate', 'nothing', 'nobody');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('nothing: there is neither a file nor a built-in deck of this name');
    expect(runs('simulate', 'sligh', 'stompy', '--agents', './no-such-bot,random')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no such program'),
    });
  });
});

describe('a clock outside the thread that works', () => {
  // seconds of work: it is not done before the clock is up, however slowly that begins
  const file = join(home, 'long.scenario');
  const turn = '  All pass until the beginning of combat\n  All pass until upkeep\n';
  writeFileSync(file, `Long     2026\n  A: Forest ×4000\n${turn.repeat(12)}`);
  it.each([[['scenario', file]], [['scenario', file, '--tell']], [['explain', file, 'A']]])(
    '%j is ended and says how far it had come',
    (args) => {
      const { status, signal, stdout, stderr } = runs(...args, '--seconds', '0.001');
      expect({ status, signal, stdout }).toEqual({ status: null, signal: 'SIGKILL', stdout: '' });
      expect(stderr).toMatch(
        /^rulewright: Long \(2026-02\) was stopped: it took longer than 0.001 seconds; it had reached turn \d+, after \d+ answers/,
      );
    },
  );
  it('takes seconds as a number', () => {
    expect(runs('scenario', file, '--seconds', 'x')).toMatchObject({ status: 2 });
    expect(runs('scenario', file)).toMatchObject({ status: 0 });
  });
});

const built = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)));

describe('serve', () => {
  it('says where others on the network find it, and opens a browser only where there is one', () => {
    const interfaces = {
      lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
      eth0: [{ family: 'IPv4', internal: false, address: '192.0.2.7' }],
    } as unknown as Parameters<typeof networkAddresses>[2];
    expect(networkAddresses('0.0.0.0', 4006, interfaces)).toEqual(['http://192.0.2.7:4006']);
    expect(networkAddresses('127.0.0.1', 4006, interfaces)).toEqual([]);
    expect(browserCommand('http://localhost', 'linux', {})).toBeUndefined();
    expect(browserCommand('http://localhost', 'linux', { DISPLAY: ':0' })).toEqual(['xdg-open', 'http://localhost']);
  });

  it.skipIf(!built)(
    'serves the app on the next free port, and stops when told to (skipped where the app is not built: npm run build)',
    async () => {
      const taken = createServer();
      await new Promise<void>((resolve) => {
        taken.listen(0, '127.0.0.1', resolve);
      });
      const { port } = taken.address() as { port: number };
      try {
        await whileServing(['--port', String(port)], environment, async ({ address, port: used }) => {
          expect(used).toBeGreaterThan(port);
          expect(await (await fetch(address)).text()).toContain('<html');
        });
      } finally {
        taken.close();
      }
    },
  );

  it.skipIf(!built)(
    'says where assistants ask and with which token, and refuses short tokens (skipped where the app is not built: npm run build)',
    async () => {
      const own = { ...environment, RULEWRIGHT_HOME: join(home, 'assistants') };
      await whileServing(['--mcp', '--port', '0'], own, async ({ address, mcp }) => {
        expect(mcp.address).toBe(`${address}/mcp`);
        const asked = (token: string) =>
          fetch(mcp.address, {
            method: 'POST',
            body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
            headers: {
              authorization: `Bearer ${token}`,
              accept: 'application/json, text/event-stream',
              'content-type': 'application/json',
            },
          });
        expect((await asked(mcp.token)).status).toBe(200);
        expect((await asked(`${mcp.token}x`)).status).toBe(401);
      });
      const short = spawnSync(process.execPath, node('serve', '--mcp', '--port', '0'), {
        encoding: 'utf8',
        env: { ...environment, RULEWRIGHT_MCP_TOKENS: 'secret' },
      });
      expect(short.status).toBe(2);
      expect(short.stderr).toContain('at least 16 characters');
    },
  );
});
