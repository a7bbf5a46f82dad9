/**
 * Every check that is not a test: format, lint, house rules, types, architecture, hygiene.
 *
 * `node scripts/check.mjs [NAME…] [--report FILE]` runs the named checks, or all; the report is `{passed, failed}`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** Each check as arguments for Node. @type {Record<string, string[]>} */
const checks = {
  format: [join(modules, '@biomejs/biome/bin/biome'), 'format', '.'],
  lint: [join(modules, 'oxlint/bin/oxlint'), '--type-aware'],
  'house-rules': [join(root, 'scripts/house-rules.mjs')],
  types: [join(root, 'scripts/build.mjs'), '--types'],
  'test-types': [join(modules, '@typescript/native/bin/tsc'), '-p', join(root, 'tsconfig.tests.json')],
  architecture: [join(root, 'scripts/architecture.mjs')],
  hygiene: [join(modules, 'knip/bin/knip.js'), '--no-config-hints'],
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } });
const names = positionals.length > 0 ? positionals : Object.keys(checks);
let failed = 0;
for (const name of names) {
  const args = checks[name];
  if (!args) {
    process.stderr.write(`There is no check "${name}"; there are ${Object.keys(checks).join(', ')}.\n`);
    process.exit(2);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) failed += 1;
  // a check that is asked for by name also says what it found
  if (status !== 0 || positionals.length > 0) process.stdout.write(stdout + stderr);
  process.stdout.write(`${status === 0 ? 'passed' : 'FAILED'}  ${name}\n`);
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: names.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
