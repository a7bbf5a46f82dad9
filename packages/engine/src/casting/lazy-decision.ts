/** Decisions whose options are made only if somebody reads them. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Game } from '../state/game.ts';
import { answererFor } from '../decisions/ask.ts';
import type { Decision, DecisionKind, OptionValue } from '../decisions/decision.ts';

type Choice = Extract<Decision, { form: 'choose' }>;

class LazyChoice {
  readonly form = 'choose';
  readonly kind: DecisionKind;
  readonly player: PlayerId;
  readonly by: PlayerId;
  readonly source: ObjectId;
  readonly purpose: string;
  readonly min = 1;
  readonly max = 1;
  #made: readonly OptionValue[] | null = null;
  readonly #make: () => readonly OptionValue[];

  constructor(
    kind: DecisionKind,
    player: PlayerId,
    by: PlayerId,
    source: ObjectId,
    purpose: string,
    make: () => readonly OptionValue[],
  ) {
    this.kind = kind;
    this.player = player;
    this.by = by;
    this.source = source;
    this.purpose = purpose;
    this.#make = make;
  }

  get options(): readonly OptionValue[] {
    this.#made ??= this.#make();
    return this.#made;
  }

  /** Those that somebody has read; null if nobody has. */
  get made(): readonly OptionValue[] | null {
    return this.#made;
  }

  /** As data the decision is like any other. */
  toJSON(): Choice {
    const { form, kind, player, by, source, purpose, options, min, max } = this;
    return { form, kind, player, by, source, purpose, options, min, max };
  }
}

/** The options of a decision, if they need not be made for it. */
export const optionsMade = (decision: Choice): readonly OptionValue[] | null =>
  decision instanceof LazyChoice ? decision.made : decision.options;

/** A choice of one option; `make` is called at most once. */
export function lazyChoice(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  kind: DecisionKind,
  purpose: string,
  make: () => readonly OptionValue[],
): Choice {
  return new LazyChoice(kind, player, answererFor(game, player), source, purpose, make);
}
