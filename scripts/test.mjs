/**
 * Runs the tests by tier. The first stays in one process and needs no build; the second has servers, programs, tarballs and Chromium.
 *
 * `node scripts/test.mjs [--tier first|second|all] [--changed [COMMIT]] [--report FILE] [VITEST ARGUMENTS…]`. `--changed` runs what reaches the
 * files that differ from the last commit, or from COMMIT. The report is `{passed, failed}`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** Runs that follow one another; the projects of a run go side by side, each list in a process of its own. @typedef {string[][][]} Runs */
/** @type {Runs} */
const FIRST = [[['unit', 'conformance']]];
/** Tests that wait for Chromium leave a core to those that wait for servers. @type {Runs} */
const SECOND = [[['browser'], ['processes']]];
/** @type {Record<string, Runs>} */
const TIERS = { first: FIRST, second: SECOND, all: [...FIRST, ...SECOND] };

const { tier, changed, report, others } = readArguments(process.argv.slice(2));
const runs = TIERS[tier];
if (runs === undefined) {
  process.stderr.write(`There is no tier "${tier}"; there are first, second and all.\n`);
  process.exit(2);
}
const files = changed === undefined ? undefined : reached(changedFiles(changed));
if (files?.length === 0) {
  process.stdout.write('No file has changed.\n');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'rulewright-tests-'));
let [passed, failed] = [0, 0];
try {
  for (const [at, run] of runs.entries())
    await Promise.all(run.map((projects, n) => start(projects, `${at}-${n}`, n > 0)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string[]} projects
 * @param {string} name of the run
 * @param {boolean} later what it prints comes when it has ended
 * @returns {Promise<void>}
 */
function start(projects, name, later) {
  const json = join(folder, `${name}.json`);
  const reporters = ['default', './tests/tiers/report.ts', 'json'].map((reporter) => `--reporter=${reporter}`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const what = files === undefined ? ['run'] : ['related', '--run', ...files];
  const args = [vitest, ...what, '--passWithNoTests', ...chosen, ...reporters, `--outputFile.json=${json}`, ...others];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...(later && { TEST_RUN: `${process.env['TEST_RUN'] ?? ''}-${projects.join('-')}` }) },
      stdio: later ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (part) => printed.push(part));
    child.stderr?.on('data', (part) => printed.push(part));
    child.on('close', (code) => {
      for (const part of printed) process.stdout.write(part);
      count(json, code);
      done();
    });
  });
}

/**
 * @param {string} json
 * @param {number | null} code
 */
function count(json, code) {
  let bad = 0;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(json, 'utf8'));
    passed += numPassedTests;
    bad = numFailedTests;
  } catch {
    // a run that ended before it could report has failed
  }
  // so has a file that does not load, without a failed test
  failed += code !== 0 && bad === 0 ? 1 : bad;
}

/** @param {string} since */
function changedFiles(since) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  try {
    git('rev-parse', '--verify', '--quiet', `${since}^{commit}`);
  } catch {
    process.stderr.write(`"${since}" is no commit; --changed takes one, or nothing for the last.\n`);
    process.exit(2);
  }
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/**
 * Scenarios are read as files, so that no import leads to them: the test of their chapter runs instead.
 * @param {string[]} paths
 */
function reached(paths) {
  return paths.map((path) =>
    path.replace(/^packages\/conformance\/scenarios\/([^/]+)\/.*/, 'packages/conformance/src/chapters/$1.test.ts'),
  );
}

/**
 * @param {string[]} args
 * @returns {{tier: string, changed: string | undefined, report: string | undefined, others: string[]}} `others` are Vitest's
 */
function readArguments(args) {
  let tier = 'first';
  let changed;
  let report;
  /** @type {string[]} */
  const others = [];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    const next = args[at + 1]?.startsWith('-') === true ? undefined : args[at + 1];
    if (argument === '--tier') tier = next ?? '';
    else if (argument === '--report') report = next;
    else if (argument === '--changed') changed = next ?? 'HEAD';
    else {
      others.push(argument);
      continue;
    }
    if (next !== undefined) at += 1;
  }
  return { tier, changed, report, others };
}
