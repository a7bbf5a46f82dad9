/** Card files of the user: read as a stream, and kept as an index in the user's data folder. */
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type CardFileContents, createCardFileParser, fileSource } from '../card-file-parser.ts';
import { buildIndex, type IndexedCard } from '../card-index.ts';
import type { CardSource } from '../card-source.ts';
import { type ForeignName, foreignNamesFile, foreignNamesIn } from '../foreign-names.ts';
import { nameKey } from '../names.ts';
import { rulewrightHome } from './home.ts';
import { openIndexFile } from './index-file.ts';
import { writeWhole } from './write-whole.ts';

/** Called now and then while a file is read, and once at its end. Bytes. */
export type ImportProgress = (read: number, total: number) => void;

export interface ImportFault {
  readonly ok: false;
  readonly file: string;
  readonly line?: number;
  /** in bytes from the start of the file */
  readonly offset?: number;
  readonly reason: string;
}

export type ReadResult = { readonly ok: true; readonly source: CardSource } | ImportFault;

export interface ImportSummary {
  readonly ok: true;
  readonly file: string;
  readonly cards: number;
  readonly excluded: number;
  /** the index written */
  readonly path: string;
}

export interface ReadOptions {
  readonly onProgress?: ImportProgress;
  /** cards already known: of those, the earlier date of first printing is right, since some files give the newest printing's */
  readonly known?: CardSource;
}

export interface ImportOptions extends ReadOptions {
  /** a file of fewer cards is refused */
  readonly least?: number;
  /** the file holds all cards there are: those of an earlier import that it lacks are forgotten */
  readonly isWhole?: boolean;
}

/** The cards of a file (Scryfall "oracle-cards", "default-cards" and "all-cards", MTGJSON "AtomicCards", "AllSets", "AllPrintings"), without importing it. */
export async function readCardFile(file: string, options: ReadOptions = {}): Promise<ReadResult> {
  const read = await readContents(file, options);
  return read.ok ? { ok: true, source: fileSource(file, read) } : read;
}

/**
 * Reads a card file and makes its cards the first place to look for a card. What was imported before and is not in the file stays. On any
 * fault, the typed value says where, and everything stays as it was.
 */
export async function importCards(file: string, options: ImportOptions = {}): Promise<ImportSummary | ImportFault> {
  const read = await readContents(file, options);
  if (!read.ok) return read;
  const counted = read.cards.filter(({ excluded }) => excluded === undefined).length;
  if (counted === 0) return { ok: false, file, reason: 'the file has no cards' };
  if (counted < (options.least ?? 0))
    return { ok: false, file, reason: `it has ${counted} cards, and at least ${options.least} were expected` };
  const path = importedIndexPath();
  try {
    const before = options.isWhole === true ? [] : importedBefore(read.cards);
    const description = `${counted + before.length} imported cards`;
    writeWhole(path, buildIndex(description, [...read.cards, ...before], read.absent));
    keepForeign(read.foreign);
  } catch (error) {
    return { ok: false, file: path, reason: (error as Error).message };
  }
  return { ok: true, file, cards: counted, excluded: read.cards.length - counted + read.absent.length, path };
}

/** The cards of an earlier import that are not among these. */
function importedBefore(cards: readonly IndexedCard[]): IndexedCard[] {
  const imported = importedSource();
  if (!imported?.ok) return [];
  const now = new Set(cards.map(({ card }) => nameKey(card.name)));
  const others = imported.source.names().filter((name) => !now.has(nameKey(name)));
  return others.flatMap((name) => {
    const card = imported.source.find(name);
    return card === undefined ? [] : [{ card, legalities: imported.source.legalities(name) }];
  });
}

/** Adds to the names in other languages those of a file; one that has none takes none away. */
function keepForeign(names: readonly ForeignName[]): void {
  if (names.length === 0) return;
  writeWhole(foreignNamesPath(), foreignNamesFile([...names, ...foreignNamesIn(foreignNamesText())]));
}

const foreignNamesPath = (): string => join(rulewrightHome(), 'cards', 'imported.names');

/** What is kept of names in other languages; '' where nothing is. */
export const foreignNamesText = (): string =>
  existsSync(foreignNamesPath()) ? readFileSync(foreignNamesPath(), 'utf8') : '';

/** The imported cards; undefined where nothing was imported. */
export function importedSource(): ReadResult | undefined {
  const path = importedIndexPath();
  const opened = openIndexFile(path);
  if (opened.ok) return opened;
  if ('missing' in opened) return undefined;
  return { ok: false, file: path, reason: `${opened.reason}; import the card file again` };
}

/** Where the index of the user's own cards is kept. */
export function importedIndexPath(): string {
  return join(rulewrightHome(), 'cards', 'imported.cards');
}

/** No card file holds so much, compressed or not: one of all printings in all languages has some 2.5 GB. */
export const LARGEST_CARD_FILE = 4 * 1024 * 1024 * 1024;

/** Where a card file is kept that is given to a server, for as long as it is read. */
export const droppedPath = (): string => join(rulewrightHome(), 'cards', 'dropped.part');

async function readContents(
  file: string,
  { onProgress, known }: ReadOptions,
): Promise<({ readonly ok: true } & CardFileContents) | ImportFault> {
  const parser = createCardFileParser();
  try {
    const total = statSync(file).size;
    const compressed = isGzip(file);
    const onDisk = createReadStream(file, { highWaterMark: 256 * 1024 });
    let read = 0;
    // a failure reaches whoever reads the last stream
    for await (const chunk of compressed ? pipeline(onDisk, createGunzip(), () => undefined) : onDisk) {
      const bytes = chunk as Buffer;
      read += bytes.length;
      if (read > LARGEST_CARD_FILE) return { ok: false, file, reason: 'the file is too large for a card file' };
      const goesOn = parser.write(bytes);
      onProgress?.(onDisk.bytesRead, total);
      if (!goesOn) break;
    }
  } catch (error) {
    return { ok: false, file, reason: fileReason(error as NodeJS.ErrnoException) };
  }
  const result = parser.end();
  if (!result.ok) return { ok: false, file, ...result.fault };
  return {
    ok: true,
    absent: result.absent,
    foreign: result.foreign,
    cards: known ? result.cards.map((each) => earliest(each, known)) : result.cards,
  };
}

/** A file is known to be compressed by its first two bytes, whatever it is called. */
function isGzip(file: string): boolean {
  const first = Buffer.alloc(2);
  const descriptor = openSync(file, 'r');
  try {
    return readSync(descriptor, first, 0, 2, 0) === 2 && first.readUInt16BE(0) === 0x1f8b;
  } finally {
    closeSync(descriptor);
  }
}

function earliest(indexed: IndexedCard, known: CardSource): IndexedCard {
  const { card } = indexed;
  const answer = known.lookup(card.name);
  if (answer.kind !== 'found' || answer.fit !== 'full') return indexed;
  const { firstPrinted: before, firstIn } = known.find(card.name) ?? {};
  if (before === undefined || (card.firstPrinted !== undefined && card.firstPrinted <= before)) return indexed;
  return { ...indexed, card: { ...card, firstPrinted: before, ...(firstIn !== undefined && { firstIn }) } };
}

function fileReason(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
      return 'this file may not be read';
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return 'the compressed file is cut off or damaged';
    default:
      return error.message;
  }
}
