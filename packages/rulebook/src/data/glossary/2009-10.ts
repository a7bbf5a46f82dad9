/** Terms of 2009-10 that later editions give another name. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
EDH | 2009-10+ 903 | A casual variant whose decks are led by a legendary creature, the deck's general.
General | 2009-10+ 807 903.3 | In the Emperor variant, whoever is not an emperor. In EDH, the legendary creature that leads a deck.
`;
