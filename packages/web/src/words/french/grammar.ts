/** How French counts, lists and elides. */

/** « 0 carte », « 1 carte », « 2 cartes » */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;

/** « Ada, Ben et Cal » */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

const BUILT_IN = {
  'The computer': 'L’ordinateur',
  'The strong computer': 'L’ordinateur expert',
  'The beginner': 'Le débutant',
  'Random player': 'Le joueur au hasard',
} as const;

/** A player’s name as it stands alone: the server’s players are called in French, people as they call themselves. */
export const playerName = (given: string): string =>
  Object.entries(BUILT_IN).reduce(
    (name, [english, french]) =>
      name === english || name.startsWith(`${english} `) ? `${french}${name.slice(english.length)}` : name,
    given,
  );

/** The same within a sentence: « l’ordinateur » */
export const within = (given: string): string => playerName(given).replace(/^L(?=e |’)/, 'l');

/** Before a vowel « de » loses its own; before « y » only where that is one, as in « d’Yvette », and not in « de Yawgmoth ». */
const ELIDED = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ]))/i;

/** « de février », « d’octobre », « du joueur 2 », « de l’ordinateur » */
export const de = (given: string): string => {
  const word = within(given);
  return word.startsWith('le ') ? `du ${word.slice(3)}` : ELIDED.test(word) ? `d’${word}` : `de ${word}`;
};

/** « d’Ada, de Ben et de Cal » */
export const deAll = (words: readonly string[]): string => listed(words.map(de));
