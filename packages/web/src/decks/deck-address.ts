/** A deck in an address: `/decks#list=` and its text, compressed. Addresses come from strangers, so all of it is bounded. */
import { packedText, unpackedText } from '../connection/packed-text.ts';

const KEY = 'list=';
/** Characters of the address, of the list in it, and of both of its texts as JSON. */
const LONGEST_ADDRESS = 16_000;
const LONGEST_LIST = 60_000;
const LONGEST_JSON = 80_000;

export interface AddressedDeck {
  readonly name: string;
  readonly list: string;
}
/** `too-long`: beyond what an address holds; `damaged`: not what `deckFragment` wrote. */
export type AddressFault = 'too-long' | 'damaged';

/** The part of an address behind `#` that holds the deck; null where it is too long for one. */
export async function deckFragment({ name, list }: AddressedDeck): Promise<string | null> {
  if (list.length + name.length > LONGEST_LIST) return null;
  const json = JSON.stringify([name, list]);
  if (json.length > LONGEST_JSON) return null;
  const fragment = `#${KEY}${await packedText(json)}`;
  return fragment.length > LONGEST_ADDRESS ? null : fragment;
}

/** The deck in such a part of an address; undefined where it holds none. */
export async function deckInFragment(fragment: string): Promise<AddressedDeck | AddressFault | undefined> {
  if (!fragment.startsWith(`#${KEY}`)) return undefined;
  if (fragment.length > LONGEST_ADDRESS) return 'too-long';
  let written: unknown;
  try {
    written = JSON.parse(await unpackedText(fragment.slice(KEY.length + 1), LONGEST_JSON));
  } catch (error) {
    return error instanceof RangeError ? 'too-long' : 'damaged';
  }
  if (!Array.isArray(written)) return 'damaged';
  const [name, list] = written as unknown[];
  if (typeof name !== 'string' || typeof list !== 'string') return 'damaged';
  return list.length > LONGEST_LIST ? 'too-long' : { name: name.slice(0, 80), list };
}
