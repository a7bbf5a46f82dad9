/** Cards of a file that the user has, in Node and in a browser alike: reading it, and the index that is kept of them. */
import type { CardFileContents } from './card-file-parser.ts';
import { buildIndex, type IndexedCard } from './card-index.ts';
import type { CardSource } from './card-source.ts';
import { nameKey } from './names.ts';

export { createCardFileParser } from './card-file-parser.ts';
export { foreignNamesFile, foreignNamesIn, openForeignNames } from './foreign-names.ts';

/** Scryfall's description of its newest "oracle-cards" file, which says where the file is. */
export const PUBLIC_CARDS = 'https://api.scryfall.com/bulk-data/oracle-cards';

/** No card file holds so much, compressed or not: one of all printings in all languages has some 2.5 GB. */
export const LARGEST_CARD_FILE = 4 * 1024 * 1024 * 1024;

/** Where a card file is, and of when; null: that is no description of one. @throws Error where it names an address that is none of the web */
export function describedFile(text: string): { readonly url: string; readonly version: string | null } | null {
  let read: { download_uri?: unknown; updated_at?: unknown } | null;
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    return null;
  }
  if (typeof read?.download_uri !== 'string') return null;
  const { download_uri: url, updated_at: version } = read;
  if (!isOfTheWeb(url)) throw new Error(`it names a card file at no address of the web: ${url}`);
  return { url, version: typeof version === 'string' ? version : null };
}

export const isOfTheWeb = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

export interface Indexing {
  /** a file of fewer cards is refused */
  readonly least?: number;
  /** what was imported before; of it stays what the file does not have. Absent: nothing stays */
  readonly before?: CardSource | undefined;
}

export type IndexedFile =
  | { readonly ok: true; readonly index: Uint8Array; readonly cards: number; readonly excluded: number }
  | { readonly ok: false; readonly reason: string };

/** The index of the cards that were read. */
export function indexOfFile(
  { cards, absent }: Pick<CardFileContents, 'cards' | 'absent'>,
  { least = 1, before }: Indexing,
): IndexedFile {
  const counted = cards.filter(({ excluded }) => excluded === undefined).length;
  if (counted === 0) return { ok: false, reason: 'the file has no cards' };
  if (counted < least) return { ok: false, reason: `it has ${counted} cards, and at least ${least} were expected` };
  const kept = before === undefined ? [] : cardsBefore(before, cards);
  const description = `${counted + kept.length} imported cards`;
  const index = buildIndex(description, [...cards, ...kept], absent);
  return { ok: true, index, cards: counted, excluded: cards.length - counted + absent.length };
}

/** The cards of an earlier import that are not among these. */
function cardsBefore(before: CardSource, cards: readonly IndexedCard[]): IndexedCard[] {
  const now = new Set(cards.map(({ card }) => nameKey(card.name)));
  const others = before.names().filter((name) => !now.has(nameKey(name)));
  return others.flatMap((name) => {
    const card = before.find(name);
    return card === undefined ? [] : [{ card, legalities: before.legalities(name) }];
  });
}

/** The card with the earlier date of first printing, where it is known already: some files give the newest printing's. */
export function earliest(indexed: IndexedCard, known: CardSource): IndexedCard {
  const { card } = indexed;
  const answer = known.lookup(card.name);
  if (answer.kind !== 'found' || answer.fit !== 'full') return indexed;
  const { firstPrinted: before, firstIn } = known.find(card.name) ?? {};
  if (before === undefined || (card.firstPrinted !== undefined && card.firstPrinted <= before)) return indexed;
  return { ...indexed, card: { ...card, firstPrinted: before, ...(firstIn !== undefined && { firstIn }) } };
}
