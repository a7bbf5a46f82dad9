/**
 * The JavaScript of a package of many modules as one: it loads in a fraction of the time, and calls within it are plain ones.
 * Its dependencies stay outside; what it imports of its development dependencies goes in, with its licence.
 * A package's `build` script, run in its folder after the compiler has written the declarations.
 */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { compilerHash } from './compiled-by.mjs';

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
  define: { COMPILED_BY: JSON.stringify(compilerHash()) },
  sourcemap: true,
  logLevel: 'warning',
});
// a warning tells of code that does not come into the bundle as it stands in the sources
if (warnings.length > 0) process.exit(1);
