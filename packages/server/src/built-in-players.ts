/** The built-in players of a table. */
import type { Agent } from '@rulewright/engine';
import { agentNamed } from '@rulewright/players';
import type { Table } from './table.ts';
import { hashOf } from './tokens.ts';

/** Fresh ones, by seat, for the game as it stands: always the same for the same game. What they do tells nothing of its key. */
export const builtInPlayers = ({ seats, game }: Table): (Agent | null)[] =>
  seats.map(({ kind }, number) =>
    game !== null && (kind === 'heuristic' || kind === 'random')
      ? agentNamed(kind, hashOf(`player ${number} after ${game.log.length} of ${game.state.random.key}`))
      : null,
  );
