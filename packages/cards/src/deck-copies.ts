/** Counting the cards of a deck, and what is said of a deck that is wrong. 2006: 100.2 · 2009: 100.2, 112.6j · 2011: 100.2, 112.6m · 2026: 100.2, 113.6n */
import type { CardText } from './card-text.ts';
import type { ResolvedEntry } from './resolve-deck.ts';

/** The ways to play with decks that are led by a commander. */
export type Led = 'commander' | 'brawl';
/** How decks come about: built beforehand, or from what was opened, or built around a commander. */
export type Play = 'constructed' | 'limited' | Led;

/** A rule that a deck breaks. */
export interface DeckProblem {
  readonly rule: string;
  readonly reason: string;
  /** the line of the list where that is one line's doing */
  readonly line?: number;
}

export const sizeOf = (entries: readonly ResolvedEntry[]): number =>
  entries.reduce((sum, entry) => sum + entry.count, 0);

/** Each card once, with all its copies and the last of its lines. */
export function byName(entries: readonly ResolvedEntry[]): ResolvedEntry[] {
  const found = new Map<string, ResolvedEntry>();
  for (const { card, count, line } of entries)
    found.set(card.name, { card, count: (found.get(card.name)?.count ?? 0) + count, line });
  return [...found.values()];
}

export const isBasicLand = ({ supertypes, types }: CardText): boolean =>
  supertypes.includes('Basic') && types.includes('Land');

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Basic land cards are free; so is what a card says of its own number (2009: 112.6j · 2011: 112.6m · 2026: 113.6n). */
export function mostCopies(card: CardText, most: number): number {
  if (isBasicLand(card)) return Number.POSITIVE_INFINITY;
  const own = /^A deck can have (any number of|up to (\w+)) cards named ([^\n]+?)\.$/m.exec(card.text);
  if (!own || own[3] !== card.name) return most;
  if (own[2] === undefined) return Number.POSITIVE_INFINITY;
  return NUMBERS[own[2]] ?? most;
}
