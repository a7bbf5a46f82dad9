/** An answer in the making: what of a decision has been marked so far, as rows that a person goes through. 2006: 408–413 · 2009, 2011, 2026: 101.4, 601 */
import type { Answer, ViewDecision } from '@rulewright/engine';

/** One line that can be marked. */
export interface Row {
  readonly label: string;
  /** object it is about, 0 none */
  readonly object: number;
  /** what is marked there, shown before the label: a number, a check, whom it attacks */
  readonly mark: string;
}

export interface Draft {
  /** choose and order: indices in the order they were marked */
  readonly chosen: readonly number[];
  /** divide: amounts; attackers: target + 1; blockers: 1 where marked. One a row */
  readonly amounts: readonly number[];
}

/** A blocker and what it could block, a row each. */
interface Pair {
  readonly blocker: number;
  readonly attacker: number;
}

const pairsOf = (decision: ViewDecision): Pair[] =>
  (decision.blockers ?? []).flatMap((each, blocker) => each.attackers.map((_, attacker) => ({ blocker, attacker })));

export function emptyDraft(decision: ViewDecision): Draft {
  switch (decision.form) {
    case 'divide':
      return { chosen: [], amounts: (decision.options ?? []).map(() => decision.least ?? 0) };
    case 'attackers':
      return { chosen: [], amounts: (decision.attackers ?? []).map(() => 0) };
    case 'blockers':
      return { chosen: [], amounts: pairsOf(decision).map(() => 0) };
    default:
      return { chosen: [], amounts: [] };
  }
}

export function rowsOf(decision: ViewDecision, draft: Draft): Row[] {
  const options = decision.options ?? [];
  switch (decision.form) {
    case 'choose':
      return options.map(({ label, object }, index) => {
        const times = draft.chosen.filter((one) => one === index).length;
        return {
          label,
          object,
          mark: isSingle(decision) ? '' : times === 0 ? '·' : decision.repeat ? `${times}×` : '✓',
        };
      });
    case 'order':
      return options.map(({ label, object }, index) => ({
        label,
        object,
        mark: draft.chosen.includes(index) ? `${draft.chosen.indexOf(index) + 1}.` : '·',
      }));
    case 'divide':
      return options.map(({ label, object }, index) => ({ label, object, mark: String(draft.amounts[index] ?? 0) }));
    case 'attackers':
      return (decision.attackers ?? []).map(({ label, attacker, targets, must }, index) => {
        const target = targets[(draft.amounts[index] ?? 0) - 1];
        return {
          label: `${label}${must ? ' (must attack if able)' : ''}`,
          object: attacker,
          mark: target ? `→ ${target.label}` : '·',
        };
      });
    case 'blockers':
      return pairsOf(decision).map(({ blocker, attacker }, index) => {
        const each = decision.blockers?.[blocker];
        return {
          label: `${each?.label} blocks ${each?.attackers[attacker]?.label}`,
          object: each?.blocker ?? 0,
          mark: draft.amounts[index] === 1 ? '✓' : '·',
        };
      });
    case 'number':
    case 'name':
      return [];
  }
}

/** A line that was not read is to be said in other words. */
export const isLine = ({ form, byHand }: ViewDecision): boolean => form === 'name' && byHand?.asks === 'words';

/** One option is chosen, and that is the answer. */
export const isSingle = (decision: ViewDecision): boolean =>
  decision.form === 'choose' && decision.min === 1 && decision.max === 1;

/** Marks a row, or takes its mark away; of one that has several, the next. */
export function markRow(decision: ViewDecision, draft: Draft, row: number): Draft {
  const set = (amount: number): Draft => ({
    ...draft,
    amounts: draft.amounts.map((old, index) => (index === row ? amount : old)),
  });
  const amount = draft.amounts[row] ?? 0;
  switch (decision.form) {
    case 'choose':
      if (decision.repeat) return { ...draft, chosen: [...draft.chosen, row] };
      return {
        ...draft,
        chosen: draft.chosen.includes(row) ? draft.chosen.filter((one) => one !== row) : [...draft.chosen, row],
      };
    case 'order':
      return {
        ...draft,
        chosen: draft.chosen.includes(row) ? draft.chosen.filter((one) => one !== row) : [...draft.chosen, row],
      };
    case 'divide':
      return set(amount + 1);
    case 'attackers':
      return set((amount + 1) % ((decision.attackers?.[row]?.targets.length ?? 0) + 1));
    case 'blockers': {
      const pair = pairsOf(decision)[row];
      const most = pair ? (decision.blockers?.[pair.blocker]?.max ?? 1) : 1;
      if (amount === 1 || most > 1) return set(1 - amount);
      // One creature blocks one attacker: marking another takes the first mark away.
      return {
        ...draft,
        amounts: pairsOf(decision).map(({ blocker }, index) =>
          index === row ? 1 : blocker === pair?.blocker ? 0 : (draft.amounts[index] ?? 0),
        ),
      };
    }
    case 'number':
    case 'name':
      return draft;
  }
}

/** One less where a row has an amount; one mark less where it was marked several times. */
export function unmarkRow(decision: ViewDecision, draft: Draft, row: number): Draft {
  if (decision.form === 'divide') {
    return {
      ...draft,
      amounts: draft.amounts.map((old, index) => (index === row ? Math.max(decision.least ?? 0, old - 1) : old)),
    };
  }
  if (decision.form === 'choose' && decision.repeat) {
    const last = draft.chosen.lastIndexOf(row);
    return { ...draft, chosen: draft.chosen.filter((_, index) => index !== last) };
  }
  return draft;
}

/** Every attacker at its first target. */
export const allAttack = (decision: ViewDecision, draft: Draft): Draft => ({
  ...draft,
  amounts: (decision.attackers ?? []).map(() => 1),
});

export type Finished =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** The answer that the marks make, or what is missing. `typed`: the number or name. */
export function finish(decision: ViewDecision, draft: Draft, typed = ''): Finished {
  const no = (message: string): Finished => ({ ok: false, message });
  const yes = (answer: Answer): Finished => ({ ok: true, answer });
  switch (decision.form) {
    case 'choose': {
      const { min = 0, max } = decision;
      if (draft.chosen.length < min) return no(`choose ${min === max ? min : `at least ${min}`}`);
      if (max != null && draft.chosen.length > max) return no(`choose at most ${max}`);
      return yes(draft.chosen);
    }
    case 'order': {
      const all = decision.options ?? [];
      // What was not put in order comes after, as listed.
      return yes([...draft.chosen, ...all.map((_, index) => index).filter((index) => !draft.chosen.includes(index))]);
    }
    case 'divide': {
      const sum = draft.amounts.reduce((total, amount) => total + amount, 0);
      return sum === decision.amount ? yes(draft.amounts) : no(`divide ${decision.amount}; so far it is ${sum}`);
    }
    case 'attackers':
      return yes(
        (decision.attackers ?? []).flatMap(({ attacker }, index) =>
          (draft.amounts[index] ?? 0) > 0 ? [{ attacker, target: (draft.amounts[index] ?? 0) - 1 }] : [],
        ),
      );
    case 'blockers': {
      const pairs = pairsOf(decision);
      return yes(
        (decision.blockers ?? []).flatMap(({ blocker }, at) => {
          const attackers = pairs.flatMap((pair, index) =>
            pair.blocker === at && draft.amounts[index] === 1 ? [pair.attacker] : [],
          );
          return attackers.length > 0 ? [{ blocker, attackers }] : [];
        }),
      );
    }
    case 'number': {
      const value = Number(typed);
      const { min = 0, max } = decision;
      if (!/^-?\d+$/.test(typed.trim()))
        return no(`type a number${max == null ? ` from ${min}` : ` from ${min} to ${max}`}`);
      if (value < min || (max != null && value > max))
        return no(`the number must be ${max == null ? `at least ${min}` : `from ${min} to ${max}`}`);
      return yes(value);
    }
    case 'name':
      return typed.trim() === '' && !isLine(decision) ? no('type the name of a card') : yes(typed.trim());
  }
}
