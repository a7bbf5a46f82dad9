/** Whether a file that goes out quotes cards: it names a card, and the card's whole text stands behind the name. */

/** A shorter text is what any number of cards say. */
const LEAST = 20;
/** Characters between the name and the text at most: mana cost, types and the like stand there. */
const BETWEEN = 200;
/** Texts are looked for by so many characters of their beginning. */
const BEGINNING = 16;

/** Without reminder text, which is often left out, and with one space for all between words. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/\s*\([^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a name is said, and not as a part of a longer one. @param {string} words @param {string} name */
function names(words, name) {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const before = words.slice(0, at);
    const within = /[A-Za-z'’-]$/.test(before) || (/[A-Z][a-z'’]+ $/.test(before) && !before.endsWith('Card '));
    if (!within && !/^[A-Za-z'’-]/.test(words.slice(at + name.length))) return true;
  }
  return false;
}

/** In the notation a text is that of the card whose line stands last before it. @param {string} before */
const headOf = (before) => before.slice(Math.max(0, before.lastIndexOf('Card ')));

/**
 * The names of the cards that a file quotes.
 * @param {Iterable<{ name: string, text?: string | undefined }>} cards
 * @returns {(content: string) => string[]}
 */
export function quoting(cards) {
  /** @type {Map<string, { name: string, text: string }[]>} */
  const known = new Map();
  for (const { name, text = '' } of cards) {
    const said = plain(text);
    if (said.length < LEAST) continue;
    const beginning = said.slice(0, BEGINNING);
    known.set(beginning, [...(known.get(beginning) ?? []), { name, text: said }]);
  }
  return (content) => {
    const file = plain(content.replaceAll(/\\+n/g, '\n').replaceAll(/\\+"/g, '"'));
    const found = new Set();
    // a text begins a word
    for (const { index } of file.matchAll(/(?<![A-Za-z'])\S/g))
      for (const { name, text } of known.get(file.slice(index, index + BEGINNING)) ?? [])
        if (file.startsWith(text, index) && names(headOf(file.slice(Math.max(0, index - BETWEEN), index)), name))
          found.add(name);
    return [...found];
  };
}
