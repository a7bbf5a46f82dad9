/** `node run-scenarios.mjs FILE`: runs the scenarios of the file, [{scenario, edition}], until one fails, and prints {failed, ran}. */
import { readFileSync } from 'node:fs';
import { mtgjsonSource } from '@rulewright/cards/node';
import { runScenario } from '@rulewright/scenario';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
/** @type {{scenario: import('@rulewright/scenario').Scenario, edition: import('@rulewright/engine').EditionName}[]} */
const runs = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
/** @type {string | null} */
let failed = null;
let ran = 0;
for (const { scenario, edition } of runs) {
  const { message } = runScenario(scenario, edition, { source: opened.source });
  ran += 1;
  if (message === null) continue;
  failed = `${scenario.name} [${edition}]: ${message.split('\n')[0]}`;
  break;
}
process.stdout.write(JSON.stringify({ failed, ran }));
