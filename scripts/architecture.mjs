/**
 * Floors, cycles and writes of the state: prints the floors inside packages, the largest circles of modules of each package that need each
 * other at run time, or their types too, and how often what is neither event nor set-up writes the state. Fails where an import goes up a floor, where a
 * circle is too large, and where something else writes the state.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cyclesIn, importsIn } from './house/cycles.mjs';
import { stateWrites } from './house/state-writes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { FLOORS, WITHOUT_FLOOR, LARGEST_CYCLE, LARGEST_CIRCLE_WITH_TYPES } = createRequire(import.meta.url)(
  './house/floors.cjs',
);
/** @typedef {{name: string, folders: string[], single: string[]}} Floor */
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

for (const [name, floors] of Object.entries(/** @type {Record<string, Floor[]>} */ (FLOORS))) {
  print(`Floors of ${name}, from the ground up:`);
  for (const [at, floor] of floors.entries())
    print(`  ${at} ${floor.name}: ${[...floor.folders, ...floor.single].join(', ')}`);
  const folders = new Set(floors.flatMap((floor) => floor.folders));
  const excepted = WITHOUT_FLOOR[name] ?? [];
  for (const { name: room } of readdirSync(join(root, 'packages', name, 'src'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !folders.has(entry.name) && !excepted.includes(entry.name),
  )) {
    print(`  ${room}/ stands on no floor; scripts/house/floors.cjs must say on which`);
    process.exitCode = 1;
  }
}

for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name, 'src');
  if (!existsSync(folder)) continue;
  bounded(`Largest runtime cycle of ${name}`, cyclesIn(importsIn(folder)), LARGEST_CYCLE[name] ?? 1);
  const withTypes = LARGEST_CIRCLE_WITH_TYPES[name];
  if (withTypes !== undefined)
    bounded(`Largest circle of ${name} with types`, cyclesIn(importsIn(folder, { types: true })), withTypes);
}

/**
 * Prints the size of the largest circle; a circle that is too large is listed and fails.
 * @param {string} what
 * @param {string[][]} cycles the largest first
 * @param {number} allowed
 */
function bounded(what, [circle = []], allowed) {
  if (circle.length > 1) print(`${what}: ${circle.length} files (at most ${allowed})`);
  if (circle.length <= Math.max(1, allowed)) return;
  print(`  ${circle.join('\n  ')}`);
  process.exitCode = 1;
}

const books = JSON.parse(readFileSync(join(root, 'scripts/house/state-writes.json'), 'utf8'));
const writes = stateWrites(join(root, 'packages/engine'), books);
const lines = [...writes.values()].reduce((sum, each) => sum + each.length, 0);
print(`Writes of the state outside events/, setup/ and state/: ${lines}, the books of turns aside`);
print(`  (${books.records.join(', ')}; kept by ${books.files.join(', ')})`);
for (const [file, at] of writes) {
  print(`  ${file} writes the state: lines ${at.join(', ')}; make it an event or a function of events/`);
  process.exitCode = 1;
}

const folders = ['packages', 'scripts', 'tests', 'bench', 'fuzz', 'soak'].filter((each) =>
  existsSync(join(root, each)),
);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    ...folders,
  ],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;
