/** Lists longer than a message may be, as sites give whole answers about a deck: read in the browser, and only then fetched for it. */
import { deckLimits, LIST_FORMS, LIST_WRITERS, parseDecklist } from '@rulewright/cards';

/** What is read in the browser may be longer than what a server reads for it. */
export const LONG_LIMITS = deckLimits({ bytes: 4 * 1024 * 1024, lines: 50_000 });

/** The same deck as a plain list, with the form it was read in; null where no deck could be read in it. */
export function shortened(text: string): { list: string; name: string; from: string } | null {
  const read = parseDecklist(text, LONG_LIMITS);
  if (!read.ok) return null;
  const { name = '', ...deck } = read.deck;
  return { list: LIST_WRITERS.text.write(deck), name, from: LIST_FORMS[read.form] };
}
