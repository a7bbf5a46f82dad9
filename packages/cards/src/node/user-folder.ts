/** The user's own files, without any cards: what needs no cards loads this alone. */
export { rulewrightHome } from './home.ts';
export { writeWhole } from './write-whole.ts';
