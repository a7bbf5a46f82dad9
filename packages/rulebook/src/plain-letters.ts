/** In lower case, without accents and apostrophes: as names and words are compared. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** The name in lower case, with hyphens for whatever is no letter or digit. */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
