/**
 * The search player, policy `search-4`: it plays the answers that come into question on in made-up games that its seat could not tell from
 * the real one, and gives the one that wins most of them.
 */
import { type Agent, type Decision, type Game, isByHand, isForced, leastAnswer } from '@rulewright/engine';
import { heuristicAnswer } from '../heuristic/player.ts';
import { noteUse } from '../heuristic/priority.ts';
import { freshHabits } from '../memory.ts';
import { tableOf } from '../heuristic/table.ts';
import { randomSource } from '../random-source.ts';
import { type Budget, DEFAULT_BUDGET } from './budget.ts';
import { candidates } from './candidates.ts';
import { consider, type Thought } from './consider.ts';

export const SEARCH_POLICY = 'search-4';

/** Told of each decision that the search player thought about, before it answers. */
export type Telling = (thought: Thought, decision: Decision, game: Game) => void;

/** Whether there is anything to compare at a decision: whoever would wait for a search player need not where there is not. */
export function isOpen(decision: Decision, game: Game): boolean {
  if (isForced(decision) || isByHand(decision)) return false;
  const habits = freshHabits();
  const first = heuristicAnswer(decision, game, habits, randomSource(0));
  return candidates(tableOf(game, decision.by), decision, [first], habits).length > 1;
}

/**
 * A search player; its game must keep checkpoints. With a budget in games it always answers the same; with one in time as far as it got.
 * Stateful: one game each.
 */
export function searchPlayer(seed: number | string, budget: Budget = DEFAULT_BUDGET, tell?: Telling): Agent {
  const source = randomSource(seed);
  const habits = freshHabits();
  let asked = 0;
  return (decision, game) => {
    if (isForced(decision) || isByHand(decision)) return leastAnswer(decision);
    const first = heuristicAnswer(decision, game, habits, source);
    asked++;
    const thought = consider(game, decision, first, { seed: `${seed}/${asked}`, budget, habits });
    if (thought !== null) tell?.(thought, decision, game);
    const answer = thought?.best.answer ?? first;
    noteUse(tableOf(game, decision.by), decision, habits, answer);
    return answer;
  };
}
