/** The built-in players of a table. */
import type { Agent } from '@rulewright/engine';
import { agentWith, freshMemory, type Memory } from '@rulewright/players';
import type { Table } from './table.ts';
import { hashOf } from '../running/tokens.ts';

/** What the built-in players know as a game begins, by seat: always the same for the same game. It tells nothing of the game's key. */
export const freshMemories = ({ seats, game }: Pick<Table, 'seats' | 'game'>): (Memory | null)[] =>
  seats.map(({ kind }, number) =>
    game === null || kind === 'human' || kind === 'open'
      ? null
      : freshMemory(hashOf(`player ${number} after ${game.log.length} of ${game.state.random.key}`)),
  );

/**
 * The built-in player in that seat, who goes on from what it remembers; null: it is a person's. In the seat of a search player, which
 * thinks elsewhere, sits the heuristic player, for what needs no thought.
 */
export function builtInPlayer({ seats, memories }: Table, number: number): Agent | null {
  const [kind, memory] = [seats[number]?.kind, memories[number]];
  if (kind === undefined || kind === 'human' || kind === 'open' || !memory) return null;
  return agentWith(kind === 'search' ? 'heuristic' : kind, memory);
}
