/** The card index: one file in which any card is found by name without reading the others. */
import type { CardText } from '@rulewright/oracle';
import { type CardSource, type Exclusion, later, type Lookup, NAME_FITS, type NameFit } from './card-source.ts';
import type { Legalities } from './formats.ts';
import { withCombinedBack } from './meld.ts';
import { faceNames, nameKey } from './names.ts';
import {
  assembled,
  type ByteReader,
  type Header,
  type IndexFault,
  joined,
  LINE_END,
  memoryReader,
  readHeader,
  type Section,
  type Sections,
  sectionsOf,
} from './index-sections.ts';
import type { SearchedCard } from './searched-card.ts';
import { KeptForSearch, searchLine, textLine } from './search-lines.ts';

export { type ByteReader, INDEX_VERSION, type IndexFault, memoryReader } from './index-sections.ts';

/** A card for an index; with a reason it can be found, but is not counted. */
export interface IndexedCard {
  readonly card: CardText;
  readonly excluded?: string | undefined;
  /** in which formats it is legal; absent where the source does not tell */
  readonly legalities?: Legalities | undefined;
}

/** `isOlder`: it keeps less for searches than an index that is made now (`renewedIndex`). */
export type OpenedIndex = { readonly ok: true; readonly source: CardSource; readonly isOlder: boolean } | IndexFault;

/** The bytes of an index of these cards. `absent` are things the source left out altogether, named with the reason. */
export function buildIndex(
  description: string,
  cards: Iterable<IndexedCard>,
  absent: readonly Exclusion[] = [],
): Uint8Array {
  const encoder = new TextEncoder();
  const texts: Uint8Array[] = [];
  const keys: string[] = [];
  const names: string[] = absent.map(({ name, reason }) => [name, reason, 0, 0].map(field).join('\t'));
  let offset = 0;
  let counted = 0;
  let newest = '';
  const ofLines = new Map<string, CardText>();
  const ofFormats = new Map<string, string[]>();
  const all = [...cards];
  const byName = new Map(all.map(({ card }) => [nameKey(card.name), card]));
  for (const { card, excluded, legalities } of all) {
    const bytes = encoder.encode(JSON.stringify(card));
    const place = [offset, bytes.length];
    const line = [card.name, excluded ?? '', ...place].map(field).join('\t');
    names.push(line);
    if (excluded === undefined) {
      ofLines.set(
        line,
        withCombinedBack(card, (name) => byName.get(nameKey(name))),
      );
      counted += 1;
      newest = later(newest, card.firstPrinted ?? '');
    }
    for (const [key, fit] of keysOf(card)) {
      const rank = NAME_FITS.indexOf(fit) + (excluded === undefined ? 0 : NAME_FITS.length);
      keys.push([key, rank, card.name, ...place].map(field).join('\t'));
    }
    if (legalities !== undefined) {
      const told = JSON.stringify(legalities);
      const same = ofFormats.get(told) ?? [told];
      same.push(field(card.name));
      ofFormats.set(told, same);
    }
    texts.push(bytes, encoder.encode(LINE_END));
    offset += bytes.length + 1;
  }
  return assembled(
    { description, counted, newest },
    {
      keys: encoder.encode(sortedLines(keys)),
      // sorts them, and so for the searches too
      names: encoder.encode(sortedLines(names)),
      ...forSearches(names, (line) => ofLines.get(line)),
      ...(ofFormats.size > 0 && {
        legalities: encoder.encode(sortedLines([...ofFormats.values()].map((fields) => fields.join('\t')))),
      }),
      cards: joined(texts),
    },
  );
}

/** What searches look at: a line for each of those lines of names, empty where it has no card. */
function forSearches(
  names: readonly string[],
  cardOf: (line: string, at: number) => CardText | undefined,
): Required<Pick<Sections, 'searches' | 'texts'>> {
  const lines = names.map((line, at) => {
    const card = cardOf(line, at);
    return card === undefined ? ['', ''] : [searchLine(card), textLine(card)];
  });
  const encoder = new TextEncoder();
  const column = (at: 0 | 1): Uint8Array => encoder.encode(lines.map((line) => `${line[at]}${LINE_END}`).join(''));
  return { searches: column(0), texts: column(1) };
}

/** An index of the same cards that keeps for searches all that an index made now does. @throws Error where it is none */
export function renewedIndex(index: Uint8Array): Uint8Array {
  const reader = memoryReader(index);
  const header = readHeader(reader);
  if (!('cardIndex' in header)) throw new Error(header.reason);
  const { names, cardOfLine } = contentsOf(header, reader);
  let newest = '';
  const searched = forSearches(names(), (line, at) => {
    const card = isCounted(line) ? cardOfLine(at) : undefined;
    newest = later(newest, card?.firstPrinted ?? '');
    return card;
  });
  const { description, counted } = header;
  return assembled({ description, counted, newest }, { ...sectionsOf(header, reader), ...searched });
}

/** The index for a page, which has it to fetch: a third smaller, for texts are then looked for in the cards themselves. */
export function indexForPages(index: Uint8Array): Uint8Array {
  const reader = memoryReader(index);
  const header = readHeader(reader);
  if (!('cardIndex' in header) || header.texts === undefined) return index;
  const { texts: _, ...sections } = sectionsOf(header, reader);
  return assembled(header, sections);
}

/** How many bytes that index has for a page; only its header is read. */
export function bytesForPages(reader: ByteReader): number {
  const header = readHeader(reader);
  return reader.size - ('cardIndex' in header ? (header.texts?.length ?? 0) : 0);
}

function field(value: string | number): string {
  return String(value).replace(/[\t\r\n]+/g, ' ');
}

function sortedLines(lines: string[]): string {
  return lines
    .sort()
    .map((line) => line + LINE_END)
    .join('');
}

/** Every way to name a card, each key once with its best fit. */
function keysOf(card: CardText): Map<string, NameFit> {
  const keys = new Map<string, NameFit>();
  const add = (name: string, fit: NameFit) => {
    const key = nameKey(name);
    if (!keys.has(key)) keys.set(key, fit);
  };
  add(card.name, 'full');
  const [front, ...others] = card.faces?.map((face) => face.name) ?? faceNames(card.name);
  if (front !== undefined) add(front, 'front');
  for (const name of card.legacyNames ?? []) add(name, 'legacy');
  for (const name of others) add(name, 'other');
  return keys;
}

/** A source of cards over an index; cards are read and parsed one by one as they are asked for, and kept. */
export function openIndex(reader: ByteReader): OpenedIndex {
  const header = readHeader(reader);
  if (!('cardIndex' in header)) return header;
  const isOlder = header.searches === undefined || header.texts === undefined;
  return { ok: true, source: contentsOf(header, reader).source, isOlder };
}

interface Contents {
  readonly source: CardSource;
  /** the lines of names */
  readonly names: () => readonly string[];
  /** the card of a line of that number */
  readonly cardOfLine: (at: number) => CardText;
}

function contentsOf(header: Header, reader: ByteReader): Contents {
  const decoder = new TextDecoder();
  const section = ({ offset, length }: Section) => decoder.decode(reader.read(offset, length));
  let keyLines: string | undefined;
  let nameLines: readonly string[] | undefined;
  const cards = new Map<number, CardText>();
  let legalities: ReadonlyMap<string, Legalities> | undefined;
  const ofCards = () => (legalities ??= legalitiesOfCards(header.legalities ? section(header.legalities) : ''));

  const names = () => {
    nameLines ??= section(header.names).split(LINE_END).slice(0, -1);
    return nameLines;
  };
  const matches = (name: string): { answer: Lookup; offset?: number; length?: number } => {
    keyLines ??= section(header.keys);
    const lines = linesOfKey(keyLines, nameKey(name)).map((line) => line.split('\t'));
    const rank = Math.min(...lines.map((line) => Number(line[1])));
    const ofRank = lines.filter((line) => Number(line[1]) === rank);
    const exact = ofRank.filter((line) => line[2] === name);
    const best = exact.length > 0 ? exact : ofRank;
    const [first] = best;
    if (!first) return { answer: { kind: 'unknown' } };
    const fit = NAME_FITS[rank % NAME_FITS.length] ?? 'other';
    const counted = rank < NAME_FITS.length;
    if (best.length > 1) {
      return { answer: { kind: 'ambiguous', names: best.map((line) => line[2] ?? ''), fit, counted } };
    }
    const answer: Lookup = { kind: 'found', name: first[2] ?? '', fit, counted };
    return { answer, offset: Number(first[3]), length: Number(first[4]) };
  };
  const { searches } = header;
  const parsed = (bytes: Uint8Array): CardText =>
    withCombinedBack(JSON.parse(decoder.decode(bytes)) as CardText, source.find);
  // a search of texts reads them all, and nobody keeps what was read: a text asked for later is read again
  let whole = new WeakRef(new Uint8Array(0));
  const wholeOnce = (): Uint8Array => {
    const known = whole.deref();
    if (known?.length === header.cards.length) return known;
    const read = reader.read(header.cards.offset, header.cards.length);
    whole = new WeakRef(read as Uint8Array<ArrayBuffer>);
    return read;
  };
  const cardOfLine = (at: number): CardText => {
    const [offset, length] = (names()[at] ?? '').split('\t').slice(-2).map(Number) as [number, number];
    return parsed(wholeOnce().subarray(offset, offset + length));
  };
  const searchable = (lines: readonly string[]): readonly SearchedCard[] => {
    let texts: readonly string[] | undefined;
    const text = (at: number): string => {
      if (header.texts === undefined) return textLine(cardOfLine(at));
      texts ??= section(header.texts).split(LINE_END);
      return texts[at] ?? '';
    };
    return names().flatMap((line, at) =>
      isCounted(line) ? new KeptForSearch(nameIn(line), lines[at] ?? '', at, text) : [],
    );
  };
  const source: CardSource = {
    description: header.description,
    newest: header.newest ?? '',
    names: () => names().filter(isCounted).map(nameIn),
    excluded: () =>
      names().flatMap((line) => (isCounted(line) ? [] : { name: nameIn(line), reason: line.split('\t')[1] ?? '' })),
    lookup: (name) => matches(name).answer,
    find(name) {
      const { offset, length } = matches(name);
      if (offset === undefined || length === undefined) return undefined;
      const kept = cards.get(offset);
      if (kept) return kept;
      const bytes = reader.read(header.cards.offset + offset, length);
      const card = parsed(bytes);
      cards.set(offset, card);
      return card;
    },
    ...(searches && { searchable: () => searchable(section(searches).split(LINE_END)) }),
    formats: () => [...new Set([...new Set(ofCards().values())].flatMap(Object.keys))].sort(),
    legalities: (name) => ofCards().get(name),
  };
  return { source, names, cardOfLine };
}

/** In a line of names. */
const nameIn = (line: string): string => line.slice(0, line.indexOf('\t'));
const isCounted = (line: string): boolean => line.charCodeAt(line.indexOf('\t') + 1) === TAB;
const TAB = 9;

/** What the section says of each card; cards of which the same is said share it. */
function legalitiesOfCards(lines: string): ReadonlyMap<string, Legalities> {
  const found = new Map<string, Legalities>();
  for (const line of lines.split(LINE_END).slice(0, -1)) {
    const [told = '{}', ...names] = line.split('\t');
    const legalities = JSON.parse(told) as Legalities;
    for (const name of names) found.set(name, legalities);
  }
  return found;
}

/** A source over cards in memory. */
export function memorySource(
  description: string,
  cards: Iterable<IndexedCard>,
  absent?: readonly Exclusion[],
): CardSource {
  const opened = openIndex(memoryReader(buildIndex(description, cards, absent)));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.source;
}

/** The lines that begin with `key` and a tab, found by halving in text whose lines are sorted. */
export function linesOfKey(lines: string, key: string): string[] {
  const wanted = `${key}\t`;
  let low = 0;
  let high = lines.length;
  // Invariant: lines that start before `low` sort before `wanted`, those from `high` on do not.
  while (low < high) {
    const middle = lines.lastIndexOf(LINE_END, Math.floor((low + high) / 2) - 1) + 1;
    const start = middle < low ? low : middle;
    const end = lines.indexOf(LINE_END, start);
    if (lines.slice(start, end) < wanted) low = end + 1;
    else high = start;
  }
  const found: string[] = [];
  while (lines.startsWith(wanted, low)) {
    const end = lines.indexOf(LINE_END, low);
    found.push(lines.slice(low, end));
    low = end + 1;
  }
  return found;
}
