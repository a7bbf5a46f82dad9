/** The materials of a release: every package of the lock file with its version and licence, and the bill of materials in CycloneDX's form. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Licences under which code or fonts may be shipped with ours; what only builds and tests may have those of the second list too. */
const SHIPPED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'Zlib',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
];
const FOR_WORK = ['MPL-2.0', 'Python-2.0'];

/** @typedef {{name: string, version: string, licence: string, dev: boolean}} Part */

/** @returns {Part[]} by name and version, each once */
export function parts(lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))) {
  /** @type {Map<string, Part>} */
  const found = new Map();
  for (const [path, { version, license = 'none', link, dev = false }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (link || !path.includes('node_modules/')) continue;
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, { name, version, licence: license, dev: dev && known?.dev !== false });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Whether an SPDX expression allows what we do: one licence of an OR, each of an AND. @param {string} licence @param {readonly string[]} list */
const allows = (licence, list) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => list.includes(one)));

/** Whether code of that licence may be in what we ship. @param {string} licence */
export const mayShip = (licence) => allows(licence, SHIPPED);

/** Packages whose licence nobody has agreed to, as readable lines. */
export const unagreed = (all = parts()) =>
  all
    .filter(({ licence, dev }) => !(mayShip(licence) || (dev && allows(licence, [...SHIPPED, ...FOR_WORK]))))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);

/**
 * Writes `licences.csv` and `rulewright.cdx.json` (CycloneDX) into a folder.
 * @param {string} folder
 * @returns {string[]} the paths of both
 */
export function writeBill(folder) {
  const [licences, bill] = [join(folder, 'licences.csv'), join(folder, 'rulewright.cdx.json')];
  const rows = parts().map(({ name, version, licence, dev }) =>
    [name, version, `"${licence}"`, dev ? 'bundled, or builds and tests' : 'installed'].join(','),
  );
  writeFileSync(licences, `${['package,version,licence,use', ...rows].join('\n')}\n`);
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  writeFileSync(bill, stdout);
  return [licences, bill];
}
