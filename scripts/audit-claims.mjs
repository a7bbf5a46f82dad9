/**
 * The audit by mutation: a rule is broken in the code for a moment, and a scenario must fail.
 *
 * `npm run -s audit -- [--count 60] [--seed WORDS]` draws claims of the ledger, for somebody to break each rule by hand. For each it prints the rule,
 * the expectation that would differ, the modules that implement the rule, and the command that runs the scenario alone.
 *
 * `npm run -s audit -- --run [--draw 40] [--seed WORDS] [--seconds 120]` breaks drawn lines of the engine by itself, one at a time, and runs
 * the scenarios that claim a rule which the broken module cites, then the unit tests of its folder and those of its name in other packages. It prints what
 * was noticed by which scenario, and the survivors, and exits with 2 where a scenario fails on the engine as it is. A survivor is tried on all other scenarios too: where one of them
 * fails, the module or that scenario does not name the rule that both are about.
 *
 * `npm run -s audit -- --survey [--draw 40] [--seed WORDS] [--in FOLDER]` tries many mutations in one process, on scenarios alone, and prints those that none
 * of them notices: where tests may be missing. With `--in casting/costs/` (from `packages/engine/src` on) it tries only those of modules whose path begins so.
 *
 * The seed is the commit where none is given, so that nobody chooses.
 */
import { pathToFileURL } from 'node:url';
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf, implementedWhere } from '@rulewright/rulebook';
import { seedOr } from './audit/draw.mjs';
import { lotOf } from './audit/lot.mjs';
import { brokenBy, drawnMutations, otherThan, playOn, said, testBeside } from './audit/mutants.mjs';
import { surveyMutations } from './audit/survey.mjs';
import { optionsOf } from './options.mjs';

/** @typedef {import('@rulewright/rulebook').Claim & {chapter: string}} DrawnClaim */

const USAGE = `npm run -s audit -- [--count 60] [--seed WORDS]   claims of rules, drawn by lot
npm run -s audit -- --run [--draw 40] [--seed WORDS] [--seconds 120]   breaks drawn lines of the engine, and prints which nothing notices
npm run -s audit -- --survey [--draw 40] [--seed WORDS] [--in FOLDER]   tries many mutations on scenarios alone, in one process`;

/**
 * So many claims of rules, the same for the same seed; one more or fewer scenario changes few of them.
 * @param {string} seed
 * @param {number} count
 * @returns {DrawnClaim[]}
 */
export function drawn(seed, count) {
  const lots = builtInScenarios().flatMap(({ chapter, scenario }) =>
    claimsOf(scenario, () => true)
      .filter(({ rule }) => rule !== undefined)
      .map((claim) => ({ claim: { ...claim, chapter }, lot: lotOfClaim(seed, claim) })),
  );
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ claim }) => claim);
}

/** @param {string} seed @param {import('@rulewright/rulebook').Claim} claim */
const lotOfClaim = (seed, { edition, rule, example, scenario, by }) =>
  lotOf([seed, edition, rule ?? '', example ?? '', scenario, by ?? '']);

/** @param {string} text for a shell and for a regular expression */
const quoted = (text) => `'${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;

/** Prints the claims drawn. @param {string} seed @param {number} count */
function listClaims(seed, count) {
  for (const [at, { edition, rule, example, by, chapter, scenario }] of drawn(seed, count).entries()) {
    const modules = implementedWhere(edition).get(rule ?? '') ?? [];
    say('');
    say(`${at + 1}. ${edition} ${rule}${example === undefined ? '' : `, example ${example}`}, by ${by ?? 'all of it'}`);
    say(`   ${chapter}: ${scenario}`);
    say(`   packages/engine/src: ${modules.join(' ') || 'no module cites it'}`);
    say(`   npx vitest run packages/conformance -t ${quoted(`${scenario} [${edition}]`)}`);
  }
}

/** Breaks drawn lines and prints what notices. @param {string} seed @param {number} draw @param {number} seconds @returns {Promise<number>} the exit code */
async function breakLines(seed, draw, seconds) {
  const mutations = drawnMutations(seed, draw);
  const all = [
    ...new Map(
      mutations.flatMap(({ runs }) => runs).map((run) => [`${run.scenario.name} ${run.edition}`, run]),
    ).values(),
  ];
  const whole = await playOn(all, null, seconds * 10);
  if (whole.failed !== null) {
    say(`The engine as it is fails: ${whole.failed}`);
    return 2;
  }
  const survivors = [];
  for (const [at, { mutation, text, runs }] of mutations.entries()) {
    const broken = brokenBy(mutation, text);
    const line = said(mutation, text);
    say(`${at + 1}. ${line}`);
    const shown = await playOn(runs, broken, seconds);
    if (shown.failed !== null) {
      say(`   noticed: ${shown.failed}`);
      continue;
    }
    const tested = testBeside(broken, seconds * 3);
    if (tested.failed !== null) {
      say(`   noticed beside it: ${tested.failed}`);
      continue;
    }
    survivors.push(line);
    say(`   SURVIVED ${shown.ran} scenarios and ${tested.ran} tests beside it`);
    const { failed: elsewhere } = await playOn(otherThan(runs), broken, seconds * 10);
    say(
      elsewhere === null ? '   and every other one' : `   noticed by one that does not claim its rules: ${elsewhere}`,
    );
  }
  say(
    `\n${mutations.length} lines broken, ${mutations.length - survivors.length} noticed, ${survivors.length} survived.`,
  );
  for (const line of survivors) say(`   ${line}`);
  return 0;
}

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const values = optionsOf(USAGE, {
    count: { type: 'string', default: '60' },
    seed: { type: 'string' },
    run: { type: 'boolean', default: false },
    survey: { type: 'boolean', default: false },
    draw: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '120' },
    in: { type: 'string', default: '' },
  });
  const seed = seedOr(values.seed);
  say(`Drawn with the seed ${seed}.`);
  if (values.survey) process.exitCode = await surveyMutations(seed, Number(values.draw), values.in);
  else if (values.run) process.exitCode = await breakLines(seed, Number(values.draw), Number(values.seconds));
  else listClaims(seed, Number(values.count));
}
