/** The cards that a worker compiles where there is no server: those of the user's file, then those that the app was built with. */
import { type CardSource, layeredSource, memorySource } from '@rulewright/cards';
import { openForeignNames } from '@rulewright/cards/importing';
import { keptForeign, type KeptSource, keptSource, opened } from './kept-cards.ts';
import { fetchFile, fetchSite, type Site, unzipped } from './site.ts';

export const NO_CARDS = 'the app was built without cards: fetch them, or open a card file';

/** Those of the files that the app was built with. @throws Error where one cannot be had */
export const builtCards = ({ cards }: Pick<Site, 'cards'>): Promise<CardSource[]> =>
  Promise.all(
    cards.map(async (path) => opened(await unzipped(new Uint8Array(await (await fetchFile(path)).arrayBuffer())))),
  );

/** In the order in which a card is looked for in them. @throws Error where one cannot be had, or what was kept cannot be used */
export async function cardSources(): Promise<CardSource[]> {
  const [{ source, problem }, built] = await Promise.all([keptSource(), fetchSite().then(builtCards)]);
  if (problem !== null) throw new Error(problem);
  return [...(source === undefined ? [] : [source]), ...built];
}

/** All of them as one, with their names in other languages. @throws Error where those that the app was built with cannot be had */
export async function allCards(): Promise<KeptSource & { readonly source: CardSource }> {
  const [kept, built, foreign] = await Promise.all([keptSource(), fetchSite().then(builtCards), keptForeign()]);
  const [first = memorySource('no cards', []), ...more] = kept.source === undefined ? built : [kept.source, ...built];
  return { ...kept, source: { ...layeredSource([first, ...more]), foreign: openForeignNames(() => foreign) } };
}
