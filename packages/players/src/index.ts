/** Those who answer decisions without a human: random, rollout, heuristic. */
export { keeping, RANDOM_POLICY, randomPlayer, uniformAnswer } from './random.ts';
export { type RandomSource, below, next, randomSource, shuffled } from './random-source.ts';
export { HEURISTIC_POLICY, heuristicPlayer } from './heuristic/player.ts';
export { manaValueOf as manaValueOfFace } from './heuristic/mana.ts';
export { worthOfFace } from './heuristic/worth.ts';
export {
  AGENT_NAMES,
  AGENTS_WITH_MEMORY,
  type AgentName,
  agentNamed,
  agentWith,
  type AgentWithMemory,
  isAgentName,
  thinksAhead,
} from './named.ts';
export { freshMemory, type Memory } from './memory.ts';
export { ROLLOUT_POLICY, rolloutPlayer } from './rollout.ts';
export { FEATURES, features, winProbability } from './search/evaluation.ts';
export { type Budget, budgetOf } from './search/budget.ts';
export { consider, type Considered, type Thought } from './search/consider.ts';
export { isOpen, SEARCH_POLICY, searchPlayer, type Telling } from './search/player.ts';
export { answerWords } from './search/answer-words.ts';
export { review, type Reviewed, turningPoints, type TurningPoint } from './search/review.ts';
