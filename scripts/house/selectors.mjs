/** A selector of a store gives the same value while the state is the same: one that makes a list or record anew has its component drawn without end. */

/**
 * The selectors of a source that fall back on a new list or record.
 * @param {string} source
 * @returns {{line: number, message: string}[]}
 */
export function freshSelections(source) {
  return source.split('\n').flatMap((line, at) => {
    const selector = /\buse(?!Memo|Callback|Effect|LayoutEffect)[A-Z]\w*\(\(([^)]*)\) => (.*)$/.exec(line)?.[2] ?? '';
    if (!/\?\? (?:\[\]|\{\})\)/.test(selector)) return [];
    return [
      { line: at + 1, message: 'a selector that makes a list or record anew: put the fallback behind the selection' },
    ];
  });
}
