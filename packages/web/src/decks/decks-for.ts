/** The built-in decks of a format. 2006: 100 · 2009, 2011, 2026: 100 */
import type { BuiltInDeckEntry, Format } from '@rulewright/protocol';

/** The built-in decks that are built for the format. */
export const decksFor = (decks: readonly BuiltInDeckEntry[], format: Format): readonly BuiltInDeckEntry[] =>
  decks.filter((deck) => (deck.format ?? 'constructed') === format);
