/** How French counts, lists and elides. */

/** « 0 carte », « 1 carte », « 2 cartes » */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;

/** « Ada, Ben et Cal » */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** Before a vowel « de » loses its own; before « y » only where that is one, as in « d’Yvette », and not in « de Yawgmoth ». */
const ELIDED = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ]))/i;

/** « de février », « d’octobre », « du joueur 2 » */
export const de = (word: string): string =>
  word.startsWith('le ') ? `du ${word.slice(3)}` : ELIDED.test(word) ? `d’${word}` : `de ${word}`;

/** « d’Ada, de Ben et de Cal » */
export const deAll = (words: readonly string[]): string => listed(words.map(de));
