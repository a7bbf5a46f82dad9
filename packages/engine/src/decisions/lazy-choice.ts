/** Decisions whose options are made only if somebody reads them. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Decision, DecisionKind, OptionValue } from './decision.ts';

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
  readonly #isChoice: (() => boolean) | null;
  readonly #owed: (() => string) | null;

  constructor(
    kind: DecisionKind,
    player: PlayerId,
    by: PlayerId,
    source: ObjectId,
    purpose: string,
    make: () => readonly OptionValue[],
    isChoice: (() => boolean) | null,
    owed: (() => string) | null,
  ) {
    this.kind = kind;
    this.player = player;
    this.by = by;
    this.source = source;
    this.purpose = purpose;
    this.#make = make;
    this.#isChoice = isChoice;
    this.#owed = owed;
  }

  get owed(): string {
    return this.#owed?.() ?? '';
  }

  get options(): readonly OptionValue[] {
    this.#made ??= this.#make();
    return this.#made;
  }

  /** Whether there are several options. They are not made for this alone, where whoever asks can tell without them. */
  get isChoice(): boolean {
    return this.#made === null && this.#isChoice !== null ? this.#isChoice() : this.options.length > 1;
  }

  /** As data the decision is like any other, without what is owed: the prompt says it. */
  toJSON(): Choice {
    const { form, kind, player, by, source, purpose, options, min, max } = this;
    return { form, kind, player, by, source, purpose, options, min, max };
  }
}

/** Whether a choice of one option, with its options made or not, has several. */
export const hasSeveral = (decision: Choice): boolean =>
  decision instanceof LazyChoice ? decision.isChoice : decision.options.length > 1;

/**
 * A choice of one option; `make` is called at most once. `isChoice` tells whether there are several without making them; null: it takes
 * the options to know. `owed`: of a payment the mana still to be paid, in symbols.
 */
export function lazyChoice(
  { player, by }: { player: PlayerId; by: PlayerId },
  source: ObjectId,
  kind: DecisionKind,
  purpose: string,
  make: () => readonly OptionValue[],
  isChoice: (() => boolean) | null = null,
  owed: (() => string) | null = null,
): Choice {
  return new LazyChoice(kind, player, by, source, purpose, make, isChoice, owed);
}
