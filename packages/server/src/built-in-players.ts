/** The built-in players of a table. */
import type { Agent } from '@rulewright/engine';
import { agentNamed } from '@rulewright/players';
import type { Table } from './table.ts';
import { hashOf } from './tokens.ts';

/**
 * Fresh ones, by seat, for the game as it stands: always the same for the same game. What they do tells nothing of its key. In the seat of a
 * search player, which thinks elsewhere, sits the heuristic player, for what needs no thought.
 */
export const builtInPlayers = ({ seats, game }: Table): (Agent | null)[] =>
  seats.map(({ kind }, number) =>
    game === null || kind === 'human' || kind === 'open'
      ? null
      : agentNamed(
          kind === 'search' ? 'heuristic' : kind,
          hashOf(`player ${number} after ${game.log.length} of ${game.state.random.key}`),
        ),
  );
