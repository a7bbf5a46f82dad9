/** The deck that the page has open, with all that was done to it since the page was opened: undo and redo. */
import { useEffect, useReducer } from 'react';
import type { OpenDeck, SavedDeck } from '../connection/memory.ts';
import { changeRemembered, useApp } from '../connection/store.ts';

export const EMPTY: OpenDeck = { id: '', name: '', list: '', from: '' };
export const opened = (deck: SavedDeck): OpenDeck => ({ ...deck, from: '' });

/** States that can be gone back to. */
const MOST_STATES = 200;

export interface History {
  readonly before: readonly OpenDeck[];
  readonly now: OpenDeck;
  readonly after: readonly OpenDeck[];
  /** what was last done was typing: typing on is the same deed */
  readonly typing: boolean;
}

export type Deed =
  | { readonly do: 'set'; readonly deck: OpenDeck; readonly typing?: boolean }
  /** what is no change of the deck: that it is kept now, or in which form it was read */
  | { readonly do: 'note'; readonly about: Partial<Pick<OpenDeck, 'id' | 'name' | 'from'>> }
  | { readonly do: 'undo' | 'redo' };

export const begun = (now: OpenDeck): History => ({ before: [], now, after: [], typing: false });

export function done(history: History, deed: Deed): History {
  const { before, now, after, typing } = history;
  switch (deed.do) {
    case 'note':
      return { ...history, now: { ...now, ...deed.about } };
    case 'undo': {
      const last = before.at(-1);
      return last === undefined
        ? history
        : { before: before.slice(0, -1), now: last, after: [now, ...after], typing: false };
    }
    case 'redo': {
      const [next, ...rest] = after;
      return next === undefined ? history : { before: [...before, now], now: next, after: rest, typing: false };
    }
    case 'set':
      if (deed.deck.list === now.list && deed.deck.name === now.name && deed.deck.id === now.id) return history;
      return {
        before: deed.typing === true && typing ? before : [...before, now].slice(-MOST_STATES),
        now: deed.deck,
        after: [],
        typing: deed.typing === true,
      };
  }
}

/** The kept deck that the address names, as of the page that opens boosters. */
const addressed = (decks: readonly SavedDeck[]): OpenDeck | undefined => {
  const id = new URLSearchParams(location.search).get('deck');
  const found = decks.find((deck) => deck.id === id);
  return found && opened(found);
};

/** What is kept of an earlier visit, if it is a deck: the storage may hold anything. */
const kept = (deck: Partial<OpenDeck> | null): OpenDeck | undefined =>
  typeof deck?.list === 'string' && typeof deck.name === 'string' && typeof deck.id === 'string'
    ? { ...EMPTY, ...deck }
    : undefined;

/** The open deck: that of the address, else that of the last visit; what is done to it survives a reload. */
export function useOpenDeck(): [History, (deed: Deed) => void] {
  const [history, act] = useReducer(done, null, () => {
    const { decks, openDeck } = useApp.getState().remembered;
    const [named, last] = [addressed(decks), kept(openDeck)];
    // what was open before one that the address names can be gone back to
    return { ...begun(named ?? last ?? EMPTY), before: named && last && last.list !== named.list ? [last] : [] };
  });
  const { now } = history;
  useEffect(() => changeRemembered({ openDeck: now.list === '' && now.name === '' ? null : now }), [now]);
  return [history, act];
}
