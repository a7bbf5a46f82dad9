/** The user's own cards, as this browser keeps them. */
import { type CardSource, memoryReader, openIndex } from '@rulewright/cards';
import { createStore, get, setMany } from 'idb-keyval';

/** What was read of a card file. */
interface KeptCards {
  readonly index: Uint8Array;
  /** when, as an ISO date and time */
  readonly since: string;
}

const database = createStore('rulewright-cards', 'cards');

/** Null: none are kept. */
const keptCards = async (): Promise<KeptCards | null> => (await get<KeptCards>('imported', database)) ?? null;
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

/** @throws Error where the index is damaged */
export function opened(index: Uint8Array): CardSource {
  const found = openIndex(memoryReader(index));
  if (!found.ok) throw new Error(found.reason);
  return found.source;
}

/** Why what was kept cannot be used. */
const NOT_OPENED = 'what was kept of your card file cannot be used by this version of the app: open the file again';

export interface KeptSource {
  /** absent: nothing is kept, or it cannot be used */
  readonly source?: CardSource;
  readonly since: string | null;
  /** why it cannot be used; null: it can, or nothing is kept */
  readonly problem: string | null;
}

export async function keptSource(): Promise<KeptSource> {
  try {
    const kept = await keptCards();
    if (kept === null) return { since: null, problem: null };
    return { source: opened(kept.index), since: kept.since, problem: null };
  } catch (error) {
    return { since: null, problem: `${NOT_OPENED} (${error instanceof Error ? error.message : String(error)})` };
  }
}
