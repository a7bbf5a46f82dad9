/**
 * `npm run bench:compare [-- --against COMMIT] [--runs 5] [--games 200] [--json]`: random games per second of this working tree against a
 * commit, by default the one in foundation.json, built beside it, in runs that take turns. Prints the median ratio for each pair of decks, and of all of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../scripts/options.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const PAIRS = [
  ['1998-08-12_brian-hacker-white-weenie', '1998-08-12_brian-hacker-white-weenie'],
  ['1998-08-12_ben-rubin-sligh', '2003-08-06_dave-humpherys-blue-green-madness'],
];

const USAGE = 'npm run bench:compare [-- --against COMMIT] [--runs N] [--games N] [--json]';
const values = optionsOf(USAGE, {
  against: { type: 'string' },
  runs: { type: 'string', default: '5' },
  games: { type: 'string', default: '200' },
  json: { type: 'boolean', default: false },
});
const [runs, games] = [Number(values.runs), Number(values.games)];
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(games) || games < 1) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const commit = commitOf(
  values.against ?? JSON.parse(readFileSync(new URL('foundation.json', import.meta.url), 'utf8')).commit,
);
const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'rulewright-compare-'));
try {
  const there = join(folder, 'against');
  say(`building ${commit.slice(0, 7)} in ${there}`);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', here, there], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['-C', there, 'checkout', '--quiet', commit], { stdio: ['ignore', 'ignore', 'inherit'] });
  npm(there, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
  npm(there, 'run', '--silent', 'build');
  // the index of card names is the same, and takes long to make
  const data = join(here, 'packages/cards/.data');
  if (existsSync(data)) cpSync(data, join(there, 'packages/cards/.data'), { recursive: true });
  npm(here, 'run', '--silent', 'build');

  /** @type {{ pair: string, before: number, after: number, ratio: number }[]} */
  const measured = [];
  for (let run = 1; run <= runs; run++) {
    for (const pair of PAIRS) {
      const before = gamesPerSecond(there, pair, run);
      const after = gamesPerSecond(here, pair, run);
      measured.push({ pair: pair.join(' – '), before, after, ratio: after / before });
      say(`run ${run}, ${pair[0]}: ${before.toFixed(1)} then, ${after.toFixed(1)} now`);
    }
  }
  const ratio = median(measured.map((m) => m.ratio));
  const pairs = PAIRS.map((pair) => {
    const own = measured.filter((m) => m.pair === pair.join(' – '));
    return {
      pair: pair.join(' – '),
      before: median(own.map((m) => m.before)),
      after: median(own.map((m) => m.after)),
      ratio: median(own.map((m) => m.ratio)),
    };
  });
  if (values.json) process.stdout.write(`${JSON.stringify({ commit, runs, games, ratio, pairs })}\n`);
  else {
    for (const p of pairs)
      process.stdout.write(
        `${p.pair}: ${p.before.toFixed(1)} → ${p.after.toFixed(1)} games/s, ${p.ratio.toFixed(3)}\n`,
      );
    process.stdout.write(`median ratio to ${commit.slice(0, 7)}: ${ratio.toFixed(3)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The full hash of a commit; ends the program where there is none.
 * @param {string} name a hash, branch or tag
 */
function commitOf(name) {
  const { status, stdout } = spawnSync(
    'git',
    ['-C', here, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return stdout.trim();
  process.stderr.write(`There is no commit "${name}" in this clone.\n`);
  process.exit(2);
}

/** @param {string} folder @param {string[]} args */
function npm(folder, ...args) {
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}

/** @param {string} folder @param {string[]} pair @param {number} seed */
function gamesPerSecond(folder, pair, seed) {
  const out = execFileSync(
    process.execPath,
    [
      join(folder, 'packages/cli/bin/rulewright.js'),
      'simulate',
      ...pair,
      '--games',
      String(games),
      '--seed',
      String(seed),
      '--agents',
      'random,random',
      '--jobs',
      '1',
      '--json',
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { errors, unfinished, gamesPerSecond: speed } = JSON.parse(out);
  if (errors > 0 || unfinished > 0) throw new Error(`${folder}: ${errors} errors, ${unfinished} unfinished games`);
  return speed;
}

/**
 * @param {number[]} numbers at least one
 * @returns {number}
 */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ i) => sorted[i] ?? Number.NaN;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}
