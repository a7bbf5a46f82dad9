/** A server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface Served {
  server: ChildProcess;
  address: string;
}

/** `store`: a folder, or the address of a PostgreSQL database. `workers`: threads that the tables are on. */
export async function serve(store: string, workers = 0): Promise<Served> {
  const program = ['--import', 'tsx', '--conditions=@rulewright/source', SERVE, store, String(workers)];
  const server = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    // what it logs stands on the same stream
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('http')) resolve(line);
      else process.stderr.write(`${line}\n`);
    });
    server.once('exit', (code) => reject(new Error(`The server did not start (${code}).`)));
  });
  return { server, address };
}
