/** A `default:` of a switch hides cases that somebody adds later: it throws, or says in a comment on its line what the others are. */

/**
 * The silent ones of a source.
 * @param {string} source
 * @returns {{line: number, message: string}[]}
 */
export function silentDefaults(source) {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    if (!line.startsWith('default:')) return [];
    const next = line.replace(/^default:\s*\{?/, '') || (lines[at + 1] ?? '');
    if (/\/\/ \S/.test(line) || next.startsWith('throw ')) return [];
    return [{ line: at + 1, message: '`default:` neither throws nor says in a comment what the other cases are' }];
  });
}
