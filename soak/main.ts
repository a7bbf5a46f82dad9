/** `npm run soak`: long runs that show that nothing is lost; not part of continuous integration. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { soakHeavy } from './heavy.ts';
import { soakKills } from './kills.ts';
import { soakLoad } from './load.ts';
import { optionsOf } from '../scripts/options.mjs';
import { type Outage, soakOutage } from './outages.ts';
import { startPostgres } from './postgres.ts';
import { soakQueue } from './queue.ts';

const USAGE = `npm run soak -- --kills N   games at a server killed N times with -9; none may lose what was acknowledged
  --tables N    games at a time (default 3)
  --store KIND  where they are stored: file (default), or postgres, which is started in a temporary folder
  --servers 2   two servers on one database: the other goes on with the tables of the one that is killed
  --seed S      which games and moments (default 1)
npm run soak -- --outage full|locked   games at a server whose disk is full, or whose database is locked, for thirty seconds
  --seconds S, --tables N (default 6), --seed S; a full disk needs the right to mount a small one
npm run soak -- --load N    N games at once for ten minutes, beside a table that loops and an address that floods
  --seconds S   for so many seconds instead
  --workers W   here and with --kills: the tables on so many threads (default: as "rulewright serve"; 0: on that of the connections)
npm run soak -- --heavy N   one address opens N tables of ten with decks of a thousand cards, while others play; --seconds S (default 90), --workers W
npm run soak -- --queue N   games over four workers of a queue, two killed and one stopped; needs redis-server
`;
const values = optionsOf(USAGE, {
  kills: { type: 'string' },
  queue: { type: 'string' },
  load: { type: 'string' },
  heavy: { type: 'string' },
  outage: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  tables: { type: 'string' },
  store: { type: 'string' },
  servers: { type: 'string' },
  workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
});
const ofKills = values.store !== undefined || values.servers !== undefined;
const isOutage = (name: string): name is Outage => name === 'full' || name === 'locked';
const { store = 'file', servers = '1' } = values;
const wrong =
  [values.kills, values.queue, values.load, values.heavy, values.outage].filter((asked) => asked !== undefined)
    .length !== 1 ||
  (values.kills === undefined && ofKills) ||
  (values.outage !== undefined && !isOutage(values.outage)) ||
  !['file', 'postgres'].includes(store) ||
  !['1', '2'].includes(servers) ||
  (servers === '2' && store === 'file');
if (wrong) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const home = mkdtempSync(join(tmpdir(), 'rulewright-soak-'));
const postgres = store === 'postgres' ? await startPostgres() : null;
try {
  const seed = Number(values.seed);
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  process.stdout.write(`${JSON.stringify(await found(seed, report))}\n`);
} finally {
  await postgres?.remove();
  rmSync(home, { recursive: true, force: true });
}

async function found(seed: number, report: (line: string) => void): Promise<object> {
  if (values.load !== undefined)
    return soakLoad({
      games: Number(values.load),
      seconds: Number(values.seconds ?? 600),
      workers: Number(values.workers),
      store: home,
      report,
    });
  if (values.heavy !== undefined)
    return soakHeavy({
      tables: Number(values.heavy),
      seconds: Number(values.seconds ?? 90),
      workers: Number(values.workers),
      store: home,
      report,
    });
  if (values.queue !== undefined)
    return { ...(await soakQueue({ games: Number(values.queue), seed, report })), lost: 0 };
  if (values.outage !== undefined && isOutage(values.outage)) {
    const outage = await soakOutage({
      outage: values.outage,
      seconds: Number(values.seconds ?? 30),
      seed,
      tables: Number(values.tables ?? 6),
      workers: Number(values.workers),
      report,
    });
    return { ...outage, lost: 0 };
  }
  const kills = await soakKills({
    kills: Number(values.kills),
    seed,
    tables: Number(values.tables ?? 3),
    workers: Number(values.workers),
    store: postgres?.database('soak') ?? home,
    servers: servers === '2' ? 2 : 1,
    report,
  });
  return { ...kills, lost: 0 };
}
