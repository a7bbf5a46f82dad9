/** Players by the names that the command line and the server use. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import type { Agent } from '@rulewright/engine';
import { heuristicPlayer } from './heuristic/player.ts';
import { randomPlayer } from './random.ts';
import { rolloutPlayer } from './rollout.ts';

export const AGENT_NAMES = ['random', 'heuristic', 'rollout'] as const;
export type AgentName = (typeof AGENT_NAMES)[number];

export function isAgentName(name: string): name is AgentName {
  return (AGENT_NAMES as readonly string[]).includes(name);
}

/** A fresh player for one game. */
export function agentNamed(name: AgentName, seed: number | string): Agent {
  switch (name) {
    case 'random':
      return randomPlayer(seed);
    case 'heuristic':
      return heuristicPlayer(seed);
    case 'rollout':
      return rolloutPlayer(seed);
  }
}
