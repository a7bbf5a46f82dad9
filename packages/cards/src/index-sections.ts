/** The file of a card index: which sections it has and where, and writing and reading them. 2006: 202 · 2009, 2011, 2026: 201 (no rule: the file) */

/**
 * The file: a header, one line of JSON; then sections of lines, each sorted by UTF-16 code units and its fields
 * separated by tabs:
 * - keys: key, rank, full name, offset, length (one line for each way to name a card)
 * - names: full name, reason for not counting the card (empty: counted), offset, length (length 0: the card is not stored)
 * - searches: what a search looks at but texts, a line for each line of names (empty: the card is not counted); absent in indexes made before it was kept
 * - texts: the same of texts; absent in indexes made before they were kept, and in those that pages get
 * - legalities: what the source says of formats, as JSON, and the full names of all cards of which it says that; absent where it says nothing
 * - cards: one card a line, as JSON
 * Offsets and lengths are bytes; those of cards count from the start of the cards section.
 */
export const INDEX_VERSION = 1;

export interface Section {
  readonly offset: number;
  readonly length: number;
}

export interface Header {
  readonly cardIndex: number;
  readonly description: string;
  readonly counted: number;
  /** the newest date of first printing; indexes made before it was kept have none */
  readonly newest?: string;
  readonly keys: Section;
  readonly names: Section;
  readonly searches?: Section;
  readonly texts?: Section;
  readonly legalities?: Section;
  readonly cards: Section;
}

/** In the order in which they stand in the file. */
const SECTIONS = ['keys', 'names', 'searches', 'texts', 'legalities', 'cards'] as const;
export type Sections = Readonly<Partial<Record<(typeof SECTIONS)[number], Uint8Array>>>;

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

/** The header's place: its line is padded with spaces to this many bytes. */
const HEADER_LENGTH = 512;
export const LINE_END = '\n';

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The file of these sections. */
export function assembled(
  { description, counted, newest }: Pick<Header, 'description' | 'counted' | 'newest'>,
  sections: Sections,
): Uint8Array {
  let offset = HEADER_LENGTH;
  const there = SECTIONS.flatMap((name): [string, Section, Uint8Array][] => {
    const bytes = sections[name];
    if (bytes === undefined) return [];
    const place = { offset, length: bytes.length };
    offset += bytes.length;
    return [[name, place, bytes]];
  });
  const places = Object.fromEntries(there.map(([name, place]) => [name, place]));
  const head = new TextEncoder().encode(
    JSON.stringify({ cardIndex: INDEX_VERSION, description, counted, newest, ...places }),
  );
  if (head.length >= HEADER_LENGTH) throw new RangeError('the description of a card index is too long');
  const header = new Uint8Array(HEADER_LENGTH).fill(0x20, 0, HEADER_LENGTH - 1);
  header[HEADER_LENGTH - 1] = 0x0a;
  header.set(head, 0);
  return joined([header, ...there.map(([, , bytes]) => bytes)]);
}

export const sectionsOf = (header: Header, reader: ByteReader): Sections =>
  Object.fromEntries(
    SECTIONS.flatMap((name) => {
      const place = header[name];
      return place === undefined ? [] : [[name, reader.read(place.offset, place.length)]];
    }),
  );

/** Reads an index that is in memory: fetched by a browser, or just built. */
export function memoryReader(bytes: Uint8Array): ByteReader {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

export function readHeader(reader: ByteReader): Header | IndexFault {
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
