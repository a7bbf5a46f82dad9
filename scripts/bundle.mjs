/**
 * The JavaScript of a package of many modules as one: it loads in a fraction of the time, and calls within it are plain ones.
 * Its dependencies stay outside; what it imports of its development dependencies goes in, with its licence.
 * A package's `build` script, run in its folder after the compiler has written the declarations.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What card text is compiled by: the grammar, and the vocabulary and keywords that it gives. From a package's folder. */
const COMPILED_BY = ['../oracle/src', '../engine/src/vocabulary', '../engine/src/abilities/keywords'];

/** @type {{exports: Record<string, string | {'@rulewright/source': string}>, dependencies?: Record<string, string>}} */
const { exports, dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const { warnings } = await build({
  entryPoints: Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry['@rulewright/source'],
  ),
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  define: { COMPILED_BY: JSON.stringify(hashOf(COMPILED_BY)) },
  sourcemap: true,
  logLevel: 'warning',
});
// a warning tells of code that does not come into the bundle as it stands in the sources
if (warnings.length > 0) process.exit(1);

/**
 * The hash of all that the compiler's results depend on, so that what an older one compiled is not taken for its own.
 * @param {readonly string[]} folders
 */
function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/.test(file))
        hash
          .update(`${file}\0`)
          .update(readFileSync(join(folder, file)))
          .update('\0');
  return hash.digest('hex').slice(0, 32);
}
