/** The words of a type line. 2006: 205, 212 · 2009: 204 · 2011, 2026: 205 */

export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

const SUPERTYPES = new Set(['Basic', 'Elite', 'Host', 'Legendary', 'Ongoing', 'Snow', 'World']);
/** Subtypes of more than one word; planar types are read whole (205.3b). */
const TWO_WORD_SUBTYPES = new Set(['Time Lord']);

/** Splits `Legendary Creature — Elf Warrior` at its dash; supertypes are those words before it that are known as such. */
export function parseTypeLine(line: string): TypeLine {
  const [before = '', after = ''] = line
    .replaceAll('’', "'")
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ [—–-]+ /, 2);
  const words = before.split(/\s+/).filter((word) => word !== '');
  const types = words.filter((word) => !SUPERTYPES.has(word));
  return {
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types,
    subtypes: types.includes('Plane') && after !== '' ? [after.trim()] : subtypeWords(after),
  };
}

function subtypeWords(text: string): string[] {
  const subtypes: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const pair = `${subtypes.at(-1)} ${word}`;
    if (TWO_WORD_SUBTYPES.has(pair)) subtypes.splice(-1, 1, pair);
    else subtypes.push(word);
  }
  return subtypes;
}
