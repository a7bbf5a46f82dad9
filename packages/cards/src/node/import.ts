/** Card files of the user: read as a stream, and kept as an index in the user's data folder. */
import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type CardFileContents, createCardFileParser, fileSource } from '../card-file-parser.ts';
import type { CardSource } from '../card-source.ts';
import { renewedIndex } from '../card-index.ts';
import { type ForeignName, foreignNamesFile, foreignNamesIn } from '../foreign-names.ts';
import { earliest, indexOfFile, LARGEST_CARD_FILE } from '../importing.ts';
import { rulewrightHome } from './home.ts';
import { openIndexFile } from './index-file.ts';
import { writeWhole } from './write-whole.ts';

export { LARGEST_CARD_FILE };

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
  const imported = options.isWhole === true ? undefined : importedSource();
  const path = importedIndexPath();
  try {
    const made = indexOfFile(read, {
      ...(options.least !== undefined && { least: options.least }),
      before: imported?.ok ? imported.source : undefined,
    });
    if (!made.ok) return { ok: false, file, reason: made.reason };
    writeWhole(path, made.index);
    keepForeign(read.foreign);
    return { ok: true, file, cards: made.cards, excluded: made.excluded, path };
  } catch (error) {
    return { ok: false, file: path, reason: (error as Error).message };
  }
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
  let opened = openIndexFile(path);
  if (opened.ok && opened.isOlder && renewed(path)) opened = openIndexFile(path);
  if (opened.ok) return opened;
  if ('missing' in opened) return undefined;
  return { ok: false, file: path, reason: `${opened.reason}; import the card file again` };
}

/** Makes the kept index of an earlier version what an import now would make of it; false: it stays as it is, and searches take longer. */
function renewed(path: string): boolean {
  try {
    // where it could not be kept it would be made again at each start
    accessSync(dirname(path), constants.W_OK);
    const { mtimeMs } = statSync(path);
    const index = renewedIndex(readFileSync(path));
    // what was imported meanwhile is newer
    if (statSync(path).mtimeMs !== mtimeMs) return false;
    writeWhole(path, index);
    return true;
  } catch {
    return false;
  }
}

/** Where the index of the user's own cards is kept. */
export function importedIndexPath(): string {
  return join(rulewrightHome(), 'cards', 'imported.cards');
}

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
