/** Batches of games of one or several matches. */
import { loadedPlayer } from './contestant.ts';
import { type Match, type Played, playOne } from './one-game.ts';

/** Games `from` to before `to` of one of several matches. Plain data. */
export interface Batch {
  readonly match: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Plays all batches somewhere and tells of each as it is done, in any order, each once. A game depends on its match and number alone, so wherever it is played it is the same.
 */
export type PlayBatches = (
  matches: readonly Match[],
  batches: readonly Batch[],
  done: (batch: Batch, played: readonly Played[]) => void,
) => Promise<void>;

const GAMES = 16;

/** Games `from` to before `to` in batches whose bounds do not depend on where they begin. */
export function batchesOf(match: number, from: number, to: number): Batch[] {
  const batches: Batch[] = [];
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / GAMES) + 1) * GAMES);
    batches.push({ match, from: at, to: end });
    at = end;
  }
  return batches;
}

/** The matches with what the modules of their players have. @throws PlayerFailure */
export const loadedMatches = (matches: readonly Match[]): Promise<Match[]> =>
  Promise.all(
    matches.map(async (match) => {
      const [first, second] = match.agents;
      return { ...match, agents: [await loadedPlayer(first), await loadedPlayer(second)] };
    }),
  );

/** The games of a batch, one after the other. */
export function playBatch(matches: readonly Match[], { match, from, to }: Batch): Played[] {
  const played: Played[] = [];
  for (let game = from; game < to; game++) played.push(playOne(matchAt(matches, match), game));
  return played;
}

/** @throws where there is none */
export function matchAt(matches: readonly Match[], at: number): Match {
  const match = matches[at];
  if (match === undefined) throw new Error(`there is no match ${at}`);
  return match;
}
