/** A deck by file or by the name of a built-in one. 2006: 100.2 · 2009, 2011, 2026: 100.2 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { findDeck } from '../built-in-decks.ts';
import type { CardSource } from '../card-source.ts';
import type { DecklistFault } from '../deck.ts';
import { parseDecklist } from '../decklist.ts';
import { type ResolvedDeck, resolveDeck } from '../resolve-deck.ts';

export type DeckResult =
  | { readonly ok: true; readonly name: string; readonly id: string; readonly deck: ResolvedDeck }
  /** `file` is what was asked for; faults of the whole file have line 0 */
  | { readonly ok: false; readonly file: string; readonly faults: readonly DecklistFault[] };

/** No decklist is near this size. */
const LARGEST_FILE = 1024 * 1024;
const DECKLIST = /\.(?:txt|dec|dck|dek|cod)$/i;

/**
 * The deck of a reference: the path of a decklist file (or `-` with the text from standard input, given as `standardInput`),
 * else a built-in deck. Something that looks like a path (it has a slash or an extension) is a file and nothing else.
 */
export function loadDeck(reference: string, source: CardSource, standardInput?: string): DeckResult {
  const fail = (reason: string): DeckResult => ({ ok: false, file: reference, faults: [{ line: 0, reason }] });
  if (reference === '-') {
    return standardInput === undefined
      ? fail('there is no standard input')
      : readList(standardInput, '-', 'deck', source);
  }
  const size = fileSize(reference);
  if (size !== undefined) {
    if (size > LARGEST_FILE) return fail('this file is too large for a decklist');
    const text = readFileSync(reference, 'utf8');
    return readList(text, reference, basename(reference, extname(reference)), source);
  }
  if (/[\\/]/.test(reference) || DECKLIST.test(reference)) return fail('there is no such file');
  const found = findDeck(reference);
  if (found.ok) return readList(found.deck.text, reference, found.deck.id, source);
  if (found.candidates.length === 0) return fail('there is neither a file nor a built-in deck of this name');
  return fail(`several built-in decks have this in their names: ${found.candidates.join(', ')}`);
}

function readList(text: string, file: string, id: string, source: CardSource): DeckResult {
  const list = parseDecklist(text);
  if (!list.ok) return { ok: false, file, faults: list.faults };
  const resolved = resolveDeck(list.deck, source);
  if (!resolved.ok) return { ok: false, file, faults: resolved.faults };
  return { ok: true, name: list.deck.name ?? id, id, deck: resolved.deck };
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
