/** A PostgreSQL of a test's own: in a temporary folder, started here and stopped by its process id. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** what its own programs need to reach it, `PATH` too */
  environment: Readonly<Record<string, string>>;
  /** `postgres://…` of a new, empty database of that name */
  database(name: string): string;
  /** runs a statement in the database `postgres`, or in that one; gives what it prints */
  run(statement: string, database?: string): string;
  /** stops it, or starts it again with the same data */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** the end: stops it and takes its folder away */
  remove(): Promise<void>;
}

/** The folder of PostgreSQL's programs; null: it is not installed here. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/** It does not run as root: there it runs as the user `postgres`. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @throws where it is not installed or does not start */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed here.');
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-postgres-'));
  const as = user();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const environment = { ...process.env, LC_ALL: 'C' };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...as, cwd: folder, env: environment, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  let running: ChildProcess | null = null;
  let stopped: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<void> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'fsync=off',
      'shared_buffers=16MB',
      'max_connections=20',
      'jit=off',
    ];
    const process = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    running = process;
    stopped = new Promise((resolve) => process.once('exit', resolve));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      process.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
        if (said.includes('ready to accept connections')) resolve();
      });
      process.once('exit', (code) => reject(new Error(`PostgreSQL did not start (${code}): ${said}`)));
    });
  };
  const stop = async (): Promise<void> => {
    // SIGINT: its connections are cut, what was committed is written
    running?.kill('SIGINT');
    running = null;
    await stopped;
  };
  const run = (statement: string, database = 'postgres'): string =>
    execFileSync(
      join(programs, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database, '-XAtqc', statement],
      { encoding: 'utf8' },
    ).trim();
  await start();
  return {
    environment: {
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
    },
    start,
    stop,
    run,
    database(name) {
      run(`create database ${name}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
