/**
 * Which cards a deck may have besides the rules of deck construction: those that the card file calls legal in a format, or those of a time.
 * 2006: 100 · 2009, 2011, 2026: 100.6 (the lists are tournaments': no rule has them)
 */
import type { CardSource } from './card-source.ts';
import { byName } from './deck-copies.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

/** What a card file says of a card in a format; of a format in which it is not legal it says nothing. */
export const LEGALITIES = ['legal', 'restricted', 'banned'] as const;
export type Legality = (typeof LEGALITIES)[number];
/** By the format's name as the file has it: `modern`. */
export type Legalities = Readonly<Record<string, Legality>>;

/** From a file's field: Scryfall names every format and says `not_legal`, MTGJSON leaves those out. Undefined: the file does not tell. */
export function legalitiesIn(field: Readonly<Record<string, string>> | null | undefined): Legalities | undefined {
  if (field === null || field === undefined) return undefined;
  const told = Object.entries(field).flatMap(([format, says]) => {
    const legality = LEGALITIES.find((one) => one === says.toLowerCase());
    return legality !== undefined && FORMAT.test(format) ? [[format.toLowerCase(), legality] as const] : [];
  });
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const FORMAT = /^[a-z][a-z0-9]{0,29}$/i;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A format as people write it: `Modern`. */
export const formatTitle = (format: string): string => format.charAt(0).toUpperCase() + format.slice(1);

export interface FormatProblem {
  readonly reason: string;
  /** the line of the list where that is one card's doing */
  readonly line?: number;
}

/** Everything that keeps the deck out: of a format of the card file, or of the cards that were out by a month (`2006-10`). */
export function formatProblems(
  { main, sideboard, commander = [] }: ResolvedDeck,
  source: Pick<CardSource, 'formats' | 'legalities'>,
  legalIn: string,
): readonly FormatProblem[] {
  const cards = byName([...main, ...sideboard, ...commander]);
  if (MONTH.test(legalIn)) return cards.flatMap((entry) => said(entry, lateness(entry, legalIn)));
  const format = legalIn.toLowerCase();
  const unknown = unknownFormat(format, source.formats());
  if (unknown !== null) return [{ reason: unknown }];
  return cards.flatMap((entry) => said(entry, illegality(entry, format, source.legalities(entry.card.name))));
}

const said = ({ line }: ResolvedEntry, reason: string | null): FormatProblem[] =>
  reason === null ? [] : [{ reason, line }];

function lateness({ card: { name, firstPrinted } }: ResolvedEntry, month: string): string | null {
  if (firstPrinted === undefined) return `the card data do not tell when "${name}" came out`;
  return firstPrinted.slice(0, 7) <= month ? null : `"${name}" came out after ${month}: first printed ${firstPrinted}`;
}

function unknownFormat(format: string, known: readonly string[]): string | null {
  if (known.length === 0)
    return `the card data do not tell which cards are legal in ${formatTitle(format)}: "rulewright cards update" fetches data that do, or "rulewright cards import FILE" takes them from a file of Scryfall or MTGJSON`;
  if (known.includes(format)) return null;
  return `the card data know no format ${formatTitle(format)}, but ${known.map(formatTitle).join(', ')}`;
}

function illegality(
  { card: { name }, count }: ResolvedEntry,
  format: string,
  legalities: Legalities | undefined,
): string | null {
  const title = formatTitle(format);
  if (legalities === undefined) return `the card data do not tell whether "${name}" is legal in ${title}`;
  switch (legalities[format]) {
    case 'legal':
      return null;
    case 'banned':
      return `"${name}" is banned in ${title}`;
    case 'restricted':
      return count <= 1 ? null : `"${name}" is restricted in ${title}: at most one, and the deck has ${count}`;
    default:
      return `"${name}" is not legal in ${title}`;
  }
}
