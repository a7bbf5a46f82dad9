/** Who meets whom: everybody everybody else once, or by standing (Swiss). */
import { NUMBER, takesAll } from '@rulewright/engine/arguments';

/** Two entrants, the lower number first. */
export type Pairing = readonly [number, number];

export interface Round {
  readonly pairings: readonly Pairing[];
  /** who has no opponent, and a free win for it */
  readonly bye: number | null;
}

/** Every pair once. */
export function roundRobin(entrants: number): Pairing[] {
  const pairings: Pairing[] = [];
  for (let a = 0; a < entrants; a++) for (let b = a + 1; b < entrants; b++) pairings.push([a, b]);
  return pairings;
}

/** How many rounds of pairs that did not meet there can be: each entrant has so many opponents, and rests once more where their number is odd. */
export function mostRounds(entrants: number): number {
  takesAll('mostRounds', [entrants, NUMBER]);
  return entrants % 2 === 0 ? entrants - 1 : entrants;
}

/** Ways of pairing that are tried before entrants meet again. */
const MOST_TRIES = 100_000;

/**
 * The next Swiss round: neighbours in the standing meet, unless they have met. The last who has had no bye rests where the number is odd.
 * `standing`: all entrants, the best first.
 */
export function swissRound(standing: readonly number[], met: readonly Pairing[], byes: ReadonlySet<number>): Round {
  const known = new Set(met.map(([a, b]) => key(a, b)));
  const resting =
    standing.length % 2 === 0 ? null : (standing.findLast((entrant) => !byes.has(entrant)) ?? standing.at(-1) ?? null);
  const playing = standing.filter((entrant) => entrant !== resting);
  let tries = 0;
  const paired = (left: readonly number[]): Pairing[] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const other of others) {
      if (known.has(key(first, other))) continue;
      if (++tries > MOST_TRIES) return null;
      const rest = paired(others.filter((each) => each !== other));
      if (rest !== null) return [ordered(first, other), ...rest];
    }
    return null;
  };
  return { pairings: paired(playing) ?? neighbours(playing), bye: resting };
}

function neighbours(playing: readonly number[]): Pairing[] {
  const pairings: Pairing[] = [];
  for (let at = 0; at + 1 < playing.length; at += 2) pairings.push(ordered(playing[at] ?? 0, playing[at + 1] ?? 0));
  return pairings;
}

const ordered = (a: number, b: number): Pairing => (a < b ? [a, b] : [b, a]);
const key = (a: number, b: number): string => ordered(a, b).join(' ');
