/** How much of a decklist is read. Lists come from strangers: what is beyond a limit is refused before it costs anything. 2006: 100.2 · 2009, 2011, 2026: 100.2a (decks have no maximum size, so these are the machine's) */

export interface DeckLimits {
  /** bytes of the whole list, as UTF-8 */
  readonly bytes: number;
  /** of a text or a table */
  readonly lines: number;
  /** characters of one line, or of one name in XML; the longest card name has 141 */
  readonly line: number;
  /** cards of main deck, sideboard and commanders together */
  readonly cards: number;
  /** names offered for those that are not known, for the whole list */
  readonly suggestions: number;
}

export const DECK_LIMITS: DeckLimits = { bytes: 100_000, lines: 2_000, line: 500, cards: 1_000, suggestions: 20 };

/** Some limits changed, the others as they are. Throws a RangeError for a limit that is no whole number of 0 or more. */
export function deckLimits(changed: Partial<DeckLimits> = {}): DeckLimits {
  const limits = { ...DECK_LIMITS, ...changed };
  for (const [name, value] of Object.entries(limits))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`the deck limit ${name} is ${String(value)}, and must be a whole number of 0 or more`);
  return limits;
}

/** What is wrong with the size of a text that may be a decklist; undefined where it is fine. */
export function sizeFault(text: string, limits: DeckLimits): string | undefined {
  const { bytes } = limits;
  // a character has at least one byte, so a text that is much too long is not encoded for counting
  const size = text.length > bytes ? text.length : new TextEncoder().encode(text).length;
  return size > bytes ? `the list has ${size} bytes or more, and may have ${bytes}: ${SHORTER}` : undefined;
}

/** What is wrong with the number of lines of a text or a table; XML and JSON may have as many as they like. */
export function linesFault(text: string, { lines }: DeckLimits): string | undefined {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  if (count > lines) return `the list has ${count} lines, and may have ${lines}: ${SHORTER}`;
  return undefined;
}
const SHORTER = 'give one deck, without comments, each card on one line with its number';

export function lineFault(line: string, limits: DeckLimits): string | undefined {
  if (line.length <= limits.line) return undefined;
  return `the line has ${line.length} characters, and may have ${limits.line}: write a number and a card name`;
}

export function cardsFault(cards: number, limits: DeckLimits): string | undefined {
  if (cards <= limits.cards) return undefined;
  return `the list has ${cards} cards up to this line, and may have ${limits.cards}: take cards out`;
}

/** Why a number of copies is refused; undefined where it is fine. */
export function countFault(count: number, limits: DeckLimits): string | undefined {
  if (!Number.isInteger(count) || count < 1) return 'the number of cards is not at least 1';
  if (count > limits.cards) return `the number of cards is more than ${limits.cards}`;
  return undefined;
}
