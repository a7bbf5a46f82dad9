/** Card names as people type them. 2006: 202 · 2009, 2011, 2026: 201 */

const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
};

/**
 * The key under which a name is looked up: case, accents, ligatures, spaces, quotation marks and all other punctuation make no
 * difference, so `Fire // Ice`, `fire/ice` and `FIRE ICE` have one key. A name without letter or digit is its own key.
 */
export function nameKey(name: string): string {
  const folded = name
    .toLowerCase()
    .replace(/[æœøßđłðþ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const key = folded.replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? name.trim() : key;
}

/** The names of a card's faces or halves: `Fire // Ice` has two; any other name has itself. */
export function faceNames(name: string): readonly string[] {
  return name.split(/\s+\/\/\s+/);
}

/** Names within a few typing errors of `wanted`, nearest first, at most `limit`. For error messages. */
export function similarNames(wanted: string, names: Iterable<string>, limit = 3): string[] {
  const key = nameKey(wanted);
  const most = Math.max(1, Math.floor(key.length / 4));
  const found: { name: string; distance: number }[] = [];
  for (const name of names) {
    const other = nameKey(name);
    if (Math.abs(other.length - key.length) > most) continue;
    const distance = editDistance(key, other, most);
    if (distance <= most) found.push({ name, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return found.slice(0, limit).map(({ name }) => name);
}

/** Levenshtein distance, or some number above `most` as soon as it must exceed it. */
function editDistance(a: string, b: string, most: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const cost = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
