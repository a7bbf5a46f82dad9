/** What people carry out by hand of a deck: the lines of its cards that were not read. 2006: 200 · 2009, 2011, 2026: 207 */
import { type CardByHand, cardsByHand, type ResolvedEntry } from '@rulewright/cards';
import type { DeckByHand } from '@rulewright/protocol';
import type { Cards } from './decks.ts';

/** Lines told at once. */
const MOST_LINES = 100;

const copies = (those: readonly CardByHand[]): number => those.reduce((sum, { count }) => sum + count, 0);

/** How much of the deck is read whole, and the lines that are not; null where all of it is. */
export function byHandOf(
  main: readonly ResolvedEntry[],
  sideboard: readonly ResolvedEntry[],
  cards: Cards,
): DeckByHand | null {
  const lines = cardsByHand([...main, ...sideboard], cards).flatMap(({ card, holes }) =>
    holes.map(({ face, hole: kind, frame, text }) => ({ card: card.name, face, kind, frame, text })),
  );
  if (lines.length === 0) return null;
  const playable = cardsByHand(main, cards).filter((one) => one.playable);
  const withLines = copies(playable.filter(({ holes }) => holes.length > 0));
  return {
    whole: copies(playable) - withLines,
    withLines,
    lines: lines.slice(0, MOST_LINES),
    moreLines: Math.max(0, lines.length - MOST_LINES),
  };
}
