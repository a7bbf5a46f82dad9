/**
 * `npm run -s calls [-- --only NAME] [--functions N] [--accept] [--json]`: exact calls of the engine's functions for each decision, in eight kinds of
 * game, beside table.json. A pairing that makes over 2 % more calls than noted, or is played otherwise, ends it with exit code 1 and names the
 * functions; `--accept` notes what is so now. `--growth` tells instead how calls grow with permanents, players and inputs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from '../../scripts/options.mjs';
import { counted } from './counting.ts';
import { grown } from './exponents.ts';
import { compare, type Counted, type Table, tabled } from './table.ts';
import { pairings } from './pairings.ts';

const USAGE = `npm run -s calls [-- --only NAME] [--functions N] [--accept] [--json]   calls of functions for each decision
npm run -s calls -- --growth [--only NAME] [--functions N] [--json]     how they grow with permanents, players, inputs`;
const values = optionsOf(USAGE, {
  only: { type: 'string' },
  functions: { type: 'string', default: '0' },
  accept: { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
const most = Number(values.functions);
if (values.growth) {
  const all = await grown(values.only);
  if (values.json) process.stdout.write(`${JSON.stringify(all)}\n`);
  else
    for (const { name, calls, exponent, most: functions } of all) {
      const sizes = calls.map((one) => `${one.n}: ${one.calls}`).join(', ');
      process.stdout.write(`${exponent.toFixed(2).padStart(5)}  ${name} (${sizes})\n`);
      for (const one of functions.slice(0, most))
        process.stdout.write(
          `       ${one.exponent.toFixed(2).padStart(5)} ${String(one.calls).padStart(9)}  ${one.key}\n`,
        );
    }
  process.exit();
}
const file = new URL('table.json', import.meta.url);
const noted = JSON.parse(readFileSync(file, 'utf8')) as Table;
const all = await pairings();
const wanted = all.filter(({ name }) => values.only === undefined || name === values.only);
if (wanted.length === 0 || !Number.isInteger(most) || most < 0) {
  process.stderr.write(`${USAGE}\nNAME is one of ${all.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const found: Table = {};
const faults: string[] = [];
for (const { name, play } of wanted) {
  // what is worked out once for a card is no part of a decision
  play();
  const { calls, result } = await counted(play);
  const own: Counted = tabled(calls, result);
  found[name] = own;
  faults.push(...compare(name, noted[name], own));
  if (values.json) continue;
  const before = noted[name] === undefined ? 'not noted' : `${noted[name].perDecision.toFixed(1)} noted`;
  process.stdout.write(`${name.padEnd(10)} ${own.perDecision.toFixed(1).padStart(8)} calls a decision, ${before}\n`);
  for (const [key, count] of [...calls].sort((a, b) => b[1] - a[1]).slice(0, most))
    process.stdout.write(`  ${(count / result.decisions).toFixed(2).padStart(8)}  ${key}\n`);
}
if (values.json) process.stdout.write(`${JSON.stringify({ found, faults })}\n`);
if (values.accept) writeFileSync(file, `${JSON.stringify({ ...noted, ...found }, null, 2)}\n`);
else {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
