/**
 * Puts the packages that a module imports into it, when they are development dependencies: whoever installs ours installs none of them. Their
 * licences go into `dist/THIRD-PARTY.txt`. Run in a package's folder after the compiler, as its `build` script: `bundle-apart.mjs src/MODULE.ts`.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { mayShip } from './bill-of-materials.mjs';

const [module = ''] = process.argv.slice(2);
const outfile = module.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');
/** @type {{dependencies?: Record<string, string>}} */
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const { metafile, warnings } = await build({
  entryPoints: [module],
  outfile,
  bundle: true,
  // the natives that ws tries for speed, and goes on without
  external: [...Object.keys(dependencies), 'bufferutil', 'utf-8-validate'],
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // for the modules that are not ES modules
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  legalComments: 'none',
  minify: true,
  keepNames: true,
  metafile: true,
  logLevel: 'warning',
});
// the map of the sources held for what the compiler wrote
rmSync(`${outfile}.map`, { force: true });

const folders = new Set(
  Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []),
);
const notices = [...folders].sort().map((folder) => {
  const { name, version, license = 'none' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!mayShip(license)) throw new Error(`${name}@${version} may not be shipped with ours: ${license}`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const words = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${words}`;
});
writeFileSync('dist/THIRD-PARTY.txt', `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
// a warning tells of code that does not come into the bundle as it stands in the sources
if (warnings.length > 0) process.exit(1);
