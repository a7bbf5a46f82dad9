/** No package reaches into another by path, for packages know each other by name. */

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
