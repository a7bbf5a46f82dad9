/** Players by the names that the command line and the server use. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import type { Agent } from '@rulewright/engine';
import { heuristicPlayer } from './heuristic/player.ts';
import { randomPlayer } from './random.ts';
import { rolloutPlayer } from './rollout.ts';
import { type Budget, budgetOf, DEFAULT_BUDGET } from './search/budget.ts';
import { searchPlayer } from './search/player.ts';

export const AGENT_NAMES = ['random', 'heuristic', 'rollout', 'search'] as const;
/** One of `AGENT_NAMES`; the search player also with its budget, such as `search:400` (games) or `search:2s`. */
export type AgentName = (typeof AGENT_NAMES)[number] | `search:${string}`;

export function isAgentName(name: string): name is AgentName {
  return (AGENT_NAMES as readonly string[]).includes(name) || searchBudget(name) !== null;
}

/** Whether the game of this player must keep checkpoints, because it makes up games of its own. */
export const thinksAhead = (name: AgentName): boolean => searchBudget(name) !== null;

/** A fresh player for one game. Throws where there is none of that name. */
export function agentNamed(name: AgentName, seed: number | string): Agent {
  switch (name) {
    case 'random':
      return randomPlayer(seed);
    case 'heuristic':
      return heuristicPlayer(seed);
    case 'rollout':
      return rolloutPlayer(seed);
    default: {
      const budget = searchBudget(name);
      if (budget === null) throw new RangeError(`there is no player ${name}`);
      return searchPlayer(seed, budget);
    }
  }
}

function searchBudget(name: string): Budget | null {
  if (name === 'search') return DEFAULT_BUDGET;
  return name.startsWith('search:') ? budgetOf(name.slice('search:'.length)) : null;
}
