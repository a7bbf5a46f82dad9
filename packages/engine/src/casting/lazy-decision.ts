/** Decisions whose options are made only if somebody reads them. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Game } from '../state/game.ts';
import { answererFor } from '../decisions/ask.ts';
import type { Decision, DecisionKind, OptionValue } from '../decisions/decision.ts';

type Choice = Extract<Decision, { form: 'choose' }>;

/** A choice of one option; `make` is called at most once. */
export function lazyChoice(game: Game, player: PlayerId, source: ObjectId, kind: DecisionKind, purpose: string, make: () => readonly OptionValue[]): Choice {
  let made: readonly OptionValue[] | null = null;
  return {
    form: 'choose',
    kind,
    player,
    by: answererFor(game, player),
    source,
    purpose,
    get options() {
      made ??= make();
      return made;
    },
    min: 1,
    max: 1,
  };
}
