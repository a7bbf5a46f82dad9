/** The card index: one file in which any card is found by name without reading the others. */
import type { CardText } from '@rulewright/oracle';
import { type CardSource, type Exclusion, later, type Lookup, NAME_FITS, type NameFit } from './card-source.ts';
import type { Legalities } from './formats.ts';
import { withCombinedBack } from './meld.ts';
import { faceNames, nameKey } from './names.ts';
import type { SearchedCard } from './query.ts';
import { KeptForSearch, searchLine } from './search-lines.ts';

/**
 * The file: a header, one line of JSON; then sections of lines, each sorted by UTF-16 code units and its fields
 * separated by tabs:
 * - keys: key, rank, full name, offset, length (one line for each way to name a card)
 * - names: full name, reason for not counting the card (empty: counted), offset, length (length 0: the card is not stored)
 * - searches: what a search looks at, a line for each line of names (empty: the card is not counted); absent in indexes made before it was kept
 * - legalities: what the source says of formats, as JSON, and the full names of all cards of which it says that; absent where it says nothing
 * - cards: one card a line, as JSON
 * Offsets and lengths are bytes; those of cards count from the start of the cards section.
 */
export const INDEX_VERSION = 1;

interface Section {
  readonly offset: number;
  readonly length: number;
}

interface Header {
  readonly cardIndex: number;
  readonly description: string;
  readonly counted: number;
  /** the newest date of first printing; indexes made before it was kept have none */
  readonly newest?: string;
  readonly keys: Section;
  readonly names: Section;
  readonly searches?: Section;
  readonly legalities?: Section;
  readonly cards: Section;
}

/** A card for an index; with a reason it can be found, but is not counted. */
export interface IndexedCard {
  readonly card: CardText;
  readonly excluded?: string | undefined;
  /** in which formats it is legal; absent where the source does not tell */
  readonly legalities?: Legalities | undefined;
}

/** Reads bytes of an index file. Gives fewer bytes than asked only at the end of the file. */
export interface ByteReader {
  readonly size: number;
  read(offset: number, length: number): Uint8Array;
}

/** An index that cannot be used: damaged, cut short, or of another version. */
export interface IndexFault {
  readonly ok: false;
  readonly reason: string;
}

export type OpenedIndex = { readonly ok: true; readonly source: CardSource } | IndexFault;

/** The header's place: its line is padded with spaces to this many bytes. */
const HEADER_LENGTH = 512;
const LINE_END = '\n';

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
  const found = new Map<string, string>();
  const ofFormats = new Map<string, string[]>();
  const all = [...cards];
  const byName = new Map(all.map(({ card }) => [nameKey(card.name), card]));
  for (const { card, excluded, legalities } of all) {
    const bytes = encoder.encode(JSON.stringify(card));
    const place = [offset, bytes.length];
    const line = [card.name, excluded ?? '', ...place].map(field).join('\t');
    names.push(line);
    if (excluded === undefined) {
      found.set(line, searchLine(withCombinedBack(card, (name) => byName.get(nameKey(name)))));
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
  const keyBytes = encoder.encode(sortedLines(keys));
  const nameBytes = encoder.encode(sortedLines(names));
  const searchBytes = encoder.encode(names.map((line) => `${found.get(line) ?? ''}${LINE_END}`).join(''));
  const formatBytes = encoder.encode(sortedLines([...ofFormats.values()].map((fields) => fields.join('\t'))));
  const namesEnd = HEADER_LENGTH + keyBytes.length + nameBytes.length;
  const searchesEnd = namesEnd + searchBytes.length;
  const header: Header = {
    cardIndex: INDEX_VERSION,
    description,
    counted,
    newest,
    keys: { offset: HEADER_LENGTH, length: keyBytes.length },
    names: { offset: HEADER_LENGTH + keyBytes.length, length: nameBytes.length },
    searches: { offset: namesEnd, length: searchBytes.length },
    ...(ofFormats.size > 0 && { legalities: { offset: searchesEnd, length: formatBytes.length } }),
    cards: { offset: searchesEnd + formatBytes.length, length: offset },
  };
  const head = encoder.encode(JSON.stringify(header));
  if (head.length >= HEADER_LENGTH) throw new RangeError('the description of a card index is too long');
  const file = new Uint8Array(header.cards.offset + offset).fill(0x20, 0, HEADER_LENGTH - 1);
  file[HEADER_LENGTH - 1] = 0x0a;
  file.set(head, 0);
  file.set(keyBytes, header.keys.offset);
  file.set(nameBytes, header.names.offset);
  file.set(searchBytes, namesEnd);
  file.set(formatBytes, searchesEnd);
  let at = header.cards.offset;
  for (const bytes of texts) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
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
  function* searchable(searches: Section): Iterable<SearchedCard> {
    const lines = section(searches).split(LINE_END);
    for (const [at, line] of names().entries())
      if (isCounted(line)) yield new KeptForSearch(nameIn(line), lines[at] ?? '', at, cardOfLine);
  }
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
    ...(searches && { searchable: () => searchable(searches) }),
    formats: () => [...new Set([...new Set(ofCards().values())].flatMap(Object.keys))].sort(),
    legalities: (name) => ofCards().get(name),
  };
  return { ok: true, source };
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

/** Reads an index that is in memory: fetched by a browser, or just built. */
export function memoryReader(bytes: Uint8Array): ByteReader {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

function readHeader(reader: ByteReader): Header | IndexFault {
  const fault = (reason: string): IndexFault => ({ ok: false, reason });
  let header: Partial<Header> | null;
  try {
    header = JSON.parse(new TextDecoder().decode(reader.read(0, HEADER_LENGTH))) as Partial<Header> | null;
  } catch {
    return fault('not a card index');
  }
  if (typeof header?.cardIndex !== 'number') return fault('not a card index');
  if (header.cardIndex !== INDEX_VERSION) {
    return fault(`a card index of version ${header.cardIndex}, not ${INDEX_VERSION}`);
  }
  const { keys, names, cards } = header;
  if (!keys || !names || !cards) return fault('a card index without its sections');
  const size = cards.offset + cards.length;
  if (reader.size !== size) return fault(`a card index cut short: ${reader.size} bytes of ${size}`);
  return header as Header;
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
