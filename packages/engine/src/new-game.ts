/** A game around a state: what interprets it, and nothing computed yet. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */
import type { CardDefinition, DefKey } from './vocabulary/definition.ts';
import type { Edition } from './editions/edition.ts';
import type { Agent, Catalogue, Game } from './running/game.ts';
import type { GameState } from './state/state.ts';
import { OUTERMOST } from './running/scope.ts';
import { happen } from './events/pipeline.ts';
import { VERBS } from './resolving/verbs/table.ts';
import { takeOutside } from './turn/advance.ts';

interface Running {
  names: readonly string[];
  catalogue: Catalogue | null;
  anachronisms: Game['anachronisms'];
  agents: (Agent | null)[];
  log: boolean;
  checkpoints: boolean;
}

/** The one literal of a game, so that all have one shape. */
export function newGame(
  state: GameState,
  edition: Edition,
  definitions: Map<DefKey, CardDefinition>,
  running: Running,
): Game {
  return {
    state,
    edition,
    definitions,
    catalogue: running.catalogue,
    anachronisms: running.anachronisms,
    names: running.names,
    agents: running.agents,
    outside: takeOutside,
    happen,
    verbs: VERBS,
    derived: null,
    scope: OUTERMOST,
    log: [],
    tickInputs: [],
    cursor: 0,
    checkpoint: null,
    pending: null,
    pendingCheck: null,
    listener: null,
    watcher: null,
    settled: null,
    entries: running.log ? [] : null,
    checkpoints: running.checkpoints,
    past: running.checkpoints ? [] : null,
    answered: false,
    decisions: 0,
  };
}
