/** From the names of a decklist to cards. 2006: 100.2, 202 · 2009, 2011, 2026: 100.2, 201 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { CardSource } from './card-source.ts';
import type { CardText } from './card-text.ts';
import { type FoundCard, findCard } from './catalogue.ts';
import { type DeckEntry, type Decklist, type DecklistFault, shorten } from './deck.ts';
import { DECK_LIMITS, type DeckLimits } from './deck-limits.ts';

export interface ResolvedEntry {
  readonly count: number;
  readonly card: CardText;
  /** the line of the list */
  readonly line: number;
}

/** A deck of known cards; `name` of each card is its full name. */
export interface ResolvedDeck {
  readonly name?: string;
  readonly main: readonly ResolvedEntry[];
  readonly sideboard: readonly ResolvedEntry[];
  readonly commander?: readonly ResolvedEntry[];
}

export type ResolveResult =
  | { readonly ok: true; readonly deck: ResolvedDeck }
  | { readonly ok: false; readonly faults: readonly DecklistFault[] };

/**
 * Looks every name up. All names that are not one card's are reported, each with its line and, for the first of them, what it may have
 * meant: up to three names each, and `limits.suggestions` for the whole list.
 */
export function resolveDeck(deck: Decklist, source: CardSource, limits: DeckLimits = DECK_LIMITS): ResolveResult {
  takes(
    'resolveDeck',
    'a list, as parseDecklist gives it, and a card source',
    hasKeys(deck, 'main') && hasKeys(source, 'find', 'names'),
  );
  const faults: DecklistFault[] = [];
  let suggestions = limits.suggestions;
  const part = (entries: readonly DeckEntry[]): ResolvedEntry[] =>
    entries.flatMap(({ count, name, line }) => {
      const found = findCard(source, name, Math.min(3, suggestions));
      if (found.ok) return [{ count, card: found.card, line }];
      if (found.kind === 'unknown') suggestions -= found.similar.length;
      const similar = found.kind === 'unknown' ? found.similar : found.names;
      faults.push({
        line,
        reason: unknownName(found),
        ...(similar.length > 0 && { similar }),
        ...(mayBeNewer(found) && { mayBeNewer: true }),
      });
      return [];
    });
  const main = part(deck.main);
  const sideboard = part(deck.sideboard);
  const commander = deck.commander && part(deck.commander);
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
  return {
    ok: true,
    deck: { ...(deck.name !== undefined && { name: deck.name }), main, sideboard, ...(commander && { commander }) },
  };
}

/** What to do where cards are newer than those that are known. */
export const NEWER_CARDS =
  '"rulewright cards update" fetches newer cards; "rulewright cards import FILE" takes them from a file.';

/** Whether the name is like no other, so that it may be of a card that came out later. */
export const mayBeNewer = (found: Extract<FoundCard, { ok: false }>): boolean =>
  found.kind === 'unknown' && found.similar.length === 0;

/** A sentence on a name that is not one card's. */
export function unknownName(found: Extract<FoundCard, { ok: false }>): string {
  if (found.kind === 'ambiguous') return `"${shorten(found.name)}" may be ${listed(found.names)}`;
  const { name, similar, newest } = found;
  const none = `no card is named "${shorten(name)}"`;
  if (similar.length > 0) return `${none}; did you mean ${listed(similar)}?`;
  return newest === '' ? none : `${none} among those printed by ${newest}`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' or ');
}
