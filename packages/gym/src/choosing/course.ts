/**
 * A decision as a course of small choices, each a whole number: which may come next by the form of the answer alone, and which answer
 * they come to. What the rules refuse besides is not looked at here. 2006: 408 · 2009: 101.4, 115 · 2011: 101.4, 116 · 2026: 101.4, 117
 */
import type { Answer, ViewDecision } from '@rulewright/engine';

/** Nothing more is chosen; or this creature does not attack or block. */
export const DONE = -1;

/** The numbers that may be chosen next, ascending but for DONE, which comes first. */
export interface Open {
  readonly count: number;
  at(place: number): number;
}

export interface Course {
  /** none are open once the answer is whole */
  open(picks: readonly number[]): Open;
  /** what the picks come to; only where none are open */
  answer(picks: readonly number[]): Answer;
  /** the number of the creature that is placed next, or of the option that gets the next amount; 0 where it is neither */
  subject(picks: readonly number[]): number;
}

const listed = (numbers: readonly number[]): Open => ({
  count: numbers.length,
  at: (place) => numbers[place] as number,
});
const NOTHING = listed([]);
const between = (least: number, most: number): Open => ({
  count: Math.max(0, most - least + 1),
  at: (place) => least + place,
});

/** What a course needs besides what the view of the decision tells. */
export interface Besides {
  /** of a division: the most that each may get */
  readonly most: readonly number[] | null;
  /** the names that can be named, by number */
  readonly names: readonly string[];
  /** the numbers of the options that are offered */
  readonly options: readonly number[];
}

export function courseOf(decision: ViewDecision, { most, names, options }: Besides): Course {
  const length = decision.options?.length ?? 0;
  switch (decision.form) {
    case 'choose':
      return choosing(options, decision.min ?? 0, decision.max ?? length, decision.repeat === true);
    case 'order':
      return choosing(options, length, length, false);
    case 'number': {
      const { min = 0, max } = decision;
      return {
        open: ({ length: chosen }) => (chosen > 0 ? NOTHING : between(min, max ?? Number.MAX_SAFE_INTEGER)),
        answer: ([number = min]) => number,
        subject: () => 0,
      };
    }
    case 'divide':
      return dividing(length, decision.amount ?? 0, decision.least ?? 0, most);
    case 'name':
      return {
        open: ({ length: chosen }) => (chosen > 0 ? NOTHING : between(0, names.length - 1)),
        answer: ([name = 0]) => names[name] ?? '',
        subject: () => 0,
      };
    case 'attackers':
      return attacking(decision.attackers ?? []);
    case 'blockers':
      return blocking(decision.blockers ?? []);
  }
}

function choosing(options: readonly number[], min: number, max: number, repeat: boolean): Course {
  return {
    open(picks) {
      const { length: chosen } = picks;
      if (chosen === max || picks[chosen - 1] === DONE) return NOTHING;
      const left = repeat ? options : options.filter((option) => !picks.includes(option));
      if (left.length === 0) return NOTHING;
      return listed(chosen >= min ? [DONE, ...left] : left);
    },
    answer: (picks) => picks.filter((pick) => pick !== DONE),
    subject: () => 0,
  };
}

/** Amounts one after the other; the last option gets the rest. */
function dividing(length: number, amount: number, least: number, most: readonly number[] | null): Course {
  const rest = (picks: readonly number[]): number => amount - picks.reduce((sum, pick) => sum + pick, 0);
  return {
    open(picks) {
      const at = picks.length;
      if (at >= length) return NOTHING;
      const left = rest(picks);
      if (at === length - 1) return listed([left]);
      return between(least, Math.min(left - least * (length - 1 - at), most?.[at] ?? left));
    },
    answer: (picks) => [...picks],
    subject: ({ length: given }) => given,
  };
}

/** Each creature in turn: DONE, it stays, or whom it attacks. */
function attacking(candidates: NonNullable<ViewDecision['attackers']>): Course {
  return {
    open({ length: placed }) {
      const candidate = candidates[placed];
      return candidate ? listed([DONE, ...candidate.targets.keys()]) : NOTHING;
    },
    answer: (picks) =>
      picks.flatMap((target, at) => {
        const candidate = candidates[at];
        return target === DONE || !candidate ? [] : [{ attacker: candidate.attacker, target }];
      }),
    subject: ({ length: placed }) => placed,
  };
}

/** Each creature in turn: which attackers it blocks, as many as it may, in ascending order; then DONE unless it can block no more. */
function blocking(candidates: NonNullable<ViewDecision['blockers']>): Course {
  const placed = (picks: readonly number[]): { at: number; blocks: number[][] } => {
    const blocks: number[][] = [[]];
    for (const pick of picks) {
      const current = blocks.at(-1) as number[];
      const candidate = candidates[blocks.length - 1];
      if (pick !== DONE) current.push(pick);
      if (pick === DONE || !candidate || canBlockNoMore(candidate, current)) blocks.push([]);
    }
    return { at: blocks.length - 1, blocks };
  };
  return {
    open(picks) {
      const { at, blocks } = placed(picks);
      const candidate = candidates[at];
      if (!candidate) return NOTHING;
      const last = blocks[at]?.at(-1) ?? -1;
      return listed([DONE, ...[...candidate.attackers.keys()].filter((attacker) => attacker > last)]);
    },
    answer: (picks) =>
      placed(picks).blocks.flatMap((attackers, at) => {
        const candidate = candidates[at];
        return candidate && attackers.length > 0 ? [{ blocker: candidate.blocker, attackers }] : [];
      }),
    subject: (picks) => placed(picks).at,
  };
}

const canBlockNoMore = (
  { attackers, max }: NonNullable<ViewDecision['blockers']>[number],
  blocked: readonly number[],
): boolean => blocked.length >= max || blocked.at(-1) === attackers.length - 1;
