/** The decks that come with Rulewright: lists of names from the public record of tournaments, and a pair for Commander. 2006: 100.2 · 2009, 2011, 2026: 100.2a, 903.5 */
import { takes } from '@rulewright/engine/arguments';
import { BUILT_IN_DECK_LISTS } from './built-in-deck-lists.ts';
import type { Decklist } from './deck.ts';
import type { Led } from './deck-copies.ts';
import { parseDecklist } from './decklist.ts';

export interface BuiltInDeck {
  /** year, player and title: `1998-ben-rubin-sligh` */
  readonly id: string;
  readonly title: string;
  /** absent where the record does not name the player */
  readonly player?: string;
  readonly event: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** the list as text, header included */
  readonly text: string;
  readonly deck: Decklist;
  /** what it is built for */
  readonly format: 'constructed' | Led;
}

let decks: readonly BuiltInDeck[] | undefined;

/** All built-in decks, by id. */
export function builtInDecks(): readonly BuiltInDeck[] {
  decks ??= Object.entries(BUILT_IN_DECK_LISTS).map(([id, text]) => readBuiltIn(id, text));
  return decks;
}

export type DeckLookup =
  | { readonly ok: true; readonly deck: BuiltInDeck }
  /** `candidates` is empty where nothing fits, and has several ids where the words fit several decks */
  | { readonly ok: false; readonly candidates: readonly string[] };

/**
 * A built-in deck by its id, by its id without the year, by the full date and the rest (`1998-08-12_ben-rubin-sligh`), or by
 * any beginning or any run of words that only one deck has (`ben-rubin`, `White Weenie`).
 */
export function findDeck(reference: string): DeckLookup {
  takes('findDeck', 'a text', typeof reference === 'string');
  const wanted = slug(reference);
  if (wanted === '') return { ok: false, candidates: [] };
  const ways: readonly ((deck: BuiltInDeck) => boolean)[] = [
    (deck) => deck.id === wanted,
    (deck) => withoutYear(deck) === wanted || `${deck.date}-${withoutYear(deck)}` === wanted,
    (deck) => deck.id.startsWith(wanted) || withoutYear(deck).startsWith(wanted),
    (deck) => `-${deck.id}-`.includes(`-${wanted}-`),
    // A longer file name that begins with the deck's date and words.
    (deck) => wanted.startsWith(`${deck.date}-${withoutYear(deck)}-`),
  ];
  for (const fits of ways) {
    const found = builtInDecks().filter(fits);
    const [only] = found;
    if (only && found.length === 1) return { ok: true, deck: only };
    if (only) return { ok: false, candidates: found.map((deck) => deck.id) };
  }
  return { ok: false, candidates: [] };
}

function withoutYear(deck: BuiltInDeck): string {
  return deck.id.slice('0000-'.length);
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readBuiltIn(id: string, text: string): BuiltInDeck {
  const list = text.trimStart();
  const result = parseDecklist(list);
  const header = (field: string) => new RegExp(`^// ${field}: (.+)$`, 'm').exec(list)?.[1];
  const [title, event, date] = ['Name', 'Event', 'Date'].map(header);
  const player = header('Player');
  const format = header('Format') ?? 'constructed';
  if (format !== 'constructed' && format !== 'commander' && format !== 'brawl')
    throw new Error(`the built-in deck ${id} is for a format that there is not: ${format}`);
  if (!result.ok || title === undefined || event === undefined || date === undefined) {
    throw new Error(`the built-in deck ${id} cannot be read`);
  }
  return { id, title, ...(player !== undefined && { player }), event, date, text: list, deck: result.deck, format };
}
