/** The Lab's worker: engine, compiler and cards on a thread of their own. It answers one question after the other. */
import { cardSources, NO_CARDS } from '#cards';
import { type CardSource, layeredSource } from '@rulewright/cards';
import { type CardFinding, newCardFinding } from '../card/finding.ts';
import type { Replays } from '../replay/replays.ts';
import type { Reviews } from '../replay/reviews.ts';
import { type Bench, newBench } from './bench.ts';
import { once } from './once.ts';

/** All that the worker answers. */
export type Answering = Bench & Replays & Reviews & CardFinding;

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

type Later<T extends { readonly [K in keyof T]: (...args: never[]) => unknown }> = {
  readonly [K in keyof T]: (...args: Parameters<T[K]>) => Promise<ReturnType<T[K]>>;
};

/** Their code is fetched when the first is asked for: the Lab needs none of it. */
function replaysOf(source: CardSource | undefined): Later<Replays & Reviews> {
  const replays = once(async () => (await import('../replay/replays.ts')).newReplays(source));
  const reviews = once(async () => (await import('../replay/reviews.ts')).newReviews(source));
  return {
    openReplay: async (...args) => (await replays()).openReplay(...args),
    replaySeen: async (...args) => (await replays()).replaySeen(...args),
    replayPosition: async (...args) => (await replays()).replayPosition(...args),
    beginReview: async (...args) => (await reviews()).beginReview(...args),
    reviewOn: async (...args) => (await reviews()).reviewOn(...args),
  };
}

const answering = (source: CardSource | undefined): Bench & Later<Replays & Reviews> & CardFinding => ({
  ...newBench(source),
  ...replaysOf(source),
  ...newCardFinding(source),
});

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
