/** Newer cards for a running server: fetched, or read from a file that was given, on a thread of their own; games go on with the cards they have. */
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Worker } from 'node:worker_threads';
import { downloadBegun, droppedPath, importedIndexPath, LARGEST_CARD_FILE } from '@rulewright/cards/node';
import type { CardsState, CardsWork } from '@rulewright/protocol';
import type { Cards } from '../decks/decks.ts';
import type { Log } from '../operating/log.ts';
import { startThread } from '../running/threads.ts';
import type { Errand, News } from './thread.ts';

export interface RenewalOptions {
  readonly cards: Cards;
  /** a card file, or a description that names one */
  readonly from: string;
  /** there are other cards on this computer now */
  readonly renewed: () => void;
  readonly logger: Log;
}

export interface Renewal {
  state(): Omit<CardsState, 'mayRenew'>;
  /** begins to fetch the newest cards, or goes on with what was fetched of them; false: something is under way */
  fetch(): boolean;
  /** takes a card file; false: something is under way. Resolves when all of it has come */
  take(bytes: Readable, total: number): Promise<boolean>;
  /** ends what is under way; what was fetched is kept, to be gone on with */
  cancel(): Promise<void>;
}

const TOO_LARGE = 'the file is too large for a card file';

export function newRenewal({ cards, from, renewed, logger }: RenewalOptions): Renewal {
  let work: CardsWork | null = null;
  let problem: string | null = null;
  let worker: Worker | null = null;
  /** of a file that is being taken */
  let taking: AbortController | null = null;

  const end = (why: string | null): void => {
    [work, worker, taking, problem] = [null, null, null, why];
    rmSync(droppedPath(), { force: true });
    if (why !== null) logger.warn({ reason: why }, 'the cards were not renewed');
  };

  function begin(errand: Errand, first: CardsWork): void {
    [work, problem] = [first, null];
    const started = startThread(import.meta.url, './thread', errand);
    worker = started;
    started.on('message', (news: News) => {
      if (worker !== started) return;
      if ('phase' in news) {
        work = news;
        return;
      }
      end(news.ended);
      if (news.ended !== null) return;
      renewed();
      logger.info({ cards: cards.source.names().length, newest: cards.source.newest }, 'the cards were renewed');
    });
    const failed = (error: unknown): void => {
      if (worker === started) end(error instanceof Error ? error.message : String(error));
    };
    started.on('error', failed);
    started.on('exit', () => failed('the thread that read them has ended'));
  }

  return {
    state() {
      const imported = statSync(importedIndexPath(), { throwIfNoEntry: false });
      return {
        cards: cards.source.names().length,
        newest: cards.source.newest,
        since: imported === undefined ? null : imported.mtime.toISOString(),
        from: new URL(from).hostname,
        begun: downloadBegun(),
        work,
        problem,
      };
    },
    fetch() {
      if (work !== null) return false;
      begin({ from }, { phase: 'fetching', read: 0, total: 0 });
      return true;
    },
    async take(bytes, total) {
      if (work !== null) return false;
      const gone = new AbortController();
      taking = gone;
      work = { phase: 'taking', read: 0, total };
      let read = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          read += chunk.length;
          work = { phase: 'taking', read, total: Math.max(read, total) };
          done(read > LARGEST_CARD_FILE ? new Error(TOO_LARGE) : null, chunk);
        },
      });
      try {
        mkdirSync(dirname(droppedPath()), { recursive: true });
        await pipeline(bytes, counted, createWriteStream(droppedPath()), { signal: gone.signal });
      } catch (error) {
        if (taking === gone) end(error instanceof Error ? error.message : String(error));
        return true;
      }
      begin({ file: droppedPath() }, { phase: 'reading', read: 0, total: read });
      return true;
    },
    async cancel() {
      const ending = worker;
      const sending = taking;
      if (work === null) return;
      end(null);
      sending?.abort();
      await ending?.terminate();
    },
  };
}
