/**
 * A game looked at again: how likely a player was to win before and after each decision, and what would have been better, found by search.
 */
import { decision, equal, type Game, giveAgain, type Input, isForced, type PlayerId } from '@rulewright/engine';
import { heuristicAnswer } from '../heuristic/player.ts';
import { freshHabits } from '../memory.ts';
import { randomSource } from '../random-source.ts';
import { answerWords } from './answer-words.ts';
import type { Budget } from './budget.ts';
import { consider, type Considered } from './consider.ts';

/** A decision at which there was something to compare. Plain data; probabilities from 0 to 1. */
export interface Reviewed {
  /** inputs of the game that were given before */
  readonly inputs: number;
  readonly turn: number;
  readonly step: Game['state']['turn']['step'];
  readonly seat: PlayerId;
  /** the answer that was given, in words */
  readonly given: string;
  /** the answer that search would have given, where it is another */
  readonly better: string | null;
  /** how likely the player was to win by the best answer found, and after the one that was given */
  readonly before: number;
  readonly after: number;
  /** standard error of `after` */
  readonly error: number;
}

/**
 * Plays a recorded game on from the deal and compares the answers at each decision of that seat. The game is changed. Deterministic where
 * the budget counts games.
 * @throws where an input does not fit the game
 */
export function* review(
  game: Game,
  inputs: readonly Input[],
  seat: PlayerId,
  { seed, budget }: { seed: string; budget: Budget },
): Generator<Reviewed> {
  for (const [number, input] of inputs.entries()) {
    const asked = decision(game);
    // how something was paid for is not compared: it says little of what turned a game
    if (asked?.by === seat && 'answer' in input && asked.kind !== 'payment' && !isForced(asked)) {
      const habits = freshHabits();
      const usual = heuristicAnswer(asked, game, habits, randomSource(`${seed}/${number}`));
      const thought = consider(game, asked, input.answer, { seed: `${seed}/${number}`, budget, habits, also: [usual] });
      if (thought !== null) {
        const given = [thought.best, ...thought.others].find(({ answer }) => equal(answer, input.answer)) as Considered;
        const { turn } = game.state;
        yield {
          inputs: number,
          turn: turn.number,
          step: turn.step,
          seat,
          given: answerWords(game, asked, input.answer),
          better: given === thought.best ? null : answerWords(game, asked, thought.best.answer),
          before: Math.max(thought.best.win, given.win),
          after: given.win,
          error: given.error,
        };
      }
    }
    const done = giveAgain(game, input);
    if (!done.ok) throw new Error(`Input ${number + 1} does not fit the game: ${done.wrong.message}`);
  }
}

/** A decision where the probability of winning changed: by the answer that was given, or by what happened since the one before. */
export interface TurningPoint {
  readonly at: Reviewed;
  readonly by: 'answer' | 'events';
  /** from −1 to 1 */
  readonly change: number;
}

/** The changes that were greatest, in the order of the game; none smaller than a tenth. */
export function turningPoints(reviewed: readonly Reviewed[], most = 6): TurningPoint[] {
  const points = reviewed.flatMap((at, number): TurningPoint[] => {
    const last = reviewed[number - 1];
    return [
      ...(last === undefined ? [] : [{ at, by: 'events', change: at.before - last.after } as const]),
      ...(at.better === null ? [] : [{ at, by: 'answer', change: at.after - at.before } as const]),
    ];
  });
  return points
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.at.inputs - b.at.inputs);
}

const LEAST_CHANGE = 0.1;
