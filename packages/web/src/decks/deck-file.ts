/** A deck from a file that was picked or dropped, or from pasted text, in any form and of any length that a site gives. */
import { decodeList } from '@rulewright/cards';
import type { OpenDeck } from '../connection/memory.ts';
import { trouble } from '../words/trouble.ts';
import { EMPTY } from './open-deck.ts';

/** What names of files with lists end with. */
export const LIST_FILES = ['.txt', '.dec', '.dck', '.dek', '.cod', '.mwDeck', '.csv', '.json'];
const LONGEST_FILE = 4 * 1024 * 1024;
/** Characters from which on a list is read here, for no message may be so long. */
const LONG = 60_000;

/** The text of a file, and what it is called; null where no list is so long. It rejects where the file cannot be read. */
export async function listInFile(file: File): Promise<{ list: string; name: string } | null> {
  if (file.size > LONGEST_FILE) return null;
  return { list: decodeList(new Uint8Array(await file.arrayBuffer())), name: file.name.replace(/\.[a-z]+$/i, '') };
}

/** @throws Trouble where the file cannot be read, or is long and no deck */
export async function deckInFile(file: File): Promise<OpenDeck> {
  const read = await listInFile(file).catch(() => {
    throw trouble('decks', ({ notRead }) => notRead(file.name));
  });
  const deck = read && (await deckInText(read.list, read.name));
  if (deck === null) throw trouble('decks', ({ notALongList }) => notALongList(file.name));
  return deck;
}

/** Null where the text is too long to be sent, and no deck. */
export async function deckInText(list: string, name: string): Promise<OpenDeck | null> {
  if (list.length <= LONG) return { ...EMPTY, name, list };
  const { shortened } = await import('./long-list.ts');
  const short = shortened(list);
  return short && { ...EMPTY, ...short, name: short.name || name };
}
