/** What the files of this app were built with: `site.json` beside the page. Its address is found from the page, or from a worker's script in `assets`. */

export interface Site {
  /** the index files of cards, in the order in which a card is looked for in them; their paths are relative to the page */
  readonly cards: readonly string[];
  /** the sets that boosters can be opened of; null: there are none */
  readonly sets: string | null;
  /** the card file that the page's button fetches, or a description that names one */
  readonly cardsFrom: string;
  /** where a server is at which people play on several computers; null: none is known */
  readonly server: string | null;
  /** milliseconds a built-in player shows what it did before it goes on */
  readonly pace: number;
}

/** The address of a file of the app. */
export const fileAt = (path: string): URL =>
  new URL(path, new URL(typeof document === 'undefined' ? '../' : './', location.href));

/** @throws Error where the file cannot be had */
export async function fetchFile(path: string): Promise<Response> {
  const file = await fetch(fileAt(path));
  if (!file.ok) throw new Error(`${path} cannot be fetched: ${file.status}`);
  return file;
}

export const fetchSite = async (): Promise<Site> => (await (await fetchFile('site.json')).json()) as Site;

/** The first bytes of what gzip made. */
const isZipped = ([one, two]: Uint8Array): boolean => one === 0x1f && two === 0x8b;

/** The bytes as they were before gzip; as they are where it made nothing of them. Some hosts unpack what they send, most do not. */
export async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isZipped(bytes)) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** The same of bytes that are on their way. */
export async function unzippedStream(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (to) => (first.done ? to.close() : to.enqueue(first.value as Uint8Array<ArrayBuffer>)),
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: (why) => reader.cancel(why),
  });
  return !first.done && isZipped(first.value) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}
