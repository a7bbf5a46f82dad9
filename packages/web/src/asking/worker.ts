/** The Lab's worker: engine, compiler and cards on a thread of their own. It answers one question after the other. */
import { cardSources, NO_CARDS } from '#cards';
import { type CardSource, layeredSource } from '@rulewright/cards';
import type { CardFinding } from '../card/finding.ts';
import type { Replays } from '../replay/replays.ts';
import type { Reviews } from '../replay/reviews.ts';
import { type Bench, newBench, newPlaces } from '../lab/bench.ts';
import type { Closer } from '../lab/closer.ts';
import { LATER_MS, once } from './once.ts';

/** All that the worker answers. */
export type Answering = Bench & Closer & CardFinding & Replays & Reviews;

/** A question to the worker. */
export type Question = {
  [K in keyof Answering]: { readonly id: number; readonly ask: K; readonly with: Parameters<Answering[K]> };
}[keyof Answering];

export type Said =
  /** the cards are there; without them a reason, and positions can use their own cards only */
  | { readonly ready: true; readonly cards: number; readonly missing: string | null }
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

const say = (said: Said): void => postMessage(said);

type Later<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

/** What answers such questions, its code fetched when one of them is first asked. */
const later = <T extends object>(fetched: () => Promise<T>, asked: readonly (keyof T & string)[]): Later<T> =>
  Object.fromEntries(
    asked.map((one) => [
      one,
      async (...args: unknown[]) => ((await fetched())[one] as (...args: unknown[]) => unknown)(...args),
    ]),
  ) as Later<T>;

function answering(source: CardSource | undefined): Bench & Later<Closer & CardFinding & Replays & Reviews> {
  const places = newPlaces(source);
  const closer = once(async () => (await import('../lab/closer.ts')).newCloser(places, source));
  const finding = once(async () => (await import('../card/finding.ts')).newCardFinding(source));
  const replays = once(async () => (await import('../replay/replays.ts')).newReplays(source));
  const reviews = once(async () => (await import('../replay/reviews.ts')).newReviews(source));
  // they are wanted without a server too
  setTimeout(() => {
    for (const fetched of [closer, finding]) fetched().catch(() => undefined);
  }, LATER_MS);
  return {
    ...newBench(places),
    ...later(closer, ['line', 'why', 'whyNot', 'without', 'facts', 'quiz']),
    ...later(finding, ['findCards', 'cardNamed', 'cardsWith']),
    ...later(replays, ['openReplay', 'replaySeen', 'replayPosition']),
    ...later(reviews, ['beginReview', 'reviewOn']),
  };
}

async function begin(): Promise<ReturnType<typeof answering>> {
  try {
    const [first, ...more] = await cardSources();
    if (!first) throw new Error(NO_CARDS);
    const source = layeredSource([first, ...more]);
    say({ ready: true, cards: source.names().length, missing: null });
    return answering(source);
  } catch (error) {
    say({ ready: true, cards: 0, missing: (error as Error).message });
    return answering(undefined);
  }
}

const bench = begin();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  bench
    .then(async (ready) => {
      const asked = ready[data.ask] as (...args: unknown[]) => unknown;
      say({ id: data.id, ok: true, answer: await asked(...data.with) });
    })
    .catch((error: Error) => say({ id: data.id, ok: false, message: error.message }));
});
