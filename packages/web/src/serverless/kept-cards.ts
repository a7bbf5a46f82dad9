/** The user's own cards, as this browser keeps them. */
import { type CardSource, memoryReader, openIndex } from '@rulewright/cards';
import { createStore, get, setMany } from 'idb-keyval';

/** What was read of a card file. */
export interface KeptCards {
  readonly index: Uint8Array;
  /** when, as an ISO date and time */
  readonly since: string;
}

const database = createStore('rulewright-cards', 'cards');

/** Null: none are kept. */
export const keptCards = async (): Promise<KeptCards | null> => (await get<KeptCards>('imported', database)) ?? null;
/** Their names in other languages, as a file of them; '' where none are kept. */
export const keptForeign = async (): Promise<string> => (await get<string>('foreign', database)) ?? '';

/** Keeps both or neither. @throws DOMException where there is no room */
export const keepCards = (cards: KeptCards, foreign: string): Promise<void> =>
  setMany(
    [
      ['imported', cards],
      ['foreign', foreign],
    ],
    database,
  );

/** @throws Error where the index is damaged, or of another version of the app */
export function opened(index: Uint8Array): CardSource {
  const found = openIndex(memoryReader(index));
  if (!found.ok) throw new Error(found.reason);
  return found.source;
}
