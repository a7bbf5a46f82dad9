/** Comparing our words with those of the rules, for the tests that nothing is copied. */

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^a-z0-9+/{}-]+/)
    .filter(Boolean);

/** Every nine words in a row. */
export function runsOf(all: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + 9 <= all.length; at++) runs.add(all.slice(at, at + 9).join(' '));
  return runs;
}
