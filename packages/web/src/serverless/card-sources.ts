/** The cards that a worker compiles where there is no server: those of the user's file, then those that the app was built with. */
import { type CardSource, layeredSource, memorySource } from '@rulewright/cards';
import { openForeignNames } from '@rulewright/cards/importing';
import { keptCards, keptForeign, opened } from './kept-cards.ts';
import { fetchFile, fetchSite, type Site, unzipped } from './site.ts';

export const NO_CARDS = 'the app was built without cards: fetch them, or open a card file';

/** Those of the files that the app was built with. @throws Error where one cannot be had */
export const builtCards = ({ cards }: Pick<Site, 'cards'>): Promise<CardSource[]> =>
  Promise.all(
    cards.map(async (path) => opened(await unzipped(new Uint8Array(await (await fetchFile(path)).arrayBuffer())))),
  );

/** In the order in which a card is looked for in them. @throws Error where one cannot be had, or what was kept is of another version */
export async function cardSources(): Promise<CardSource[]> {
  const [kept, built] = await Promise.all([keptCards(), fetchSite().then(builtCards)]);
  return [...(kept === null ? [] : [opened(kept.index)]), ...built];
}

/** All of them as one, with their names in other languages. */
export async function allCards(): Promise<CardSource> {
  const [foreign, [first = memorySource('no cards', []), ...more]] = await Promise.all([keptForeign(), cardSources()]);
  return { ...layeredSource([first, ...more]), foreign: openForeignNames(() => foreign) };
}
