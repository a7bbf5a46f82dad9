/** Newer cards: a worker reads a file of the user's, or fetches one, and keeps what it read; games go on with the cards they have. */
import type { CardSource } from '@rulewright/cards';
import type { CardsState, CardsWork } from '@rulewright/protocol';
import type { Errand, News } from './importing.ts';

export interface Renewing {
  state(): CardsState;
  /** begins to fetch the newest cards; false: something is under way */
  fetch(): boolean;
  /** begins to read a card file; false: something is under way */
  take(file: File): boolean;
  cancel(): void;
}

interface RenewingOptions {
  /** the card file that is fetched, or a description that names one */
  readonly from: string;
  readonly source: () => CardSource;
  /** when the user's own cards were read last, as an ISO date and time; null: there are none */
  readonly since: string | null;
  /** why the user's own cards cannot be used; null: they can, or there are none */
  readonly problem: string | null;
  /** there are other cards now. Rejects where they cannot be opened */
  readonly renewed: () => Promise<void>;
}

const startImporting = (): Worker =>
  new Worker(new URL('./importing.ts', import.meta.url), { type: 'module', name: 'importing' });

export function newRenewing({ from, source, renewed, ...before }: RenewingOptions): Renewing {
  let { since, problem } = before;
  let work: CardsWork | null = null;
  let worker: Worker | null = null;

  const end = (why: string | null): void => {
    worker?.terminate();
    [work, worker, problem] = [null, null, why];
  };
  const heard = async (news: News): Promise<void> => {
    if ('phase' in news) {
      work = news;
      return;
    }
    if (news.ended === null) {
      await renewed();
      since = new Date().toISOString();
    }
    end(news.ended);
  };
  function begin(errand: Errand): boolean {
    if (work !== null) return false;
    const started = startImporting();
    [worker, problem] = [started, null];
    work = { phase: 'file' in errand ? 'reading' : 'fetching', read: 0, total: 0 };
    const failed = (error: unknown): void => {
      if (worker === started) end(error instanceof Error ? error.message : String(error));
    };
    started.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (worker === started) heard(data).catch(failed);
    });
    started.addEventListener('error', ({ message }) => failed(message));
    started.postMessage(errand);
    return true;
  }

  return {
    state: () => ({
      cards: source().names().length,
      newest: source().newest,
      since,
      from: new URL(from).hostname,
      begun: 0,
      work,
      problem,
      mayRenew: true,
    }),
    fetch: () => begin({ from }),
    take: (file) => begin({ file }),
    cancel: () => end(null),
  };
}
