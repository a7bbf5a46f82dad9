/** How French counts, lists and elides. */

/** « 0 carte », « 1 carte », « 2 cartes » */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;

/** « Ada, Ben et Cal » */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** « de février », « d’octobre » */
export const de = (word: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(word) ? `d’${word}` : `de ${word}`);
