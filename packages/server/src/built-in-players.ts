/** The built-in players of a table. */
import type { Agent } from '@rulewright/engine';
import { agentNamed } from '@rulewright/players';
import type { Table } from './table.ts';

/** Fresh ones, by seat, for the game as it stands: always the same for the same game. */
export const builtInPlayers = ({ seats, seed, match, game }: Table): (Agent | null)[] =>
  seats.map(({ kind }, number) =>
    kind === 'heuristic' || kind === 'random'
      ? agentNamed(kind, `${seed}/${match.game}/${number}/${game?.log.length ?? 0}`)
      : null,
  );
