/**
 * Packs every package that is published into a folder, each tarball with the licence and the notice; run as a script (`npm run release`),
 * beside them the list of licences and the bill of materials. `npm run release -- --publish` publishes the tarballs, lowest floor first, and refuses
 * where a manifest does not say where the package is from.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeBill } from './bill-of-materials.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} folder made if it is not there
 * @returns {string[]} the paths of the tarballs
 */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  return published().map((path) => {
    // npm takes these along only from the package's own folder.
    const copies = ['LICENSE', 'NOTICE'].filter((file) => !existsSync(join(path, file)));
    try {
      for (const file of copies) copyFileSync(join(root, file), join(path, file));
      const { status, stdout, stderr } = spawnSync(
        'npm',
        ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
        {
          cwd: path,
          encoding: 'utf8',
          shell: process.platform === 'win32',
        },
      );
      if (status !== 0) throw new Error(`npm pack failed in ${path}: ${stderr}`);
      return join(folder, tarballName(stdout));
    } finally {
      for (const file of copies) rmSync(join(path, file));
    }
  });
}

/** Fields that hold addresses: nobody is to be sent to an address that is not there, so they are written when there is one. */
const ADDRESSES = ['repository', 'homepage', 'bugs'];

/**
 * Why the package of that manifest is not to be published; null where it may be.
 *
 * @param {Record<string, unknown>} manifest
 */
export function unpublishable(manifest) {
  const missing = ['description', 'license', 'keywords', ...ADDRESSES].filter((field) => !manifest[field]);
  return missing.length === 0 ? null : `${manifest.name} has no ${missing.join(', ')} in its package.json`;
}

/** The folders of the packages that are published, lowest floor first. */
function published() {
  /** @type {{references: {path: string}[]}} */
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => join(root, path)).filter((path) => !manifestOf(path).private);
}

/** @param {string} output of `npm pack --json`: a list, or since npm 12 a record by name */
function tarballName(output) {
  const [first] = Object.values(JSON.parse(output));
  return first.filename;
}

/** @param {string} path */
function manifestOf(path) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  const isPublishing = given.includes('--publish');
  const faults = isPublishing ? published().flatMap((path) => unpublishable(manifestOf(path)) ?? []) : [];
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\nNothing is published. Write the addresses into the manifests first.\n`);
    process.exit(1);
  }
  const folder = resolve(given.find((one) => !one.startsWith('--')) ?? 'tarballs');
  const tarballs = pack(folder);
  for (const path of [...tarballs, ...writeBill(folder)]) process.stdout.write(`${path}\n`);
  for (const tarball of isPublishing ? tarballs : []) {
    const { status } = spawnSync('npm', ['publish', tarball, '--access', 'public'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
