/** The worker that reads a card file, which the user has or which is fetched, and keeps what it read; the tables go on meanwhile. */
import {
  createCardFileParser,
  describedFile,
  earliest,
  foreignNamesFile,
  foreignNamesIn,
  indexOfFile,
  isOfTheWeb,
  LARGEST_CARD_FILE,
} from '@rulewright/cards/importing';
import type { CardsWork } from '@rulewright/protocol';
import { layeredSource } from '@rulewright/cards';
import { builtCards } from './card-sources.ts';
import { keepCards, keptForeign, keptSource } from './kept-cards.ts';
import { fetchSite, unzippedStream } from './site.ts';

/** A file of the user's, or an address to fetch one from. */
export type Errand = { readonly file: File } | { readonly from: string };

/** How far it has come, or what came of it: null that all went well, else why it did not. */
export type News = CardsWork | { readonly ended: string | null };

/** How often it tells how far it is, in milliseconds. */
const TOLD_MS = 100;
/** A description is small; what is larger is the card file itself. */
const LARGEST_DESCRIPTION = 64 * 1024;

const tell = (news: News): void => postMessage(news);

interface Coming {
  readonly bytes: ReadableStream<Uint8Array>;
  /** in bytes; 0: not known */
  readonly total: number;
}

async function fetched(address: string): Promise<Coming> {
  if (!isOfTheWeb(address)) throw new Error('this is no address of the web (http or https)');
  const { hostname } = new URL(address);
  const answer = await fetch(address).catch(() => {
    throw new Error(
      `${hostname} cannot be reached, or lets no page of another site fetch its file: fetch the file yourself and open it here`,
    );
  });
  if (!answer.ok || answer.body === null) throw new Error(`${hostname} answers ${answer.status}`);
  return { bytes: answer.body, total: Number(answer.headers.get('content-length') ?? 0) };
}

/** The card file at that address, or the one that a description there names. */
async function cardFileAt(from: string): Promise<Coming> {
  const { bytes, total } = await fetched(new URL(from, location.href).href);
  if (total > LARGEST_DESCRIPTION) return { bytes, total };
  const [look, rest] = bytes.tee();
  let text = '';
  const decoder = new TextDecoder();
  const reader = look.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (text.length <= LARGEST_DESCRIPTION) continue;
    // what is not read of one branch would be kept for as long as the other is read
    reader.cancel().catch(() => undefined);
    return { bytes: rest, total };
  }
  const described = describedFile(text);
  if (described === null) return { bytes: rest, total };
  await rest.cancel();
  return fetched(described.url);
}

/** Counts what comes, and tells it now and then. */
function counted({ bytes, total }: Coming, phase: CardsWork['phase']): ReadableStream<Uint8Array> {
  let read = 0;
  let told = 0;
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, to) {
        read += chunk.length;
        if (read > LARGEST_CARD_FILE) throw new Error('the file is too large for a card file');
        to.enqueue(chunk);
        if (performance.now() - told < TOLD_MS) return;
        told = performance.now();
        // more than was announced: it was announced compressed
        tell({ phase, read, total: read > total ? 0 : total });
      },
    }),
  );
}

async function run(errand: Errand): Promise<string | null> {
  const isWhole = 'from' in errand;
  const coming = isWhole ? await cardFileAt(errand.from) : { bytes: errand.file.stream(), total: errand.file.size };
  const parser = createCardFileParser();
  const plain = await unzippedStream(counted(coming, isWhole ? 'fetching' : 'reading'));
  const reader = plain.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (parser.write(value)) continue;
    await reader.cancel();
    break;
  }
  const read = parser.end();
  if (!read.ok) return `${read.fault.line === undefined ? '' : `line ${read.fault.line}: `}${read.fault.reason}`;
  const [{ source: before }, [first, ...more], foreign] = await Promise.all([
    keptSource(),
    fetchSite().then(builtCards),
    keptForeign(),
  ]);
  const known = first && layeredSource([first, ...more]);
  const made = indexOfFile(
    { ...read, cards: known === undefined ? read.cards : read.cards.map((card) => earliest(card, known)) },
    isWhole ? { least: Math.ceil((before?.names().length ?? 0) / 2) || 1 } : { before },
  );
  if (!made.ok) return made.reason;
  const names = foreignNamesFile([...read.foreign, ...foreignNamesIn(foreign)]);
  await keepCards({ index: made.index, since: new Date().toISOString() }, names);
  return null;
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  run(data).then(
    (ended) => tell({ ended }),
    (error: unknown) => tell({ ended: error instanceof Error ? error.message : String(error) }),
  );
});
