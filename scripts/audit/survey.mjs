/**
 * Many mutations at once: the engine is built with all of them behind switches, and each drawn is tried on scenarios that reach it. Unit tests
 * are not run, so this finds where to look; `--run` says what is noticed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleEngine, claimants, ENGINE, lotOfMutation, nameOf, USE_ENGINE } from './mutants.mjs';
import { mutationsOf } from './mutations.mjs';
import { SWITCHES, withSwitches } from './switches.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

const RUNS = fileURLToPath(new URL('survey-runs.mjs', import.meta.url));

/**
 * Prints a line for each drawn mutation that no scenario tried notices, or only one that claims no rule which the module cites, and at the
 * end how many there are of each kind.
 * @param {string} seed
 * @param {number} draw
 * @param {string} under where the modules lie, from the engine's sources on; '' for all
 * @returns {Promise<number>} the exit code
 */
export async function surveyMutations(seed, draw, under) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-survey-'));
  try {
    const engine = join(folder, 'engine.mjs');
    const mutations = await buildWithSwitches(engine);
    const claiming = claimants();
    const drawn = mutations
      .map((mutation, number) => ({ mutation, number, lot: lotOfMutation(seed, mutation) }))
      .filter(({ mutation }) => mutation.module.startsWith(under) && claiming.has(mutation.module))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, draw)
      .map(({ mutation, number }) => ({
        number,
        said: `${mutation.module}:${mutation.line}, ${mutation.kind}: ${mutation.text}`,
        claimedBy: (claiming.get(mutation.module) ?? []).map(nameOf),
      }));
    const asked = join(folder, 'asked.json');
    writeFileSync(asked, JSON.stringify({ seed, count: mutations.length, drawn }));
    const child = spawn(process.execPath, ['--import', USE_ENGINE, RUNS, asked], {
      env: { ...process.env, RULEWRIGHT_MUTANT: pathToFileURL(engine).href },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 2)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} outfile @returns {Promise<(Mutation & {text: string})[]>} by number */
async function buildWithSwitches(outfile) {
  /** @type {(Mutation & {text: string})[]} */
  const all = [];
  /** @param {string} module */
  const switched = (module) => {
    if (module.startsWith('..')) return undefined;
    const text = readFileSync(join(ENGINE, module), 'utf8');
    const first = all.length;
    for (const one of mutationsOf(module, text))
      all.push({ ...one, text: text.slice(one.start, one.end).replace(/\s+/g, ' ').slice(0, 120) });
    return withSwitches(module, text, first);
  };
  await bundleEngine(outfile, switched, SWITCHES);
  return all;
}
