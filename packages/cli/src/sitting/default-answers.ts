/**
 * The answers for a program that sits at a table, by its view alone: the usual answer first, then others of the same form.
 * 2006: 408 · 2009: 116 · 2011: 116 · 2026: 117
 */
import { leastOf, type WireAnswer, type WireDecision } from '@rulewright/protocol';

/** Answers that are tried one after the other where the rules refuse those before. */
export const MOST_TRIED = 40;

/** Passes, keeps the hand, pays automatically, begins; else the fewest, first and smallest. */
export function usualAnswer(decision: WireDecision): WireAnswer {
  const at = usualOption(decision);
  if (at >= 0) return [at];
  const least = leastOf(decision);
  // a name must be some card's
  return least === '' ? 'Forest' : least;
}

/** The option that is taken without thinking; −1 where there is none. */
function usualOption({ kind, by, options = [] }: WireDecision): number {
  const find = (fits: (value: Readonly<Record<string, unknown>>) => boolean): number =>
    options.findIndex(({ value }) => fits(value));
  if (kind === 'payment') return find(({ pay }) => pay === 'auto');
  if (kind === 'startingPlayer') return find(({ player }) => player === by);
  if (kind !== 'mulligan') return -1;
  return find(({ yes, text }) => yes === false || (typeof text === 'string' && /^keep/i.test(text)));
}

/** The n-th of the others, from 0: of a choice each option or run of options in turn. The same as the usual one where there is no other. */
export function otherAnswer(decision: WireDecision, n: number): WireAnswer {
  const { form, options = [], min, max } = decision;
  const { length } = options;
  if (length === 0) return usualAnswer(decision);
  const turned = (count: number): number[] => Array.from({ length: count }, (_, index) => (n + index) % length);
  if (form === 'order') return turned(length);
  if (form !== 'choose') return usualAnswer(decision);
  const most = Math.min(max ?? length, length);
  const least = Math.max(min ?? 0, 1);
  return turned(Math.min(most, least + Math.floor(n / length)));
}
