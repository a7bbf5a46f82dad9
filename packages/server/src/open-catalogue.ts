/** The cards of this computer, compiled when they are first needed. */
import { createCatalogue } from '@rulewright/cards';
import { diskStore, openCards } from '@rulewright/cards/node';
import type { CardDefinition } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import type { Cards } from './decks.ts';

/** Cards that may be others later. Whoever keeps something by their source asks for the source each time. */
export interface LiveCards extends Cards {
  /** looks again which cards there are. @throws where there are none now */
  reopen(): void;
}

/** @throws where there is no card data, or a file of it is damaged */
export function openCatalogue(): LiveCards {
  let cards = open();
  return {
    get source() {
      return cards.source;
    },
    get byHand() {
      return cards.byHand;
    },
    inWordsOf: (edition) => cards.inWordsOf(edition),
    card: (name) => cards.card(name),
    compiled: (card) => cards.compiled(card),
    reopen() {
      cards = open();
    },
  };
}

function open(): Cards {
  const opened = openCards();
  if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
  return createCatalogue<CardDefinition>(opened.source, eitherWording, diskStore<CardDefinition>());
}
