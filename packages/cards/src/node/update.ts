/** Fetching the newest cards: a public card file, downloaded so that it can be gone on with, and imported once it is whole. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, get as getPlainly } from 'node:http';
import { get as getSecurely } from 'node:https';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { describedFile, isOfTheWeb, LARGEST_CARD_FILE, PUBLIC_CARDS } from '../importing.ts';
import { rulewrightHome } from './home.ts';
import { importCards, importedSource, type ImportProgress, type ImportSummary, type ReadOptions } from './import.ts';
import { writeWhole } from './write-whole.ts';

export { PUBLIC_CARDS };

export interface UpdateOptions extends Pick<ReadOptions, 'known'> {
  /** a card file, or a description that names one in `download_uri`; http or https */
  readonly from?: string;
  /** the file is fetched although it is the one that was imported last */
  readonly force?: boolean;
  readonly onDownload?: ImportProgress;
  readonly onRead?: ImportProgress;
  /** milliseconds without a byte after which the download counts as broken off */
  readonly patience?: number;
}

export interface UpdateFault {
  readonly ok: false;
  readonly from: string;
  readonly reason: string;
}

export type UpdateResult =
  | (ImportSummary & { readonly from: string; readonly version: string })
  /** the file is the one that was imported last: nothing was done */
  | { readonly ok: true; readonly from: string; readonly version: string; readonly unchanged: true }
  | UpdateFault;

/** A description is small; what is larger is the card file itself. */
const LARGEST_DESCRIPTION = 64 * 1024;
const PATIENCE_MS = 30_000;
/** How often a server may say that the file is elsewhere. */
const MOST_REDIRECTS = 5;
const HEADERS = { 'user-agent': 'rulewright', accept: 'application/json', 'accept-encoding': 'gzip' };

/** Which file it is, as its server tells files apart: by an entity tag, by when it was changed, or by what its description says. */
interface Known {
  readonly url: string;
  readonly version: string;
}

/**
 * Downloads a card file and makes its cards the first place to look for a card, as `importCards` does. A download that breaks off is kept, and
 * the next call goes on with it if the server can and the file is still the same. On any fault what was imported before stays.
 */
export async function updateCards(options: UpdateOptions = {}): Promise<UpdateResult> {
  const { from = PUBLIC_CARDS, force = false, known, onRead } = options;
  const patience = options.patience ?? PATIENCE_MS;
  const fail = (reason: string): UpdateFault => ({ ok: false, from, reason });
  if (!isOfTheWeb(from)) return fail('this is no address of the web (http or https)');
  const before = importedSource();
  const last = force || !before?.ok ? null : readKnown(importedPath());
  const imported = last?.url === from ? last.version : null;
  const unchanged = (version: string): UpdateResult => ({ ok: true, from, version, unchanged: true });
  try {
    const { url, version: said } = await described(from, patience);
    if (said !== null && said === imported) return unchanged(said);
    const sent = await download(url, said === null ? imported : null, patience, options);
    const version = said ?? sent;
    if (version !== '' && version === imported) return unchanged(version);
    const summary = await importCards(partPath(), {
      isWhole: true,
      ...(onRead && { onProgress: onRead }),
      ...(known && { known }),
      ...(before?.ok && { least: Math.ceil(before.source.names().length / 2) }),
    });
    forgetPart();
    if (!summary.ok) return fail(`what was fetched cannot be used: ${summary.reason}`);
    writeWhole(importedPath(), JSON.stringify({ url: from, version } satisfies Known));
    return { ...summary, file: url, from, version };
  } catch (error) {
    return fail(reasonOf(error));
  }
}

/** Where the card file is, and of when; what is no description is the card file itself. */
async function described(from: string, patience: number): Promise<{ url: string; version: string | null }> {
  const own = { url: from, version: null };
  const text = await request(from, {}, patience, smallText);
  if (text === null) return own;
  return describedFile(text) ?? own;
}

/** What a description could be; null: it is too large for one. */
async function smallText({ headers, bytes }: Answer): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const plain = headers['content-encoding'] === 'gzip' ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  for await (const chunk of plain as AsyncIterable<Uint8Array>) {
    parts.push(chunk);
    size += chunk.length;
    if (size > LARGEST_DESCRIPTION) return null;
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Has the whole file at `partPath`, going on with what is there of it. Returns the version that its server gives, empty where it gives none; where
 * that is the one `imported` nothing was done.
 */
async function download(
  url: string,
  imported: string | null,
  patience: number,
  { onDownload }: UpdateOptions,
): Promise<string> {
  const begun = readKnown(begunPath());
  const there = begun?.url === url ? sizeOf(partPath()) : 0;
  const rest = begun !== null && there > 0 ? { range: `bytes=${there}-`, 'if-range': begun.version } : {};
  return request(url, rest, patience, (answer) => keep(answer, url, imported, there, onDownload));
}

/** Writes what comes of the file behind the bytes that are `there`, if it is the rest of them, and in their place if it is the whole. */
async function keep(
  { status, headers, bytes }: Answer,
  url: string,
  imported: string | null,
  there: number,
  onDownload: ImportProgress | undefined,
): Promise<string> {
  const version = headers.etag ?? headers['last-modified'] ?? '';
  const goesOn = status === 206;
  if (goesOn && headers['content-range']?.startsWith(`bytes ${there}-`) !== true)
    throw new Error('the server sent another part of the file than it was asked for');
  if (version !== '' && version === imported) return version;
  let read = goesOn ? there : 0;
  const total = read + Number(headers['content-length'] ?? Number.NaN);
  mkdirSync(folder(), { recursive: true });
  // a weak tag says that two files mean the same, and not that they have the same bytes
  if (version === '' || version.startsWith('W/')) rmSync(begunPath(), { force: true });
  else writeWhole(begunPath(), JSON.stringify({ url, version } satisfies Known));
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      read += chunk.length;
      if (read > LARGEST_CARD_FILE) throw new Error('the file is too large for a card file');
      onDownload?.(read, Number.isNaN(total) ? read : total);
      yield chunk;
    }
  };
  // unlike a stream it has nothing left to write when it fails: the next call counts what is there
  await writeFile(partPath(), counted(), { flag: goesOn ? 'a' : 'w' });
  if (!Number.isNaN(total) && read < total) throw new Error(BROKEN_OFF);
  return version;
}

const BROKEN_OFF = 'the connection broke off; the same command goes on with what is there';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** as they are sent: a compressed file is kept as it is, so that it can be gone on with */
  readonly bytes: AsyncGenerator<Uint8Array>;
}

/**
 * Asks a server and has the answer read; what is not read of it is given up. A silence of `patience` milliseconds ends the connection. Throws where
 * the server answers with an error.
 */
async function request<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  patience: number,
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const silence = setTimeout(
    () => gone.abort(new Error(`nothing came for ${Math.ceil(patience / 1000)} s; the same command tries again`)),
    patience,
  );
  try {
    const response = await answered(url, headers, gone.signal);
    const { statusCode: status = 0, statusMessage = '' } = response;
    // what was begun is longer than the file: it is part of another
    if (status === 416) {
      forgetPart();
      throw new Error('the file has changed since it was begun; the same command fetches it anew');
    }
    if (status !== 200 && status !== 206) throw new Error(`the server answers ${status} ${statusMessage}`.trimEnd());
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of response) {
        silence.refresh();
        yield chunk as Uint8Array;
      }
    };
    return await read({ status, headers: response.headers, bytes: bytes() });
  } catch (error) {
    // a connection that we ended fails with why we did
    throw gone.signal.aborted ? gone.signal.reason : error;
  } finally {
    clearTimeout(silence);
    gone.abort();
  }
}

/** The answer to a request, wherever the server says that it is. */
async function answered(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  const get = new URL(url).protocol === 'https:' ? getSecurely : getPlainly;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { ...HEADERS, ...headers }, signal }, resolve).on('error', reject),
  );
  const { statusCode = 0, headers: said } = response;
  if (statusCode < 301 || statusCode > 308 || said.location === undefined) return response;
  response.resume();
  if (redirects === MOST_REDIRECTS) throw new Error('the server sends from one address to another without end');
  const next = URL.canParse(said.location, url) ? new URL(said.location, url).href : said.location;
  if (!isOfTheWeb(next)) throw new Error(`it names a card file at no address of the web: ${next}`);
  return answered(next, headers, signal, redirects + 1);
}

const folder = (): string => join(rulewrightHome(), 'cards');
const partPath = (): string => join(folder(), 'update.part');
const begunPath = (): string => join(folder(), 'update.part.json');
const importedPath = (): string => join(folder(), 'updated.json');

function forgetPart(): void {
  for (const path of [partPath(), begunPath()]) rmSync(path, { force: true });
}

/** How many bytes of a card file were fetched by a download that did not come to its end, and can be gone on with; 0: none. */
export const downloadBegun = (): number => (readKnown(begunPath()) === null ? 0 : sizeOf(partPath()));

const offeredPath = (): string => join(folder(), 'offered');
/** Whether somebody at a terminal was asked before if the newest cards are to be fetched. */
export const wasOffered = (): boolean => existsSync(offeredPath());
export const rememberOffered = (): void => writeWhole(offeredPath(), '');

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** What was kept of a file; null where nothing was, or it is damaged. */
function readKnown(path: string): Known | null {
  try {
    const { url, version } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Known>;
    return typeof url === 'string' && typeof version === 'string' ? { url, version } : null;
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no server of that name, or no network';
    case 'ECONNREFUSED':
      return 'no server answers there';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ECONNRESET':
      return BROKEN_OFF;
    default:
      return error.message;
  }
}
