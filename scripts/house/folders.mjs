/**
 * What imports what by path: no cycle between the chapters of the engine, which are the folders of `engine/src`, as they
 * need each other at run time; and no package reaches into another, for packages know each other by name.
 */

/**
 * The folders that a module imports values from, seen from `src`.
 * @param {string} path from `src`, as `turn/priority.ts`
 * @param {string} source
 * @param {{types?: boolean}} [options] whether imports of types count; they are erased and bind nothing at run time
 * @returns {string[]}
 */
export function importedFolders(path, source, { types = false } = {}) {
  const folders = new Set();
  for (const [, keyword = '', specifier = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s)?[^;'"]*?(?:from\s+)?'(\.[^']*)'/gm,
  )) {
    if (keyword && !types) continue;
    const parts = path.split('/').slice(0, -1);
    for (const step of specifier.split('/')) {
      if (step === '..') parts.pop();
      else if (step !== '.') parts.push(step);
    }
    const folder = parts.length > 1 ? parts[0] : undefined;
    if (folder !== undefined && folder !== path.split('/')[0]) folders.add(folder);
  }
  return [...folders];
}

/**
 * The relative imports that leave the package.
 * @param {string} path from the package's `src`
 * @param {string} source
 * @returns {string[]}
 */
export function importsOutside(path, source) {
  const depth = path.split('/').length - 1;
  return [...source.matchAll(/(?:from|import|import\()\s*'((?:\.\.\/)+)[^']*'/g)]
    .filter(([, up = '']) => up.length / 3 > depth)
    .map(([statement]) => statement);
}

/**
 * The sets of folders that all need each other, directly or not.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
export function cycles(graph) {
  /** @param {string} from */
  const reach = (from) => {
    const seen = new Set();
    const open = [...(graph.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]));
  const done = new Set();
  const found = [];
  for (const folder of [...graph.keys()].sort()) {
    if (done.has(folder) || !reached.get(folder)?.has(folder)) continue;
    const members = [...graph.keys()].filter(
      (other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder),
    );
    for (const member of members) done.add(member);
    found.push(members.sort());
  }
  return found;
}
