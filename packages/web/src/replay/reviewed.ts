/** The review of a replayed game as it grows, one decision after the other, and where it is drawn. */
import type { ReplayStep } from '@rulewright/record';
import type { Reviewed, TurningPoint } from '@rulewright/players';

/** What the worker says of a review each time that it is asked. */
export interface ReviewPart {
  /** the next decision; null: there is none any more */
  readonly next: Reviewed | null;
  /** the moments that turned the game, as far as it has been looked at */
  readonly turning: readonly TurningPoint[];
}

export interface ReviewShown {
  readonly state: 'none' | 'going' | 'stopped' | 'done';
  readonly seat: number;
  readonly decisions: readonly Reviewed[];
  readonly turning: readonly TurningPoint[];
}

export const NOT_BEGUN: ReviewShown = { state: 'none', seat: 0, decisions: [], turning: [] };

export const withPart = (shown: ReviewShown, { next, turning }: ReviewPart): ReviewShown =>
  next === null ? { ...shown, state: 'done' } : { ...shown, decisions: [...shown.decisions, next], turning };

type Steps = readonly Pick<ReplayStep, 'inputs'>[];

/** The last step at which no more than so many inputs were given. */
export const stepBefore = (steps: Steps, inputs: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.inputs <= inputs),
  );

/** The last decision that had come when the table stood so; undefined: none had. */
export const decisionAt = (decisions: readonly Reviewed[], steps: Steps, at: number): Reviewed | undefined =>
  decisions.findLast(({ inputs }) => stepBefore(steps, inputs) <= at);

/** The decision that is nearest to so many inputs. */
export const nearest = (decisions: readonly Reviewed[], inputs: number): Reviewed | undefined =>
  decisions.reduce<Reviewed | undefined>(
    (best, one) => (best !== undefined && Math.abs(best.inputs - inputs) <= Math.abs(one.inputs - inputs) ? best : one),
    undefined,
  );

/** Where each turn begins, in inputs. */
export const turnsOf = (
  steps: readonly Pick<ReplayStep, 'inputs' | 'turn'>[],
): readonly { readonly turn: number; readonly begins: number }[] =>
  steps.flatMap(({ inputs, turn }, at) => (turn > (steps[at - 1]?.turn ?? 0) ? [{ turn, begins: inputs }] : []));

/** How wide and high the plot is drawn, before it is stretched to its room. */
export const PLOT = { width: 1000, height: 100 };

export interface Drawn {
  /** upright at a decision: what the answer changed; from one decision to the next: what happened */
  readonly line: string;
  readonly area: string;
  /** answers that another would have been better than */
  readonly worse: string;
}

/** The decisions of a game of so many inputs, as paths. */
export function drawn(decisions: readonly Reviewed[], inputs: number): Drawn {
  const x = (one: Reviewed): number => round((PLOT.width * one.inputs) / Math.max(1, inputs));
  const y = (chance: number): number => round(PLOT.height * (1 - chance));
  const points = decisions.map((one) => `${x(one)} ${y(one.before)}V${y(one.after)}`);
  const [first] = decisions;
  const last = decisions.at(-1);
  if (first === undefined || last === undefined) return { line: '', area: '', worse: '' };
  const line = `M${points.join('L')}`;
  return {
    line,
    area: `${line}V${PLOT.height}H${x(first)}Z`,
    worse: decisions.flatMap((one, at) => (one.before - one.after >= LEAST_WORSE ? [`M${points[at]}`] : [])).join(''),
  };
}

/** What is worse by less is not worth a mark. */
const LEAST_WORSE = 0.05;
const round = (value: number): number => Math.round(10 * value) / 10;
