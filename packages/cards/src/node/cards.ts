/** The cards of this computer: what the user imported, then the embedded data set. */
import { existsSync } from 'node:fs';
import { type CardSource, layeredSource } from '../card-source.ts';
import { openForeignNames } from '../foreign-names.ts';
import { foreignNamesText, importedIndexPath, importedSource } from './import.ts';
import { mtgjsonIndexFile, mtgjsonSource, type SourceResult } from './mtgjson-package.ts';

/** All cards there are to play with. A damaged import is an error and not passed over. */
export function openCards(): SourceResult {
  const embedded = mtgjsonSource();
  const imported = importedSource();
  if (imported && !imported.ok) return imported;
  if (!imported) return embedded;
  // Without the npm package the imported cards are still all there.
  const sources: readonly [CardSource, ...CardSource[]] = embedded.ok
    ? [imported.source, embedded.source]
    : [imported.source];
  return { ok: true, source: { ...layeredSource(sources), foreign: openForeignNames(foreignNamesText) } };
}

/** The index files behind `openCards`, in the order in which a card is looked for; call it after `openCards`, which builds what is missing. */
export function cardIndexFiles(): readonly string[] {
  const imported = importedIndexPath();
  const embedded = mtgjsonIndexFile();
  return [...(existsSync(imported) ? [imported] : []), ...(embedded === null ? [] : [embedded])];
}
