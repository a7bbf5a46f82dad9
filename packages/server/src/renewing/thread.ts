/** The thread that fetches or reads a card file, so that the tables of the server go on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { importCards, type ImportProgress, knownBefore, updateCards } from '@rulewright/cards/node';
import type { CardsWork } from '@rulewright/protocol';
import type { Started } from '../running/threads.ts';

/** A file of this computer, or an address to fetch it from. */
export type Errand = { readonly file: string } | { readonly from: string };

/** How far it has come, or what came of it: null that all went well, else why it did not. */
export type News = CardsWork | { readonly ended: string | null };

/** How often it tells how far it is, in milliseconds. */
const TOLD_MS = 100;

const tell = (news: News): void => parentPort?.postMessage(news);

const progress = (phase: CardsWork['phase']): ImportProgress => {
  let newest: CardsWork | null = null;
  let next: NodeJS.Timeout | null = null;
  const tellNewest = (): void => {
    next = null;
    if (newest === null) return;
    tell(newest);
    newest = null;
    next = setTimeout(tellNewest, TOLD_MS).unref();
  };
  return (read, total) => {
    newest = { phase, read, total };
    if (next === null) tellNewest();
  };
};

async function run(errand: Errand): Promise<string | null> {
  const known = knownBefore();
  const result =
    'file' in errand
      ? await importCards(errand.file, { ...known, onProgress: progress('reading') })
      : await updateCards({
          ...known,
          from: errand.from,
          onDownload: progress('fetching'),
          onRead: progress('reading'),
        });
  if (result.ok) return null;
  return 'line' in result && result.line !== undefined ? `line ${result.line}: ${result.reason}` : result.reason;
}

tell({ ended: await run((workerData as Started<Errand>).data) });
