/** The first tier runs in one process: what listens, connects or starts another belongs to the second. */
import childProcess, { ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';

const refuse = (what: string) => (): never => {
  throw new Error(`A test of the first tier ${what}. Call its file NAME.process.test.ts (CONTRIBUTING.md, "Tiers").`);
};

Server.prototype.listen = refuse('listens');
Socket.prototype.connect = refuse('connects');
(ChildProcess.prototype as unknown as { spawn: () => never }).spawn = refuse('starts a process');
for (const name of ['spawnSync', 'execSync', 'execFileSync'] as const) childProcess[name] = refuse('starts a process');
syncBuiltinESMExports();
