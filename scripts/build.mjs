/**
 * Builds every package: TypeScript to `dist`, then what a package's own `build` script adds (the browser app, the card
 * index). Each step is skipped when none of its inputs has changed. Needs nothing but Node and the installed tools.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'node_modules/.cache/rulewright');

/** A build step failed and has already said why. */
export class BuildError extends Error {}

/**
 * @param {(line: string) => void} say
 * @param {{typesOnly?: boolean, without?: readonly string[]}} [options] `without`: packages whose own build step is not run
 */
export async function build(say, { typesOnly = false, without = [] } = {}) {
  for (const name of packageNames()) removeOrphans(join(root, 'packages', name));
  tool('the TypeScript build', [join(root, 'node_modules/@typescript/native/bin/tsc'), '-b']);
  if (typesOnly) return;
  for (const name of packageNames()) {
    const folder = join(root, 'packages', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const command = manifest.scripts?.build;
    if (!command || without.includes(name)) continue;
    const inputs = inputsOf(name, manifest);
    const stamp = join(stamps, `${name}.stamp`);
    const hash = hashFiles(inputs, command);
    if (existsSync(join(folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    say(`building ${manifest.name}`);
    tool(`npm run build of ${manifest.name}`, nodeCommand(folder, command), folder);
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, hash);
  }
}

/** The packages in the order of the workspace's references, lowest floor first. */
function packageNames() {
  /** @type {{references: {path: string}[]}} */
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => path.replace('packages/', ''));
}

/**
 * A `build` script as arguments for Node, so that no shell is needed: `vite …` or `node FILE …`.
 * @param {string} folder
 * @param {string} command
 */
function nodeCommand(folder, command) {
  const [name, ...args] = command.split(' ');
  if (name === 'node') return args.map((arg, i) => (i === 0 ? join(folder, arg) : arg));
  if (name === 'vite') return [join(root, 'node_modules/vite/bin/vite.js'), ...args];
  throw new BuildError(`the build script of ${folder} starts with neither node nor vite: ${command}`);
}

/**
 * Everything a package's own build step can depend on: its folder, the sources of the packages it uses, the lock file,
 * and what has the compiler write its files anew.
 * @param {string} name
 * @param {{dependencies?: Record<string, string>, devDependencies?: Record<string, string>}} manifest
 */
function inputsOf(name, manifest) {
  const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((dependency) => dependency.startsWith('@rulewright/'))
    .map((dependency) => join(root, 'packages', dependency.slice('@rulewright/'.length)))
    .flatMap((folder) => [join(folder, 'src'), join(folder, 'scenarios')].filter((path) => existsSync(path)));
  return [join(root, 'package-lock.json'), join(root, 'tsconfig.base.json'), join(root, 'packages', name), ...used];
}

/**
 * @param {string[]} paths files, or folders to be read wholly
 * @param {string} salt
 */
function hashFiles(paths, salt) {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesIn(path)) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.name === 'dist' || entry.name === 'node_modules') return [];
      return entry.isDirectory() ? filesIn(child) : [child];
    });
}

/**
 * Removes from `dist` what was compiled from a source that no longer exists, so that no tarball carries it.
 * @param {string} folder
 */
function removeOrphans(folder) {
  const dist = join(folder, 'dist');
  // The compiler's memory lives in `dist`: elsewhere `dist` is not the compiler's.
  if (!existsSync(join(dist, '.tsbuildinfo'))) return;
  for (const entry of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const module = /^(.*?)\.(?:js|d\.ts)(?:\.map)?$/.exec(entry)?.[1];
    // chunks are of no one source; who writes them clears the folder
    if (module === undefined || module.startsWith('chunks')) continue;
    const source = join(folder, 'src', module);
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(join(dist, entry));
  }
}

/**
 * @param {string} what
 * @param {string[]} args for Node
 * @param {string} [cwd]
 */
function tool(what, args, cwd = root) {
  const { status, error } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  if (error) throw new BuildError(`${what} could not be started: ${error.message}`);
  if (status !== 0) throw new BuildError(`${what} failed; its messages are above.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await build((line) => process.stderr.write(`rulewright: ${line}\n`), {
      typesOnly: process.argv.includes('--types'),
    });
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    process.stderr.write(`rulewright: ${error.message}\n`);
    process.exitCode = 1;
  }
}
