/** Decks as names and numbers. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import { cardsFault, type DeckLimits } from './deck-limits.ts';

/** A number of copies of a card, as written on a line of the list (the first line is 1). */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
  readonly line: number;
}

export interface Decklist {
  readonly name?: string;
  readonly main: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
  /** a commander named as such by the list; it is in neither of the other two */
  readonly commander?: readonly DeckEntry[];
}

/** Why a list cannot be read: line and reason. */
export interface DecklistFault {
  readonly line: number;
  readonly reason: string;
  /** no card has this name or one like it */
  readonly mayBeNewer?: boolean;
}

export type DecklistResult =
  | { readonly ok: true; readonly deck: Decklist }
  | { readonly ok: false; readonly faults: readonly DecklistFault[] };

/** Checks that a list has cards, and not too many, and leaves out what is empty. */
export function finishDeck(
  deck: {
    readonly name: string | undefined;
    readonly main: readonly DeckEntry[];
    readonly sideboard: readonly DeckEntry[];
    readonly commander: readonly DeckEntry[];
  },
  limits: DeckLimits,
): DecklistResult {
  const { name, main, sideboard, commander } = deck;
  let cards = 0;
  for (const { count, line } of [...main, ...sideboard, ...commander]) {
    cards += count;
    const reason = cardsFault(cards, limits);
    if (reason !== undefined) return { ok: false, faults: [{ line, reason }] };
  }
  if (main.length === 0) return { ok: false, faults: [{ line: 1, reason: 'the list has no cards in its main deck' }] };
  return {
    ok: true,
    deck: { ...(name !== undefined && { name }), main, sideboard, ...(commander.length > 0 && { commander }) },
  };
}

/** Why a number of copies is refused; undefined where it is fine. */
export function countFault(count: number, limits: DeckLimits): string | undefined {
  if (!Number.isInteger(count) || count < 1) return 'the number of cards is not at least 1';
  if (count > limits.cards) return `the number of cards is more than ${limits.cards}`;
  return undefined;
}

/** A text for a message, cut to 60 characters where it is longer. */
export function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
