/** Card names as people type them. 2006: 202 · 2009, 2011, 2026: 201 */

// oxlint-disable-next-line no-control-regex -- the letters below 128, all of them
const ASCII = /^[\u0000-\u007f]*$/;
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
  // most names have no other letters, and of tens of thousands the rest takes its time
  if (ASCII.test(name)) return name.toLowerCase().replace(/[^a-z0-9]+/g, '') || name.trim();
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
  return name.split(/\s\/\/\s/).map((part) => part.trim());
}
