/** The cards of this computer, compiled when they are first needed. */
import { createCatalogue } from '@rulewright/cards';
import { diskStore, openCards } from '@rulewright/cards/node';
import type { CardDefinition } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import type { Cards } from './decks.ts';
import { type LiveCards, liveCards } from './live-cards.ts';

/** @throws where there is no card data, or a file of it is damaged */
export const openCatalogue = (): LiveCards => liveCards(open);

function open(): Cards {
  const opened = openCards();
  if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
  return createCatalogue<CardDefinition>(opened.source, eitherWording, diskStore<CardDefinition>());
}
