/** Every command of docs/operations.md does what the page says, in the order in which it stands there. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { running } from '../packages/cli/src/program-in-tests.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../soak/postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const built = existsSync(join(root, 'packages/web/dist/index.html'));
const can =
  built && postgresPrograms() !== null && ['curl', 'tar'].every((name) => spawnSync(name, ['--version']).status === 0);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The files below a folder that this process has open, where the system tells. */
function opened(folder: string): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false; // it was that of the list itself
    }
  });
}

describe.skipIf(!can)('docs/operations.md (skipped without PostgreSQL, curl, tar or the built app)', () => {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-operations-'));
  let postgres: Postgres;
  /** where the server of the page is now, and what stops it */
  let address = '';
  let stop = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    postgres = await startPostgres();
    const own = {
      RULEWRIGHT_HOME: join(home, 'stored'),
      DATABASE_URL: '',
      RULEWRIGHT_WORKERS: '0',
      LOG_LEVEL: 'silent',
    };
    for (const [name, value] of Object.entries({ ...postgres.environment, ...own })) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    await stop();
    vi.unstubAllEnvs();
    await postgres.remove();
    rmSync(home, { recursive: true, force: true });
  });

  async function serve(args: readonly string[]): Promise<void> {
    await stop();
    const before = process.listeners('SIGTERM');
    const { out, ended } = running([
      'serve',
      '--port',
      '0',
      ...args.filter((one, at) => one !== '--port' && args[at - 1] !== '--port'),
    ]);
    const where = (): string => /Rulewright is at (http\S+)/.exec(out.join(''))?.[1] ?? '';
    while (where() === '') {
      const early = await Promise.race([ended, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
      if (early !== null) throw new Error(`serve ${args.join(' ')} ended with ${early}: ${out.join('')}`);
    }
    address = where();
    stop = async () => {
      stop = () => Promise.resolve();
      for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) listener('SIGTERM');
      expect(await ended).toBe(0);
      // libsql closes a file only when memory is collected, some time later, and closing changes the folder
      do {
        collectGarbage();
        await new Promise((resolve) => setImmediate(resolve));
      } while (opened(home).length > 0);
    };
  }

  test.each(blocks.flatMap((block) => block.trimEnd().split('\n')))('%s', async (line) => {
    if (line.startsWith('rulewright ')) {
      const [, command, ...args] = line.replaceAll('"', '').split(' ');
      expect(command).toBe('serve');
      return serve(args);
    }
    if (!line.startsWith('curl')) await stop(); // the page says where it must stand still
    await promisify(execFile)('bash', ['-euc', line.replace('http://127.0.0.1:4006', address)], {
      cwd: home,
      env: { ...process.env, DATABASE_URL: 'postgres:///rulewright' },
    });
  });
});
