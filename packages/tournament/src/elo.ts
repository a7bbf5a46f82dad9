/**
 * Ratings from results: the Bradley–Terry model on the scale of Elo, fitted by maximum likelihood, with 95 % intervals.
 */
import { type Form, listOf, NUMBER, takesAll, withKeys } from '@rulewright/engine/arguments';
import { Z95 } from '@rulewright/simulate';

/** How one side did against another. The strength of a side is the sum of its parts (a deck and a player, or itself alone). */
export interface Result {
  /** indices of the parts of each side */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** games that side a won; half a game for each draw */
  readonly score: number;
  readonly games: number;
}

export interface Rating {
  /** 0 is the average of the group */
  readonly elo: number;
  /** 95 % interval */
  readonly low: number;
  readonly high: number;
}

/** Elo points for each unit of strength: 400 points are odds of ten to one. */
const POINTS = 400 / Math.LN10;
/** The knowledge beforehand: as if each part had drawn one game against an average opponent. Keeps ratings finite where one side wins all. */
const PRIOR = 0.25;
const MOST_STEPS = 100;

const A_COUNT: Form = ['how many there are', (value) => Number.isSafeInteger(value) && (value as number) >= 0];
const RESULTS = listOf(withKeys('a result', 'a', 'b'));

/** The rating of each part, within its group: a group is a list of the indices of parts that are compared, such as all decks. */
export function ratings(parts: number, results: readonly Result[], groups: readonly (readonly number[])[]): Rating[] {
  takesAll('ratings', [parts, A_COUNT], [results, RESULTS], [groups, listOf(listOf(NUMBER))]);
  const strengths = new Array<number>(parts).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = derivatives(strengths, results);
    const change = solve(curvature, gradient);
    // The likelihood is concave. A step of at most one unit keeps Newton's method from overshooting.
    const largest = Math.max(...change.map(Math.abs), 1);
    for (const [at, by] of change.entries()) strengths[at] = (strengths[at] ?? 0) + by / largest;
    if (Math.max(...change.map(Math.abs)) < 1e-10) break;
  }
  const { curvature } = derivatives(strengths, results);
  const rated: Rating[] = Array.from({ length: parts }, () => ({ elo: 0, low: 0, high: 0 }));
  for (const group of groups) {
    for (const part of group) {
      const contrast = new Array<number>(parts).fill(0);
      for (const other of group) contrast[other] = -1 / group.length;
      contrast[part] = (contrast[part] ?? 0) + 1;
      const elo = POINTS * dot(contrast, strengths);
      const spread = Z95 * POINTS * Math.sqrt(Math.max(0, dot(contrast, solve(curvature, contrast))));
      rated[part] = { elo: round(elo), low: round(elo - spread), high: round(elo + spread) };
    }
  }
  return rated;
}

/** The slope of the log-likelihood, and how fast it falls off, at these strengths. */
function derivatives(
  strengths: readonly number[],
  results: readonly Result[],
): { gradient: number[]; curvature: number[][] } {
  const gradient = strengths.map((strength) => -PRIOR * strength);
  const curvature = strengths.map((_, row) => strengths.map((__, column): number => (row === column ? PRIOR : 0)));
  const sum = (side: readonly number[]): number => side.reduce((total, part) => total + (strengths[part] ?? 0), 0);
  for (const { a, b, score, games } of results) {
    const expected = 1 / (1 + Math.exp(sum(b) - sum(a)));
    const signs = new Map<number, number>();
    for (const part of a) signs.set(part, (signs.get(part) ?? 0) + 1);
    for (const part of b) signs.set(part, (signs.get(part) ?? 0) - 1);
    for (const [part, sign] of signs) {
      gradient[part] = (gradient[part] ?? 0) + sign * (score - games * expected);
      const row = curvature[part];
      if (row === undefined) continue;
      for (const [other, with_] of signs)
        row[other] = (row[other] ?? 0) + sign * with_ * games * expected * (1 - expected);
    }
  }
  return { gradient, curvature };
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, each, at) => total + each * (b[at] ?? 0), 0);

/** x in `matrix` · x = `vector`, for a symmetric positive definite matrix (Cholesky). */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const size = vector.length;
  const lower: number[][] = [];
  for (let row = 0; row < size; row++) {
    const current: number[] = [];
    lower.push(current);
    for (let column = 0; column <= row; column++) {
      const other = lower[column] ?? [];
      let rest = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (current[at] ?? 0) * (other[at] ?? 0);
      current.push(row === column ? Math.sqrt(rest) : rest / (other[column] ?? 1));
    }
  }
  const solution = [...vector];
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++)
      solution[row] = (solution[row] ?? 0) - (lower[row]?.[at] ?? 0) * (solution[at] ?? 0);
    solution[row] = (solution[row] ?? 0) / (lower[row]?.[row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++)
      solution[row] = (solution[row] ?? 0) - (lower[at]?.[row] ?? 0) * (solution[at] ?? 0);
    solution[row] = (solution[row] ?? 0) / (lower[row]?.[row] ?? 1);
  }
  return solution;
}

const round = (points: number): number => Math.round(points * 10) / 10 + 0;
