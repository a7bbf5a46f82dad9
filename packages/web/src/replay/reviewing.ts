/** Thinking about a game, on a thread of its own: the table is shown on meanwhile, and a review that is not wanted any more ends at once. */
import { newWorker } from '../asking/asking.ts';
import type { Said } from '../asking/worker.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';
import { noCards } from './replay-state.ts';
import type { ReviewPart } from './reviewed.ts';
import type { Reviews } from './reviews.ts';

/** What is to be looked at, as `Reviews` takes it. */
type Asked = Parameters<Reviews['beginReview']>;

interface Hearing {
  readonly told: (part: ReviewPart) => void;
  readonly failed: (why: Wrong) => void;
}

/** Tells of one decision after the other until there are no more, and gives what ends it before. */
export function review(asked: Asked, { told, failed }: Hearing): () => void {
  const worker = newWorker('review');
  const ask = questions(worker);
  const think = async (): Promise<void> => {
    const begun = await ask('beginReview', ...asked);
    if (!begun.ok) return failed(begun.message ?? noCards);
    for (let goesOn = true; goesOn; ) {
      const part = await ask('reviewOn');
      told(part);
      goesOn = part.next !== null;
    }
  };
  const end = (): void => worker.terminate();
  think()
    .catch((error: unknown) => failed(wrongOf(error)))
    .finally(end);
  return end;
}

/** Questions to that worker, each asked when the one before is answered. */
function questions(worker: Worker) {
  return <K extends keyof Reviews>(what: K, ...args: Parameters<Reviews[K]>): Promise<ReturnType<Reviews[K]>> =>
    new Promise((done, failed) => {
      worker.onerror = () => failed(trouble('game', ({ bench }) => bench.noEngine));
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if ('ready' in data) return;
        if (data.ok) done(data.answer as ReturnType<Reviews[K]>);
        else failed(new Error(data.message));
      };
      worker.postMessage({ id: 0, ask: what, with: args });
    });
}
