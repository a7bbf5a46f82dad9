/** A list by file or by the name of a built-in deck. 2006: 100.2 · 2009, 2011, 2026: 100.2 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { findDeck } from '../built-in-decks.ts';
import type { CardSource } from '../card-source.ts';
import type { DecklistFault, DecklistResult } from '../deck.ts';
import { deckLimits } from '../deck-limits.ts';
import { parseDecklist } from '../decklist.ts';
import { decodeList } from '../list-bytes.ts';
import { type ResolvedDeck, resolveDeck } from '../resolve-deck.ts';

/** `file` is what was asked for; faults of the whole file have line 0. */
export interface UnreadFile {
  readonly ok: false;
  readonly file: string;
  readonly faults: readonly DecklistFault[];
}

/** A list as it was found, and what is read in it. */
export interface FoundList {
  readonly ok: true;
  readonly file: string;
  readonly id: string;
  /** the list's own name, else that of its file */
  readonly name: string;
  readonly text: string;
  readonly read: DecklistResult;
}

export type DeckResult =
  | { readonly ok: true; readonly name: string; readonly id: string; readonly deck: ResolvedDeck }
  | UnreadFile;

/** No decklist is near this size. */
const LARGEST_FILE = 1024 * 1024;
/** Files are one's own: a list may be as long as a site's whole answer about a deck. */
export const FILE_LIMITS = deckLimits({ bytes: LARGEST_FILE, lines: 20_000 });
const DECKLIST = /\.(?:txt|dec|dck|dek|cod|mwdeck|csv|json)$/i;

/**
 * The list of a reference: the path of a file (or `-` with the text from standard input, given as `standardInput`), else a built-in deck.
 * Something that looks like a path (it has a slash or an extension) is a file and nothing else.
 */
export function loadList(reference: string, standardInput?: string): FoundList | UnreadFile {
  const fail = (reason: string): UnreadFile => ({ ok: false, file: reference, faults: [{ line: 0, reason }] });
  if (reference === '-')
    return standardInput === undefined ? fail('there is no standard input') : found('-', 'deck', standardInput);
  const size = fileSize(reference);
  if (size !== undefined) {
    if (size > LARGEST_FILE) return fail('this file is too large for a decklist');
    return found(reference, basename(reference, extname(reference)), decodeList(readFileSync(reference)));
  }
  if (/[\\/]/.test(reference) || DECKLIST.test(reference)) return fail('there is no such file');
  const builtIn = findDeck(reference);
  if (builtIn.ok) return found(reference, builtIn.deck.id, builtIn.deck.text);
  if (builtIn.candidates.length === 0) return fail('there is neither a file nor a built-in deck of this name');
  return fail(`several built-in decks have this in their names: ${builtIn.candidates.join(', ')}`);
}

function found(file: string, id: string, text: string): FoundList {
  const read = parseDecklist(text, FILE_LIMITS);
  return { ok: true, file, id, name: nameIn(read) ?? id, text, read };
}

function nameIn(read: DecklistResult): string | undefined {
  switch (read.kind) {
    case 'deck':
      return read.deck.name;
    case 'faults':
      return read.readable.name;
    case 'cube':
      return read.cube.name;
    case 'no-list':
      return undefined;
  }
}

/** The deck of a reference with its cards, or every line that is none. */
export function loadDeck(reference: string, source: CardSource, standardInput?: string): DeckResult {
  const list = loadList(reference, standardInput);
  if (!list.ok) return list;
  const { file, id, name, read } = list;
  const resolved = read.ok ? resolveDeck(read.deck, source) : read;
  return resolved.ok ? { ok: true, name, id, deck: resolved.deck } : { ok: false, file, faults: resolved.faults };
}

/** The decklist files of a folder and its folders, in the order of their paths; undefined where the path is no folder. */
export function deckFilesIn(path: string): string[] | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => DECKLIST.test(name))
    .map((name) => join(path, name))
    .filter((file) => fileSize(file) !== undefined)
    .sort();
}

/** Bytes of a regular file; undefined where there is none. */
function fileSize(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}
