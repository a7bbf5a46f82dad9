/** A Redis of a test's own: in memory, started here and stopped by its process id. */
import { spawn, spawnSync } from 'node:child_process';
import { freePort } from './free-port.ts';
import { said } from './said.ts';

export interface RedisServer {
  /** `redis://…` */
  readonly url: string;
  stop(): void;
}

export const redisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Somebody else may take the port before it does: then it tries another. */
const TRIES = 3;

/** @throws where it does not start */
export async function startRedis(): Promise<RedisServer> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await said(server, 'Ready to accept connections');
      return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill('SIGKILL') };
    } catch (error) {
      server.kill('SIGKILL');
      if (tries === TRIES) throw error;
    }
  }
}
