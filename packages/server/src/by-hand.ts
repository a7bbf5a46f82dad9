/** What people carry out by hand of a deck: the lines of its cards that were not read. 2006: 200 · 2009, 2011, 2026: 207 */
import type { ResolvedEntry } from '@rulewright/cards';
import { holesOf } from '@rulewright/engine/vocabulary';
import type { DeckByHand } from '@rulewright/protocol';
import type { Cards } from './decks.ts';

/** Lines told at once. */
const MOST_LINES = 100;

/** How much of the deck is read whole, and the lines that are not; null where all of it is. */
export function byHandOf(
  main: readonly ResolvedEntry[],
  sideboard: readonly ResolvedEntry[],
  { byHand }: Cards,
): DeckByHand | null {
  const linesOf = ({ card }: ResolvedEntry): DeckByHand['lines'] => {
    const compiled = byHand.compiled(card);
    const holes = compiled.ok ? holesOf(compiled.definition) : [];
    return holes.map(({ face, hole: kind, frame, text }) => ({ card: card.name, face, kind, frame, text }));
  };
  const known = main.filter(({ card }) => byHand.compiled(card).ok);
  const different = [...new Map([...main, ...sideboard].map((entry) => [entry.card.name, entry])).values()];
  const lines = different.flatMap(linesOf);
  if (lines.length === 0) return null;
  const count = (entries: readonly ResolvedEntry[]): number => entries.reduce((sum, entry) => sum + entry.count, 0);
  const withLines = count(known.filter((entry) => linesOf(entry).length > 0));
  return {
    whole: count(known) - withLines,
    withLines,
    lines: lines.slice(0, MOST_LINES),
    moreLines: Math.max(0, lines.length - MOST_LINES),
  };
}
