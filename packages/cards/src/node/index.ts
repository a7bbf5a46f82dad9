/** Card files, the npm data set and the compiled cache: what of cards needs Node. */
export * from './cards.ts';
export * from './compiled-store.ts';
export * from './deck-files.ts';
export { rulewrightHome } from './home.ts';
export * from './import.ts';
export { writeWhole } from './index-file.ts';
export * from './mtgjson-package.ts';
