/**
 * An answer in the making: how it begins, what marking a row changes, why it is no answer yet, and the answer that it makes, for each form of
 * decision. The table in the browser, the Lab and the terminal draw it; the server checks every answer again.
 * 2006: 408–413 · 2009, 2011, 2026: 101.4, 601
 */
import type { WireAnswer } from './answers.ts';
import { firstDivision } from './division.ts';
import type { WireDecision } from './view.ts';

/** The part of a decision that an answer is made for; the engine's view and the wire both have it. */
export interface Askable {
  readonly form: WireDecision['form'];
  readonly options?: readonly { readonly label: string; readonly object: number }[] | undefined;
  readonly min?: number | undefined;
  /** null: no bound */
  readonly max?: number | null | undefined;
  readonly repeat?: boolean | undefined;
  readonly amount?: number | undefined;
  readonly least?: number | undefined;
  readonly constraint?: { readonly lethal: readonly number[]; readonly excess: number } | undefined;
  readonly attackers?:
    | readonly {
        readonly attacker: number;
        readonly label: string;
        readonly targets: readonly { readonly label: string }[];
        readonly must: boolean;
      }[]
    | undefined;
  readonly blockers?:
    | readonly {
        readonly blocker: number;
        readonly label: string;
        readonly attackers: readonly { readonly id: number; readonly label: string }[];
        readonly max: number | null;
      }[]
    | undefined;
}

export interface Draft {
  /** choose, order: indices in the order picked. divide: one amount for each option */
  readonly picked: readonly number[];
  /** NaN where no number is typed */
  readonly number: number;
  readonly name: string;
  /** attacker → index of its target */
  readonly attacks: ReadonlyMap<number, number>;
  /** blocker → indices of the attackers that it blocks */
  readonly blocks: ReadonlyMap<number, readonly number[]>;
  /** the blocker whose attackers are being picked, 0 none */
  readonly blocker: number;
}

export const EMPTY_DRAFT: Draft = {
  picked: [],
  number: 0,
  name: '',
  attacks: new Map(),
  blocks: new Map(),
  blocker: 0,
};

/** One line that can be marked. */
export interface DraftRow {
  readonly label: string;
  /** object it is about, 0 none */
  readonly object: number;
  /** how it is marked: a number, a check, whom it attacks; '' where one row alone answers */
  readonly mark: string;
}

/** Why a draft is no answer, and by how much. */
export interface Lack {
  readonly lacks: 'choices' | 'whole' | 'atLeast' | 'atMost' | 'leastEach' | 'left' | 'tooMany' | 'name';
  readonly by: number;
}
const lack = (lacks: Lack['lacks'], by = 0): Lack => ({ lacks, by });

/** Everything about a form, but how it is drawn. */
interface Form {
  /** the draft that is proposed; nothing is marked in a form that lacks it */
  start?(asked: Askable): Draft;
  /** the draft in which nothing is marked yet, where that is another than the empty one */
  blank?(asked: Askable): Draft;
  rows?(asked: Askable, draft: Draft): readonly DraftRow[];
  /** marks a row; one that is marked goes on to its next mark or to none */
  mark?(asked: Askable, draft: Draft, row: number): Draft;
  /** one mark less; where it lacks, marks are taken away as they are made */
  unmark?(asked: Askable, draft: Draft, row: number): Draft;
  lacks?(asked: Askable, draft: Draft): Lack | null;
  answer(asked: Askable, draft: Draft): WireAnswer;
  /** the answer that does least, where it is another than that of the draft it begins with */
  least?(asked: Askable): WireAnswer;
}

const UNMARKED = '·';
const optionsOf = ({ options = [] }: Askable): NonNullable<Askable['options']> => options;
const without = (picked: readonly number[], row: number): number[] => picked.filter((one) => one !== row);
const toggled = (picked: readonly number[], row: number): number[] =>
  picked.includes(row) ? without(picked, row) : [...picked, row];
const withAmount = (draft: Draft, row: number, change: (amount: number) => number): Draft => ({
  ...draft,
  picked: draft.picked.map((amount, index) => (index === row ? change(amount) : amount)),
});

/** Each blocker with each attacker that it could block. */
const pairsOf = ({ blockers = [] }: Askable): readonly { blocker: number; attacker: number; label: string }[] =>
  blockers.flatMap(({ blocker, label, attackers }) =>
    attackers.map((each, attacker) => ({ blocker, attacker, label: `${label} blocks ${each.label}` })),
  );

const FORMS: Readonly<Record<Askable['form'], Form>> = {
  choose: {
    rows: (asked, { picked }) =>
      optionsOf(asked).map(({ label, object }, index) => {
        const times = picked.filter((one) => one === index).length;
        const several = asked.repeat === true ? `${times}×` : '✓';
        return { label, object, mark: isSingle(asked) ? '' : times === 0 ? UNMARKED : several };
      }),
    mark: ({ max, repeat }, draft, row) => {
      const isFull = draft.picked.length >= (max ?? Number.POSITIVE_INFINITY);
      if (repeat === true) return isFull ? draft : { ...draft, picked: [...draft.picked, row] };
      if (!isFull || draft.picked.includes(row)) return { ...draft, picked: toggled(draft.picked, row) };
      return max === 1 ? { ...draft, picked: [row] } : draft;
    },
    unmark: ({ repeat }, draft, row) => {
      const last = draft.picked.lastIndexOf(row);
      return repeat === true ? { ...draft, picked: draft.picked.filter((_, index) => index !== last) } : draft;
    },
    lacks: ({ min = 0, max }, { picked }) => {
      if (picked.length < min) return lack('choices', min - picked.length);
      return max != null && picked.length > max ? lack('tooMany', picked.length - max) : null;
    },
    answer: (_, { picked }) => [...picked],
    least: ({ min = 0, repeat }) => Array.from({ length: min }, (_, index) => (repeat === true ? 0 : index)),
  },
  order: {
    start: (asked) => ({ ...EMPTY_DRAFT, picked: optionsOf(asked).map((_, index) => index) }),
    rows: (asked, { picked }) =>
      optionsOf(asked).map(({ label, object }, index) => {
        const place = picked.indexOf(index) + 1;
        return { label, object, mark: place === 0 ? UNMARKED : `${place}.` };
      }),
    mark: (_, draft, row) => ({ ...draft, picked: toggled(draft.picked, row) }),
    // options that were not put in order come after, as listed
    answer: (asked, { picked }) => [
      ...picked,
      ...optionsOf(asked).flatMap((_, index) => (picked.includes(index) ? [] : [index])),
    ],
  },
  number: {
    start: ({ min = 0 }) => ({ ...EMPTY_DRAFT, number: min }),
    lacks: ({ min = 0, max }, { number }) => {
      if (!Number.isInteger(number)) return lack('whole');
      if (number < min) return lack('atLeast', min);
      return max != null && number > max ? lack('atMost', max) : null;
    },
    answer: (_, { number }) => number,
  },
  divide: {
    start: (asked) => ({ ...EMPTY_DRAFT, picked: firstDivision(asked, optionsOf(asked).length) }),
    blank: (asked) => ({ ...EMPTY_DRAFT, picked: optionsOf(asked).map(() => asked.least ?? 0) }),
    rows: (asked, { picked }) =>
      optionsOf(asked).map(({ label, object }, index) => ({ label, object, mark: String(picked[index] ?? 0) })),
    mark: (_, draft, row) => withAmount(draft, row, (amount) => amount + 1),
    unmark: ({ least = 0 }, draft, row) => withAmount(draft, row, (amount) => Math.max(least, amount - 1)),
    lacks: ({ least = 0, amount = 0 }, { picked }) => {
      if (picked.some((one) => one < least)) return lack('leastEach', least);
      const left = amount - picked.reduce((total, one) => total + one, 0);
      if (left > 0) return lack('left', left);
      return left < 0 ? lack('tooMany', -left) : null;
    },
    answer: (_, { picked }) => [...picked],
  },
  name: {
    lacks: (_, { name }) => (name.trim() === '' ? lack('name') : null),
    answer: (_, { name }) => name.trim(),
  },
  attackers: {
    start: ({ attackers = [] }) => ({
      ...EMPTY_DRAFT,
      attacks: new Map(attackers.filter((one) => one.must).map((one) => [one.attacker, 0])),
    }),
    rows: ({ attackers = [] }, { attacks }) =>
      attackers.map(({ label, attacker, targets, must }) => {
        const target = targets[attacks.get(attacker) ?? -1];
        return {
          label: `${label}${must ? ' (must attack if able)' : ''}`,
          object: attacker,
          mark: target ? `→ ${target.label}` : UNMARKED,
        };
      }),
    mark: ({ attackers = [] }, draft, row) => {
      const one = attackers[row];
      if (!one) return draft;
      const attacks = new Map(draft.attacks);
      const next = (attacks.get(one.attacker) ?? -1) + 1;
      if (next < one.targets.length) attacks.set(one.attacker, next);
      else attacks.delete(one.attacker);
      return { ...draft, attacks };
    },
    answer: (_, { attacks }) => [...attacks].map(([attacker, target]) => ({ attacker, target })),
    least: () => [],
  },
  blockers: {
    rows: (asked, { blocks }) =>
      pairsOf(asked).map(({ blocker, attacker, label }) => ({
        label,
        object: blocker,
        mark: blocks.get(blocker)?.includes(attacker) === true ? '✓' : UNMARKED,
      })),
    mark: (asked, draft, row) => {
      const pair = pairsOf(asked)[row];
      if (!pair) return draft;
      const most = asked.blockers?.find(({ blocker }) => blocker === pair.blocker)?.max ?? Number.POSITIVE_INFINITY;
      const now = draft.blocks.get(pair.blocker) ?? [];
      // a creature that may block one attacker changes to another
      const next = most === 1 && !now.includes(pair.attacker) ? [pair.attacker] : toggled(now, pair.attacker);
      if (next.length > most) return draft;
      const blocks = new Map(draft.blocks);
      if (next.length > 0) blocks.set(pair.blocker, next);
      else blocks.delete(pair.blocker);
      return { ...draft, blocks };
    },
    answer: (_, { blocks }) => [...blocks].map(([blocker, attackers]) => ({ blocker, attackers: [...attackers] })),
  },
};

/** One option is chosen, and that is the answer. */
export const isSingle = ({ form, min, max }: Askable): boolean => form === 'choose' && min === 1 && max === 1;

/** The draft a decision begins with: required attackers attack, an order is as listed, an even division. */
export const startDraft = (asked: Askable): Draft => FORMS[asked.form].start?.(asked) ?? EMPTY_DRAFT;

/** The draft in which nothing is marked: an order is empty, each gets the least. */
export const blankDraft = (asked: Askable): Draft => FORMS[asked.form].blank?.(asked) ?? EMPTY_DRAFT;

/** The lines that can be marked; none for a number and a name, which are typed. */
export const rowsOf = (asked: Askable, draft: Draft): readonly DraftRow[] =>
  FORMS[asked.form].rows?.(asked, draft) ?? [];

/** Marks a row, or takes its mark away; of one that has several, the next. */
export const markRow = (asked: Askable, draft: Draft, row: number): Draft =>
  FORMS[asked.form].mark?.(asked, draft, row) ?? draft;

/** One less where a row has an amount; one mark less where it was marked several times. */
export const unmarkRow = (asked: Askable, draft: Draft, row: number): Draft =>
  FORMS[asked.form].unmark?.(asked, draft, row) ?? draft;

/** Why the draft is no answer yet; null when it may be sent. */
export const lackOf = (asked: Askable, draft: Draft): Lack | null => FORMS[asked.form].lacks?.(asked, draft) ?? null;

/** The draft as the answer that is sent. */
export const answerOf = (asked: Askable, draft: Draft): WireAnswer => FORMS[asked.form].answer(asked, draft);

/** The answer that does least, by the view alone; the rules may refuse it (creatures that must attack, a card's name). */
export const leastOf = (asked: Askable): WireAnswer =>
  FORMS[asked.form].least?.(asked) ?? answerOf(asked, startDraft(asked));

/** Every attacker that stays at home attacks the first thing it may attack. */
export function attackWithAll({ attackers = [] }: Askable, draft: Draft): Draft {
  const first = attackers.map(({ attacker }) => [attacker, 0] as const);
  return { ...draft, attacks: new Map([...first, ...draft.attacks]) };
}
