/**
 * The ratchet of plain words: counts, for each package, the sentences that make a reader stop (`house/plain-words.mjs`). The counts of
 * `house/plain-words.json` may only fall, and a file whose words differ from where its branch left `main` must be clean.
 *
 * `node scripts/plain-words.mjs` fails where either does not hold; `--list PATH` prints the sentences below a path, `--write` notes lower counts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopsIn, wordsOf } from './house/plain-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOTED = join(root, 'scripts/house/plain-words.json');
/** The change log tells of versions that are out. */
const READ = /(?<!CHANGELOG)\.(?:tsx?|mjs|cjs|md)$/;

/** @param {string[]} args @returns {string | null} null where git has no answer */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Where this branch left the main one; on that one itself the commit before. Null in a copy without history. */
function base() {
  const head = git('rev-parse', 'HEAD')?.trim();
  for (const main of ['main', 'origin/main']) {
    const left = git('merge-base', 'HEAD', main)?.trim();
    if (left !== undefined && left !== head) return left;
  }
  return git('rev-parse', 'HEAD~1')?.trim() ?? null;
}

/** @param {string} file @returns {string} */
const packageOf = (file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? /^([^/]+)\//.exec(file)?.[1] ?? 'pages';

/** @param {string} file @param {string} source */
const said = (file, source) => JSON.stringify(wordsOf(file, source).map(({ text }) => text));

/** Files whose words are others than at the base; one that only moved is as it was. */
function touched() {
  const from = base();
  if (from === null) return [];
  const changed = git('diff', '--name-status', '--find-renames', from) ?? '';
  const added = (git('ls-files', '--others', '--exclude-standard') ?? '').split('\n');
  const differ = changed.split('\n').flatMap((line) => {
    const [status = '', before = '', after = before] = line.split('\t');
    if (!READ.test(after) || status.startsWith('D')) return [];
    const was = status === 'A' ? '' : (git('show', `${from}:${before}`) ?? '');
    const now = readFileSync(join(root, after), 'utf8');
    return said(before, was) === said(after, now) ? [] : [after];
  });
  return [...differ, ...added.filter((file) => READ.test(file))];
}

const { values } = parseArgs({ options: { list: { type: 'string' }, write: { type: 'boolean', default: false } } });
const files = (git('ls-files', '--cached', '--others', '--exclude-standard') ?? '')
  .split('\n')
  .filter((file) => READ.test(file) && existsSync(join(root, file)));
const found = new Map(files.map((file) => [file, stopsIn(wordsOf(file, readFileSync(join(root, file), 'utf8')))]));

/** @param {string} file */
const print = (file) => {
  for (const { line, message } of found.get(file) ?? []) process.stdout.write(`${file}:${line} ${message}\n`);
};

/** @type {Record<string, number>} */
const counts = {};
for (const [file, all] of found) counts[packageOf(file)] = (counts[packageOf(file)] ?? 0) + all.length;
/** @type {Record<string, number>} */
const noted = existsSync(NOTED) ? JSON.parse(readFileSync(NOTED, 'utf8')) : counts;

if (values.list !== undefined) for (const file of files) if (file.startsWith(values.list)) print(file);

if (values.write) {
  const lower = Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((name) => [name, Math.min(counts[name] ?? 0, noted[name] ?? counts[name] ?? 0)]),
  );
  writeFileSync(NOTED, `${JSON.stringify(lower, null, 2)}\n`);
}

for (const [name, count] of Object.entries(counts)) {
  if (count <= (noted[name] ?? 0)) continue;
  process.stdout.write(
    `${name}: ${count} sentences stop a reader, ${noted[name] ?? 0} are allowed; --list packages/${name} shows them\n`,
  );
  process.exitCode = 1;
}
const unclean = touched().filter((file) => (found.get(file)?.length ?? 0) > 0);
for (const file of unclean) print(file);
if (unclean.length > 0) {
  process.stdout.write(
    `${unclean.length} files were changed and are not clean: say those sentences with their subject first.\n`,
  );
  process.exitCode = 1;
}
const sum = Object.values(counts).reduce((all, count) => all + count, 0);
process.stdout.write(
  `${sum} sentences stop a reader (${Object.values(noted).reduce((all, count) => all + count, 0)} allowed).\n`,
);
