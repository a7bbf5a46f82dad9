/** Which modules need each other in a circle: at run time, where imports of types alone do not count, since types are erased; or to be understood. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isForTests } from '../test-files.mjs';

const IMPORT = /^(?:import|export)\s+([^;'"]*?)\s*from\s*'(\.[^']+)'/gm;

/** @param {string} clause what stands between `import` and `from` */
const isOfTypes = (clause) => {
  if (/^type\b/.test(clause)) return true;
  const names = clause
    .match(/^\{([^}]*)\}$/)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names !== undefined && names.every((name) => name === '' || name.startsWith('type '));
};

/**
 * The modules of a folder, tests aside, with those of the folder that each needs at run time, as paths from the folder.
 * @param {string} folder
 * @param {{types?: boolean}} [asked] `types`: also those of which it needs types alone
 * @returns {Map<string, Set<string>>}
 */
export function importsIn(folder, { types = false } = {}) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !isForTests(file));
  const modules = new Set(files);
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const needed = [...source.matchAll(IMPORT)]
        .filter(([, clause]) => types || !isOfTypes(/** @type {string} */ (clause)))
        .map(([, , path]) => relative(folder, join(folder, dirname(file), /** @type {string} */ (path))))
        .map((path) => path.replaceAll('\\', '/'));
      return [file, new Set(needed.filter((path) => modules.has(path)))];
    }),
  );
}

/**
 * The groups of two modules or more that all reach each other, the largest first (Tarjan's strongly connected components).
 * @param {Map<string, Set<string>>} imports
 * @returns {string[][]}
 */
export function cyclesIn(imports) {
  /** @type {Map<string, number>} */
  const index = new Map();
  /** @type {string[]} */
  const stack = [];
  const open = new Set();
  /** @type {string[][]} */
  const found = [];
  /** @param {string} module @returns {number} the lowest index that it reaches */
  const visit = (module) => {
    const own = index.size;
    index.set(module, own);
    stack.push(module);
    open.add(module);
    let least = own;
    for (const next of imports.get(module) ?? []) {
      if (!index.has(next)) least = Math.min(least, visit(next));
      else if (open.has(next)) least = Math.min(least, index.get(next) ?? own);
    }
    if (least === own) {
      const group = stack.splice(stack.indexOf(module));
      for (const member of group) open.delete(member);
      if (group.length > 1) found.push(group.sort());
    }
    return least;
  };
  for (const module of imports.keys()) if (!index.has(module)) visit(module);
  return found.sort((a, b) => b.length - a.length);
}
