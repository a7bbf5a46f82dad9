/**
 * Draws claims of the ledger for the audit by mutation: somebody breaks each rule in the code for a moment, and its scenario must fail.
 *
 * `npm run -s audit -- [--count 60] [--seed WORDS]`; the seed is the commit where none is given, so that nobody chooses the claims. For each it prints
 * the rule, the expectation that would differ, the modules that implement the rule, and the command that runs the scenario alone.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf, implementedWhere } from '@rulewright/rulebook';

/** @typedef {import('@rulewright/rulebook').Claim & {chapter: string}} DrawnClaim */

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
      .map((claim) => ({ claim: { ...claim, chapter }, lot: lotOf(seed, claim) })),
  );
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ claim }) => claim);
}

/** @param {string} seed @param {import('@rulewright/rulebook').Claim} claim */
const lotOf = (seed, { edition, rule, example, scenario, by }) =>
  createHash('sha256').update([seed, edition, rule, example, scenario, by].join('\n')).digest('hex');

/** @param {string} text for a shell and for a regular expression */
const quoted = (text) => `'${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '60' }, seed: { type: 'string' } },
  });
  const root = fileURLToPath(new URL('..', import.meta.url));
  const seed = values.seed ?? execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  process.stdout.write(`Drawn with the seed ${seed}.\n`);
  for (const [at, { edition, rule, example, by, chapter, scenario }] of drawn(seed, Number(values.count)).entries()) {
    const modules = implementedWhere(edition).get(rule ?? '') ?? [];
    process.stdout.write(
      [
        '',
        `${at + 1}. ${edition} ${rule}${example === undefined ? '' : `, example ${example}`}, by ${by ?? 'all of it'}`,
        `   ${chapter}: ${scenario}`,
        `   packages/engine/src: ${modules.join(' ') || 'no module cites it'}`,
        `   npx vitest run packages/conformance -t ${quoted(`${scenario} [${edition}]`)}`,
        '',
      ].join('\n'),
    );
  }
}
