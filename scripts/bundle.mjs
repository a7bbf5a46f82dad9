/**
 * The JavaScript of a package of many modules as one for all its entries, which are small: it loads in a fraction of the time, calls within it are
 * plain ones, and who bundles it for a page takes in no more than the entries in use need.
 * Its dependencies stay outside; what it imports of its development dependencies goes in, with its licence.
 * A package's `build` script, run in its folder after the compiler has written the declarations.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { compilerHash } from './compiled-by.mjs';
import { droppable } from './droppable.mjs';

/** @type {{exports: Record<string, string | {'@rulewright/source': string}>, dependencies?: Record<string, string>}} */
const { exports, dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync('dist/chunks', { recursive: true, force: true });
const { warnings, outputFiles } = await build({
  entryPoints: Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry['@rulewright/source'],
  ),
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  define: { COMPILED_BY: JSON.stringify(compilerHash()) },
  sourcemap: true,
  // they are in the package
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
});
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  // lines stay, so that the map of the sources holds
  writeFileSync(path, path.endsWith('.js') ? droppable(text) : text);
}
// a warning tells of code that does not come into the bundle as it stands in the sources
if (warnings.length > 0) process.exit(1);
