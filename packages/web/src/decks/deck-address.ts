/** A deck in an address: `/decks#list=` and its text, compressed. Addresses come from strangers, so all of it is bounded. */

const KEY = 'list=';
/** Characters of the address, and of the list in it. */
const LONGEST_ADDRESS = 16_000;
const LONGEST_LIST = 60_000;
const base64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export interface AddressedDeck {
  readonly name: string;
  readonly list: string;
}
/** `too-long`: beyond what an address holds; `damaged`: not what `deckFragment` wrote. */
export type AddressFault = 'too-long' | 'damaged';

/** The part of an address behind `#` that holds the deck; null where it is too long for one. */
export async function deckFragment({ name, list }: AddressedDeck): Promise<string | null> {
  if (list.length + name.length > LONGEST_LIST) return null;
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify([name, list])),
    LONGEST_ADDRESS,
  );
  const fragment = packed === null ? '' : `#${KEY}${base64(packed)}`;
  return packed === null || fragment.length > LONGEST_ADDRESS ? null : fragment;
}

/** The deck in such a part of an address; undefined where it holds none. */
export async function deckInFragment(fragment: string): Promise<AddressedDeck | AddressFault | undefined> {
  if (!fragment.startsWith(`#${KEY}`)) return undefined;
  if (fragment.length > LONGEST_ADDRESS) return 'too-long';
  try {
    const bytes = Uint8Array.from(
      atob(
        fragment
          .slice(KEY.length + 1)
          .replaceAll('-', '+')
          .replaceAll('_', '/'),
      ),
      (letter) => letter.charCodeAt(0),
    );
    const text = await through(new DecompressionStream('deflate-raw'), bytes, LONGEST_LIST * 4);
    if (text === null) return 'too-long';
    const written: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    if (!Array.isArray(written)) return 'damaged';
    const [name, list] = written as unknown[];
    if (typeof name !== 'string' || typeof list !== 'string') return 'damaged';
    return list.length > LONGEST_LIST ? 'too-long' : { name: name.slice(0, 80), list };
  } catch {
    return 'damaged'; // no base64, not compressed so, no UTF-8 or no JSON: nothing that was written here
  }
}

/** All that comes out of a stream, as far as it is no longer than `most` bytes; null where it is. What is beyond is never made. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // the reader below hears of it
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
