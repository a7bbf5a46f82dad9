/** A tournament played: round robin or Swiss, going on from where its journal ends. */
import { takesAll, withKeys } from '@rulewright/engine/arguments';
import { type Batch, batchesOf, type PlayBatches, type Played } from '@rulewright/simulate';
import { type Entrant, entrantsOf, type Field, fieldProblem, matchBetween } from './field.ts';
import type { Journal } from './journal.ts';
import { type Pairing, roundRobin, swissRound } from './pairings.ts';

export interface Plan {
  readonly field: Field;
  /** of each pairing */
  readonly games: number;
  /** rounds by standing; null: everybody meets everybody */
  readonly swiss: number | null;
}

/** Two entrants and their games, in order. */
export interface Met {
  readonly pairing: Pairing;
  readonly played: readonly Played[];
}

export interface Outcome extends Plan {
  readonly entrants: readonly Entrant[];
  readonly met: readonly Met[];
  /** Swiss: match points (a win or a bye 1, a tie ½) of each entrant */
  readonly points: readonly number[] | null;
}

const A_PLAN = withKeys('a plan of a field', 'field', 'swiss');

export interface Running {
  readonly play: PlayBatches;
  readonly journal: Journal;
  readonly onProgress?: (done: number, games: number) => void;
}

/** Plays what the journal does not hold yet. @throws where the field cannot play, and what `play` throws */
export async function playTournament(plan: Plan, running: Running): Promise<Outcome> {
  takesAll('playTournament', [plan, A_PLAN], [running, withKeys('how to play the games', 'play', 'journal')]);
  const problem = fieldProblem(plan.field);
  if (problem !== null) throw new Error(problem);
  const entrants = entrantsOf(plan.field);
  const games = new Games(plan, entrants, running);
  if (plan.swiss === null) {
    const pairings = roundRobin(entrants.length);
    await games.play(pairings, pairings.length);
    return { ...plan, entrants, met: games.met(), points: null };
  }
  const points = entrants.map(() => 0);
  const byes = new Set<number>();
  for (let round = 0; round < plan.swiss; round++) {
    const standing = standingOf(entrants.length, points, games.met());
    const { pairings, bye } = swissRound(
      standing,
      games.met().map(({ pairing }) => pairing),
      byes,
    );
    if (bye !== null) {
      byes.add(bye);
      points[bye] = (points[bye] ?? 0) + 1;
    }
    await games.play(pairings, plan.swiss * pairings.length);
    for (const pairing of pairings) {
      const [a, b] = pairing;
      const balance = games
        .lately(pairing)
        .reduce((sum, { winner }) => sum + (winner === null ? 0 : winner === 0 ? 1 : -1), 0);
      points[a] = (points[a] ?? 0) + (balance > 0 ? 1 : balance === 0 ? 0.5 : 0);
      points[b] = (points[b] ?? 0) + (balance < 0 ? 1 : balance === 0 ? 0.5 : 0);
    }
  }
  return { ...plan, entrants, met: games.met(), points };
}

/** All entrants, the best first: by match points, then by the share of games won, then as they were given. */
export function standingOf(entrants: number, points: readonly number[], met: readonly Met[]): number[] {
  const share = (entrant: number): number => {
    let [won, decided] = [0, 0];
    for (const { pairing, played } of met) {
      const side = pairing.indexOf(entrant);
      if (side < 0) continue;
      for (const { winner } of played) {
        if (winner !== null) decided++;
        if (winner === side) won++;
      }
    }
    return decided === 0 ? 0 : won / decided;
  };
  const shares = Array.from({ length: entrants }, (_, entrant) => share(entrant));
  return shares
    .map((_, entrant) => entrant)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
}

/** The games that were played so far, by the pair that played them. */
class Games {
  private readonly plan: Plan;
  private readonly entrants: readonly Entrant[];
  private readonly running: Running;
  /** of each pair its games by number; those of the journal may be more than were asked for yet */
  private readonly known = new Map<string, Map<number, Played>>();
  /** how many games of each pair have been asked for, in the order in which the pairs met */
  private readonly asked = new Map<string, { pairing: Pairing; games: number }>();
  private done = 0;

  constructor(plan: Plan, entrants: readonly Entrant[], running: Running) {
    this.plan = plan;
    this.entrants = entrants;
    this.running = running;
    for (const { pairing, played } of running.journal.batches) this.keep(pairing, played);
  }

  /** Lets each of these pairs play its games. `pairs`: how many are expected in all, for the progress. */
  async play(pairings: readonly Pairing[], pairs: number): Promise<void> {
    const { plan, running } = this;
    const matches = pairings.map((pairing) => matchBetween(plan.field, this.entrants, pairing));
    const batches: Batch[] = [];
    for (const [match, pairing] of pairings.entries()) {
      const from = this.asked.get(String(pairing))?.games ?? 0;
      const to = from + plan.games;
      this.asked.set(String(pairing), { pairing, games: to });
      const known = this.known.get(String(pairing));
      for (const batch of batchesOf(match, from, to)) {
        let isKnown = true;
        for (let game = batch.from; game < batch.to; game++) isKnown &&= known?.has(game) === true;
        // a batch that is known in part is played whole: its games are the same again
        if (isKnown) this.done += batch.to - batch.from;
        else batches.push(batch);
      }
    }
    const total = pairs * plan.games;
    running.onProgress?.(this.done, total);
    await running.play(matches, batches, ({ match, from, to }, played) => {
      const pairing = pairings[match];
      if (pairing === undefined) throw new Error(`no match ${match}`);
      this.keep(pairing, played);
      running.journal.add({ pairing, from, to, played });
      this.done += to - from;
      running.onProgress?.(this.done, total);
    });
  }

  /** Every pair that has met, with the games that it was asked for. */
  met(): Met[] {
    return [...this.asked.values()].map(({ pairing, games }) => ({ pairing, played: this.range(pairing, 0, games) }));
  }

  /** The games of their last meeting. */
  lately(pairing: Pairing): Played[] {
    const games = this.asked.get(String(pairing))?.games ?? 0;
    return this.range(pairing, games - this.plan.games, games);
  }

  private range(pairing: Pairing, from: number, to: number): Played[] {
    const known = this.known.get(String(pairing));
    const range: Played[] = [];
    for (let number = from; number < to; number++) {
      const game = known?.get(number);
      if (game === undefined) throw new Error(`game ${number} of ${String(pairing)} was not played`);
      range.push(game);
    }
    return range;
  }

  private keep(pairing: Pairing, played: readonly Played[]): void {
    const known = this.known.get(String(pairing)) ?? new Map<number, Played>();
    this.known.set(String(pairing), known);
    for (const game of played) known.set(game.game, game);
  }
}
