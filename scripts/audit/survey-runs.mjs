/** `node survey-runs.mjs FILE`: tries the mutations of the file, {seed, count, drawn: [{number, said, claimedBy}]}, on scenarios that reach them. */
import { readFileSync } from 'node:fs';
import { mtgjsonSource } from '@rulewright/cards/node';
import { builtInScenarios } from '@rulewright/conformance';
import { runScenario } from '@rulewright/scenario';
import { lotOf } from './lot.mjs';
import { nameOf } from './mutants.mjs';

/** so many scenarios that claim a rule which the module cites are tried, and so many others */
const MOST = { claiming: 100, others: 30 };
/** so many times the steps of the run without a mutation, and so many more, before a run counts as endless */
const STEPS = { times: 10, more: 200_000 };

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
const { source } = opened;
/** @type {{number: number, reached: Uint8Array | null, steps: number, turn: number}} */
const mutant = /** @type {any} */ (globalThis).mutant;
/** @type {{seed: string, count: number, drawn: {number: number, said: string, claimedBy: string[]}[]}} */
const { seed, count, drawn } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const runs = builtInScenarios().flatMap(({ scenario }) =>
  scenario.editions.map((edition) => ({ scenario, edition, name: nameOf({ scenario, edition }), steps: 0 })),
);
/** @typedef {typeof runs[number]} Run */

/** Which runs reach each mutation. @type {Run[][]} */
const reaching = Array.from({ length: count }, () => []);
for (const run of runs) {
  const reached = new Uint8Array(count);
  Object.assign(mutant, { reached, steps: Number.MAX_SAFE_INTEGER });
  const { message } = runScenario(run.scenario, run.edition, { source });
  if (message !== null) throw new Error(`The engine as it is fails: ${run.name}: ${message}`);
  run.steps = Number.MAX_SAFE_INTEGER - mutant.steps;
  for (const { number } of drawn) if (reached[number] === 1) /** @type {Run[]} */ (reaching[number]).push(run);
}
mutant.reached = null;

/** Whether the run fails with that mutation made. @param {number} number @param {Run} run */
function notices(number, { scenario, edition, steps }) {
  Object.assign(mutant, { number, steps: steps * STEPS.times + STEPS.more, turn: mutant.turn + 1 });
  try {
    return runScenario(scenario, edition, { source }).message !== null;
  } catch {
    return true;
  } finally {
    mutant.number = -1;
  }
}

const found = { noticed: 0, elsewhere: 0, survived: 0, unreached: 0 };
for (const { number, said, claimedBy } of drawn) {
  const claims = new Set(claimedBy);
  const reach = (reaching[number] ?? [])
    .map((run) => ({ run, lot: lotOf([seed, number, run.name]) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ run }) => run);
  const claiming = reach.filter(({ name }) => claims.has(name));
  const others = reach.filter(({ name }) => !claims.has(name));
  if (reach.length === 0) {
    found.unreached += 1;
    say(`unreached: ${said}`);
  } else if (claiming.slice(0, MOST.claiming).some((run) => notices(number, run))) found.noticed += 1;
  else {
    const elsewhere = others.slice(0, MOST.others).find((run) => notices(number, run));
    found[elsewhere === undefined ? 'survived' : 'elsewhere'] += 1;
    say(
      elsewhere === undefined
        ? `survived ${claiming.length} and ${others.length}: ${said}`
        : `noticed by one that does not claim its rules, ${elsewhere.name}: ${said}`,
    );
  }
}
say(
  `\n${drawn.length} mutations: ${Object.entries(found)
    .map(([what, n]) => `${n} ${what}`)
    .join(', ')}.`,
);
