/**
 * Packs every package that is published into a folder, each tarball with the licence and the notice; run as a script (`npm run release`),
 * beside them the list of licences and the bill of materials.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return packages
    .filter((path) => existsSync(join(path, 'package.json')) && !manifestOf(path).private)
    .map((path) => {
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
  const folder = resolve(process.argv[2] ?? 'tarballs');
  for (const path of [...pack(folder), ...writeBill(folder)]) process.stdout.write(`${path}\n`);
}
