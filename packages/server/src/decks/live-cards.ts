/** Cards that may be others later. Whoever keeps something by their source asks for the source each time. */
import type { Cards } from './decks.ts';

export interface LiveCards extends Cards {
  /** looks again which cards there are. @throws where there are none now */
  reopen(): void;
}

/** @throws what `open` throws */
export function liveCards(open: () => Cards): LiveCards {
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
