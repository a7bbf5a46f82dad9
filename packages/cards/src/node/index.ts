/** Card files, the npm data set and the compiled cache: what of cards needs Node. */
export * from './cards.ts';
export * from './compiled-store.ts';
export * from './deck-files.ts';
export * from './import.ts';
export { fileReader } from './index-file.ts';
export * from './user-folder.ts';
export * from './mtgjson-package.ts';
export * from './update.ts';
