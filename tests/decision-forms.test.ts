/** A form of decision is said in few files: which name each, so that a new form touches no more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** The files of all packages that name each. The numbers may only fall; fewer files are noted here. */
const NAMED = { choose: 36, order: 23, number: 25, divide: 24, name: 26, attackers: 33, blockers: 30 };

const modules = readdirSync(packages).flatMap((name) => {
  const files = readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test|-in-tests)\.tsx?$/.test(file))
    .map((file) => ({
      file: `${name}/${file}`,
      source: readFileSync(join(packages, name, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    }));
});

/** Whether a module tells that form apart: compares with it, has a case of it, makes it, or a row of a table by forms. */
function names(source: string, form: string): boolean {
  if (new RegExp(`\\bform\\b[^\\n]*'${form}'`).test(source)) return true;
  if (/switch \([\w.]*\bform\)/.test(source) && source.includes(`case '${form}':`)) return true;
  return /Record<[^<>]*\['form'\]/.test(source) && new RegExp(`^  ${form}[:(]`, 'm').test(source);
}

test.each(Object.entries(NAMED))('%s is named by %i files', (form, count) => {
  const naming = modules.filter(({ source }) => names(source, form)).map(({ file }) => file);
  expect(naming, naming.join('\n')).toHaveLength(count);
});
