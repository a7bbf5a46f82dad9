/** Decisions whose options are made only if somebody reads them. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Decision, DecisionKind, OptionValue } from './decision.ts';

type Choice = Extract<Decision, { form: 'choose' }>;
type Question = Pick<Choice, 'kind' | 'player' | 'by' | 'source' | 'purpose'>;

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
  /** whether there are several options, or what tells */
  #isChoice: (() => boolean) | boolean | null;
  readonly #owed: (() => string) | null;
  /** the first option, where it is known without the others */
  readonly first: OptionValue | null;

  constructor(
    { kind, player, by, source, purpose }: Question,
    make: () => readonly OptionValue[],
    isChoice: (() => boolean) | boolean | null,
    owed: (() => string) | null,
    first: OptionValue | null,
  ) {
    this.kind = kind;
    this.player = player;
    this.by = by;
    this.source = source;
    this.purpose = purpose;
    this.#make = make;
    this.#isChoice = isChoice;
    this.#owed = owed;
    this.first = first;
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
    if (this.#made !== null || this.#isChoice === null) return this.options.length > 1;
    if (typeof this.#isChoice === 'function') this.#isChoice = this.#isChoice();
    return this.#isChoice;
  }

  /** The same choice, which another player answers. */
  answeredBy(by: PlayerId): LazyChoice {
    const { kind, player, source, purpose, first } = this;
    return new LazyChoice({ kind, player, by, source, purpose }, this.#make, this.#isChoice, this.#owed, first);
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

/** The same decision, which another player answers. */
export const answeredBy = (decision: Decision, by: PlayerId): Decision =>
  decision instanceof LazyChoice ? decision.answeredBy(by) : { ...decision, by };

/** Whether its options are made as they are read, of what is there then. */
export const isLazy = (decision: Decision): boolean => decision instanceof LazyChoice;

/** The first option, without the others being made for it where that can be. */
export const firstOption = (decision: Choice): OptionValue | undefined =>
  decision instanceof LazyChoice && decision.first !== null ? decision.first : decision.options[0];

/**
 * A choice of one option; `make` is called at most once. `isChoice` tells whether there are several without making them; null: it takes
 * the options to know. `owed`: of a payment the mana still to be paid, in symbols. `first`: the first option where it
 * is known, else null.
 */
export function lazyChoice(
  question: Question,
  make: () => readonly OptionValue[],
  isChoice: (() => boolean) | null = null,
  owed: (() => string) | null = null,
  first: OptionValue | null = null,
): Choice {
  return new LazyChoice(question, make, isChoice, owed, first);
}
