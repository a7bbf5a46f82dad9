/** Players by the names that the command line and the server use. */
import type { Agent } from '@rulewright/engine';
import { heuristicWith } from './heuristic/player.ts';
import { freshMemory, type Memory } from './memory.ts';
import { randomWith } from './random.ts';
import { rolloutWith } from './rollout.ts';
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
  const withMemory = AGENTS_WITH_MEMORY.find((one) => one === name);
  if (withMemory !== undefined) return agentWith(withMemory, freshMemory(seed));
  const budget = searchBudget(name);
  if (budget === null) throw new RangeError(`there is no player ${name}`);
  return searchPlayer(seed, budget);
}

/** The players that remember no more than a `Memory`. */
export const AGENTS_WITH_MEMORY = ['random', 'heuristic', 'rollout'] as const;
export type AgentWithMemory = (typeof AGENTS_WITH_MEMORY)[number];

/** One of them that goes on from that memory: whoever copies a game may copy its players too. */
export function agentWith(name: AgentWithMemory, memory: Memory): Agent {
  switch (name) {
    case 'random':
      return randomWith(memory);
    case 'heuristic':
      return heuristicWith(memory);
    case 'rollout':
      return rolloutWith(memory);
  }
}

function searchBudget(name: string): Budget | null {
  if (name === 'search') return DEFAULT_BUDGET;
  return name.startsWith('search:') ? budgetOf(name.slice('search:'.length)) : null;
}
