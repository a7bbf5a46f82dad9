/**
 * Every check that is not a test: format, lint, house rules, plain words, types, architecture, hygiene.
 *
 * `node scripts/check.mjs [NAME…] [--report FILE]` runs the named checks, or all, as many at a time as there are processors; the report is
 * `{passed, failed}`.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** Each check as arguments for Node, the longest first. @type {Record<string, string[]>} */
const checks = {
  types: [join(root, 'scripts/build.mjs'), '--types'],
  lint: [join(modules, 'oxlint/bin/oxlint'), '--type-aware'],
  architecture: [join(root, 'scripts/architecture.mjs')],
  'test-types': [join(modules, '@typescript/native/bin/tsc'), '-p', join(root, 'tsconfig.tests.json')],
  hygiene: [join(modules, 'knip/bin/knip.js'), '--no-config-hints'],
  'house-rules': [join(root, 'scripts/house-rules.mjs')],
  words: [join(root, 'scripts/plain-words.mjs')],
  format: [join(modules, '@biomejs/biome/bin/biome'), 'format', '.'],
};
/** These begin after `types` has built. */
const afterTypes = new Set(['architecture', 'test-types', 'hygiene']);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } });
const names = positionals.length > 0 ? positionals : Object.keys(checks);
const unknown = names.find((name) => !Object.hasOwn(checks, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no check "${unknown}"; there are ${Object.keys(checks).join(', ')}.\n`);
  process.exit(2);
}

let failed = 0;
/**
 * @param {string} name
 * @returns {Promise<void>}
 */
const run = (name) =>
  new Promise((done) => {
    execFile(process.execPath, checks[name], { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error) failed += 1;
      // a check that is asked for by name also says what it found
      if (error || positionals.length > 0) process.stdout.write(stdout + stderr);
      process.stdout.write(`${error ? 'FAILED' : 'passed'}  ${name}\n`);
      done();
    }).stdin?.end();
  });

const ahead = [...names];
/** @type {Promise<void> | undefined} */
let types;
async function work() {
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (afterTypes.has(name)) await types;
    const ran = run(name);
    if (name === 'types') types = ran;
    await ran;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

if (values.report) writeFileSync(values.report, JSON.stringify({ passed: names.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
