/**
 * Comparing the answers to a decision: each is played on in made-up games that the seat could not tell from the real one, the same games
 * for all answers, so that luck falls on all alike. Answers that are surely worse than another get no further games, and others take their
 * place (progressive widening).
 */
import { type Answer, type Decision, type Game, type PlayerId, determinize } from '@rulewright/engine';
import type { Habits } from '../memory.ts';
import { tableOf } from '../heuristic/table.ts';
import { type Budget, clockOf } from './budget.ts';
import { candidates } from './candidates.ts';
import { playedOn } from './playing-on.ts';

/** An answer, and how it went. Plain data. */
export interface Considered {
  readonly answer: Answer;
  /** how likely the seat is to win after it: a mean, from 0 to 1 */
  readonly win: number;
  /** standard error of that mean */
  readonly error: number;
  /** games in which it was played on */
  readonly games: number;
}

/** The result of thinking about a decision. Plain data. */
export interface Thought {
  /** the answer to give, and the others, best first as far as they were tried */
  readonly best: Considered;
  readonly others: readonly Considered[];
  /** games played on in all */
  readonly games: number;
}

export interface Considering {
  readonly seed: string;
  readonly budget: Budget;
  /** what the player has used in this turn already */
  readonly habits: Habits;
  /** answers to compare with in any case */
  readonly also?: readonly Answer[];
}

interface Arm {
  readonly answer: Answer;
  /** what it came to in each made-up game, by its number */
  readonly values: number[];
  out: boolean;
}

/** Answers that are compared at once in the beginning; more with the square root of the games. */
const WIDTH = 3;
/** Games before an answer may be found worse, and by how many standard errors it must be. */
const LEAST_GAMES = 4;
const SURELY = 1.3;
/** Standard errors by which another answer must be better than the heuristic player's to be given instead. */
const BETTER = 0.5;

/**
 * The best answer, beginning with `first`; null where there is nothing to compare, or no game can be made up for the seat (others
 * have answered in the same action by what they alone know). The same game, seed and number of games give the same thought; it depends on
 * nothing that the seat does not know. Throws where the game keeps no checkpoints.
 */
export function consider(
  game: Game,
  decision: Decision,
  first: Answer,
  { seed, budget, habits, also = [] }: Considering,
): Thought | null {
  const seat = decision.by;
  const arms = candidates(tableOf(game, seat), decision, [first, ...also], habits).map(
    (one): Arm => ({ answer: one, values: [], out: false }),
  );
  if (arms.length < 2) return null;
  const worlds: Game[] = [];
  const enough = clockOf(budget);
  let games = 0;
  for (;;) {
    const live = arms.filter(({ out }) => !out).slice(0, WIDTH + Math.floor(Math.sqrt(games) / 2));
    if (live.length < 2 || !enough(games)) break;
    // the one with the fewest games; of several the first
    const arm = live.reduce((a, b) => (b.values.length < a.values.length ? b : a));
    const number = arm.values.length;
    const world = worlds[number] ?? madeUp(game, seat, `${seed}/${number}`);
    if (world === null) break;
    worlds[number] = world;
    arm.values.push(playedOn(world, seat, arm.answer, `${seed}/${number}`));
    games++;
    for (const other of live) if (other !== arm && !other.out && !arm.out) compare(arm, other);
  }
  if (games === 0) return null;
  return thoughtOf(arms, games);
}

/** A game that the seat could not tell from the real one, without a log. */
function madeUp(game: Game, seat: PlayerId, seed: string): Game | null {
  const made = determinize(game, seat, seed);
  if (made !== null) made.entries = null;
  return made;
}

/** By how much an answer went better than another in the games that both were played on in, and the standard error of that. */
function difference(a: Arm, b: Arm): { mean: number; error: number; games: number } {
  const games = Math.min(a.values.length, b.values.length);
  const { mean, error } = meanOf(
    Array.from({ length: games }, (_, at) => (a.values[at] as number) - (b.values[at] as number)),
  );
  return { mean, error, games };
}

/** The mean, and its standard error, which is taken to be no less than that of a small spread. */
function meanOf(values: readonly number[]): { mean: number; error: number } {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 1 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt((squares + LEAST_SPREAD) / n / Math.max(1, n - 1)) };
}

const LEAST_SPREAD = 0.01;

/** Takes the worse of two answers out where that is sure enough. */
function compare(a: Arm, b: Arm): void {
  const { mean, error, games } = difference(a, b);
  if (games < LEAST_GAMES) return;
  if (mean > SURELY * error) b.out = true;
  else if (mean < -SURELY * error) a.out = true;
}

function thoughtOf(arms: readonly Arm[], games: number): Thought {
  const tried = arms.filter(({ values }) => values.length > 0);
  let best = tried.find(({ out }) => !out) as Arm;
  for (const arm of tried) {
    if (arm.out || arm === best || arm.values.length < LEAST_GAMES) continue;
    const { mean, error } = difference(arm, best);
    if (mean > BETTER * error) best = arm;
  }
  const all = tried.map((arm) => ({ arm, considered: considered(arm) }));
  return {
    best: considered(best),
    others: all
      .filter(({ arm }) => arm !== best)
      .sort((a, b) => Number(a.arm.out) - Number(b.arm.out) || b.considered.win - a.considered.win)
      .map((one) => one.considered),
    games,
  };
}

function considered({ answer, values }: Arm): Considered {
  const { mean, error } = meanOf(values);
  return { answer, win: mean, error, games: values.length };
}
