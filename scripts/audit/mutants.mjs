/** Breaking drawn lines of the engine, and running the scenarios that claim the rules which the broken module cites and the tests beside it and of its name. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { builtInScenarios } from '@rulewright/conformance';
import { citedWhere, claimsOf } from '@rulewright/rulebook';
import { build } from 'esbuild';
import { lotOf } from './lot.mjs';
import { mutated, mutationsOf } from './mutations.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('@rulewright/engine').EditionName} EditionName */
/** @typedef {{scenario: import('@rulewright/scenario').Scenario, edition: EditionName}} Run */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The name of a run. @param {Run} run */
export const nameOf = ({ scenario, edition }) => `${scenario.name} [${edition}]`;

/** The sources of the engine. */
export const ENGINE = join(ROOT, 'packages/engine/src/');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** Loaded first by a process that is to use the engine that RULEWRIGHT_MUTANT names. */
export const USE_ENGINE = fileURLToPath(new URL('use-engine.mjs', import.meta.url));
const RUN_SCENARIOS = fileURLToPath(new URL('run-scenarios.mjs', import.meta.url));
const BROKEN_CONFIG = fileURLToPath(new URL('broken.config.mjs', import.meta.url));

/** The scenarios that claim a rule which the module cites, each in the editions of those claims, by module. @returns {Map<string, Run[]>} */
export function claimants() {
  const where = new Map(EDITIONS.map((edition) => [edition, citedWhere(edition)]));
  /** @type {Map<string, Map<string, Run>>} */
  const runs = new Map();
  for (const { scenario } of builtInScenarios())
    for (const { edition, rule } of claimsOf(scenario, () => true))
      for (const module of where.get(edition)?.get(rule ?? '') ?? []) {
        const known = runs.get(module) ?? new Map();
        runs.set(module, known.set(nameOf({ scenario, edition }), { scenario, edition }));
      }
  return new Map([...runs].map(([module, known]) => [module, [...known.values()]]));
}

/** All runs of scenarios but those. @param {Run[]} runs @returns {Run[]} */
export function otherThan(runs) {
  const known = new Set(runs.map(({ scenario, edition }) => nameOf({ scenario, edition })));
  return builtInScenarios()
    .flatMap(({ scenario }) => scenario.editions.map((edition) => ({ scenario, edition })))
    .filter(({ scenario, edition }) => !known.has(nameOf({ scenario, edition })));
}

/** By what a mutation is drawn. @param {string} seed @param {Mutation} mutation */
export const lotOfMutation = (seed, { module, start, kind }) => lotOf([seed, module, start, kind]);

/**
 * So many mutations, no two of one line, of modules that cite a rule which some scenario claims; the same for the same seed and sources.
 * @param {string} seed
 * @param {number} count
 * @returns {{mutation: Mutation, text: string, runs: Run[]}[]}
 */
export function drawnMutations(seed, count) {
  const lots = [...claimants()].flatMap(([module, runs]) => {
    const text = readFileSync(join(ENGINE, module), 'utf8');
    return mutationsOf(module, text).map((mutation) => ({
      mutation,
      text,
      runs,
      lot: lotOfMutation(seed, mutation),
    }));
  });
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  /** @type {Set<string>} */
  const lines = new Set();
  const drawn = [];
  for (const { lot: _, ...one } of lots) {
    const line = `${one.mutation.module}:${one.mutation.line}`;
    if (lines.has(line)) continue;
    lines.add(line);
    drawn.push(one);
    if (drawn.length === count) break;
  }
  return drawn;
}

/**
 * Runs scenarios on the engine with one module's text replaced, until one fails.
 * @param {Run[]} runs
 * @param {{module: string, text: string} | null} broken
 * @param {number} seconds after which an engine that no longer ends counts as noticed
 * @returns {Promise<{failed: string | null, ran: number}>} what failed first, and why; null where all passed
 */
export async function playOn(runs, broken, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-mutant-'));
  try {
    const engine = join(folder, 'engine.mjs');
    try {
      await bundleEngine(engine, (module) => (module === broken?.module ? broken.text : undefined));
    } catch (error) {
      return { failed: `it does not build: ${error}`, ran: 0 };
    }
    const script = join(folder, 'runs.json');
    writeFileSync(script, JSON.stringify(runs));
    return await inProcess(engine, script, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the engine from its sources.
 * @param {string} outfile
 * @param {(module: string) => string | undefined} contentsOf what stands in place of a module's text; undefined: the text
 * @param {string} [banner] what stands before all of it
 */
export const bundleEngine = (outfile, contentsOf, banner = '') =>
  build({
    entryPoints: [join(ENGINE, 'index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    logLevel: 'silent',
    banner: { js: banner },
    plugins: [
      {
        name: 'contents',
        setup: ({ onLoad }) => {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const contents = contentsOf(relative(ENGINE, path).split(sep).join('/'));
            return contents === undefined ? undefined : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });

/** @param {string} engine @param {string} script @param {number} seconds @returns {Promise<{failed: string | null, ran: number}>} */
function inProcess(engine, script, seconds) {
  const child = spawn(process.execPath, ['--import', USE_ENGINE, RUN_SCENARIOS, script], {
    env: { ...process.env, RULEWRIGHT_MUTANT: pathToFileURL(engine).href },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err = (err + text).slice(-2000)));
  const alarm = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(alarm);
      if (signal !== null) resolve({ failed: `it does not end within ${seconds} s`, ran: 0 });
      else if (code !== 0) resolve({ failed: `it stops: ${/^\w*Error: .*$/m.exec(err)?.[0] ?? err.trim()}`, ran: 0 });
      else resolve(JSON.parse(out));
    });
  });
}

/** The unit tests of what is named like the module, in other packages: `why-not.test.ts` of the scenarios tests `why-not.ts`. @param {string} module */
export function namesakes(module) {
  const name = `${basename(module, '.ts')}.test.ts`;
  const packages = join(ROOT, 'packages');
  return readdirSync(packages)
    .filter((one) => one !== 'engine')
    .map((one) => join(packages, one, 'src'))
    .flatMap((source) =>
      readdirSync(source, { encoding: 'utf8', recursive: true })
        .filter((file) => basename(file) === name)
        .map((file) => join(source, file)),
    );
}

/**
 * Runs the unit tests in the folder of a module, and those of its name elsewhere, with its text replaced.
 * @param {{module: string, text: string}} broken
 * @param {number} seconds after which an engine that no longer ends counts as noticed
 * @returns {{failed: string | null, ran: number}} the first test that failed; null where all passed, or there is none
 */
export function testBeside({ module, text }, seconds) {
  const at = join(ENGINE, module);
  const beside = readdirSync(dirname(at)).some((name) => name.endsWith('.test.ts')) ? [`${dirname(at)}/`] : [];
  const tests = [...beside, ...namesakes(module)];
  if (tests.length === 0) return { failed: null, ran: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-mutant-'));
  try {
    const replaced = join(folder, 'module.ts');
    writeFileSync(replaced, text);
    const { stdout, signal } = spawnSync(
      process.execPath,
      [VITEST, 'run', ...tests, '--config', BROKEN_CONFIG, '--root', ROOT, '--reporter', 'json', '--bail', '1'],
      {
        env: { ...process.env, RULEWRIGHT_BROKEN: at, RULEWRIGHT_REPLACED: replaced },
        encoding: 'utf8',
        timeout: seconds * 1000,
      },
    );
    if (signal !== null) {
      const late = { failed: `the tests beside it do not end within ${seconds} s`, ran: 0 };
      const whole = readFileSync(at, 'utf8');
      if (text === whole) return late;
      // where they do not end on the engine as it is either, the machine is slow, which tells nothing
      return testBeside({ module, text: whole }, seconds).failed === null ? late : { failed: null, ran: 0 };
    }
    /** @type {{numTotalTests: number, testResults: {name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]}} */
    const { numTotalTests, testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"')));
    const failed = testResults.find(({ status }) => status === 'failed');
    if (failed === undefined) return { failed: null, ran: numTotalTests };
    const test = failed.assertionResults.find(({ status }) => status === 'failed');
    return { failed: `${relative(ROOT, failed.name)}: ${test?.fullName ?? 'it does not load'}`, ran: numTotalTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mutation as a line for people. @param {Mutation} mutation @param {string} text */
export const said = ({ module, line, kind, start, end, replacement }, text) =>
  `${module}:${line}, ${kind}: ${oneLine(text.slice(start, end))} → ${oneLine(replacement)}`;

/** @param {string} code */
const oneLine = (code) => {
  const flat = code.replace(/\s+/g, ' ');
  return flat.length > 100 ? `${flat.slice(0, 99)}…` : flat;
};

/** The module with the mutation made. @param {Mutation} mutation @param {string} text */
export const brokenBy = (mutation, text) => ({ module: mutation.module, text: mutated(text, mutation) });
