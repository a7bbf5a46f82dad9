/**
 * `npm run -s run-it -- [--draw N] [--only WORDS] [--json]`: opens the examples that the ledger has by *Run it* in Chromium, each from where its
 * rule or term stands, and plays them to the end in the Lab. Counts those that end as they say, of the seeds and others; exits with 1 where one does not.
 * `--only '706.2 example 1'` runs those whose edition, rule or term, and number hold the words, `--draw` the first of an order that mixes the chapters.
 */
import { createHash } from 'node:crypto';
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf, seedLedger } from '@rulewright/rulebook';
import { openBrowser } from '../../tests/browser/chromium.ts';
import { type ExampleClaim, type Ran, isExample, runIt } from '../../tests/browser/run-it.ts';
import { serve } from './server.ts';
import { optionsOf } from '../../scripts/options.mjs';

const PATIENCE_MS = 60_000;

const values = optionsOf(
  'npm run run-it -- [--draw N] [--only WORDS] [--json]   opens examples of the rulebook in the Lab',
  {
    draw: { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
);
const claims = builtInScenarios().flatMap(({ scenario }) => claimsOf(scenario, () => true));
const key = ({ edition, of, example }: { edition: string; of: string; example: number }): string =>
  `${edition} ${of} example ${example}`;
const keyOf = (claim: ExampleClaim): string => key({ ...claim, of: claim.rule ?? claim.glossary ?? '' });
const ofSeeds = new Set(
  seedLedger(claims).flatMap(({ kind, edition, of, example }) =>
    kind === 'example' && example !== undefined ? [key({ edition, of, example })] : [],
  ),
);
/** Each example once, in an order that is the same everywhere and mixes the chapters. */
const examples = [...new Map(claims.filter(isExample).map((claim) => [keyOf(claim), claim])).values()]
  .filter((claim) => keyOf(claim).includes(values.only))
  .sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
  .slice(0, Number(values.draw ?? Infinity));

function hashOf(claim: ExampleClaim): string {
  return createHash('sha256').update(keyOf(claim)).digest('hex');
}

const served = await serve();
const browser = await openBrowser();
const results: (Ran & { readonly example: string; readonly scenario: string; readonly seed: boolean })[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  for (const claim of examples) {
    const page = await context.newPage();
    const ran = await runIt(page, served.address, claim).catch((error: Error) => ({
      lines: 0,
      holds: 0,
      faults: [error.message],
    }));
    await page.close();
    results.push({ example: keyOf(claim), scenario: claim.scenario, seed: ofSeeds.has(keyOf(claim)), ...ran });
    for (const fault of ran.faults) process.stderr.write(`${keyOf(claim)}, “${claim.scenario}”: ${fault}\n`);
  }
} finally {
  await browser.close();
  await served.stop();
}

const count = (of: typeof results): string =>
  `${of.filter(({ faults }) => faults.length === 0).length} of ${of.length}`;
if (values.json) process.stdout.write(`${JSON.stringify({ results })}\n`);
else
  process.stdout.write(
    [
      `examples of the seeds that end as they say: ${count(results.filter(({ seed }) => seed))}`,
      `other examples that the ledger has: ${count(results.filter(({ seed }) => !seed))}`,
      `lines played: ${results.reduce((sum, { lines }) => sum + lines, 0)}, expectations met: ${results.reduce((sum, { holds }) => sum + holds, 0)}`,
      '',
    ].join('\n'),
  );
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
