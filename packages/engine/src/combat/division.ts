/**
 * How one creature's combat damage may be divided: in order, with trample, with deathtouch.
 * 2006: 310.2, 502.9 · 2009: 510.1, 702.2b, 702.17 · 2011: 510.1, 702.2b, 702.18 · 2026: 510.1, 702.2c, 702.19
 */
import type { DivisionConstraint, WrongAnswer } from '../decisions/decision.ts';

const wrong = (message: string): WrongAnswer => ({ error: 'illegal', message, rule: 'damageDivision' });

/** Why a division of the right form is illegal; null if it is legal. */
export function divisionProblem(constraint: DivisionConstraint, amounts: readonly number[]): WrongAnswer | null {
  const { lethal, ordered, excess } = constraint;
  const short = (i: number): boolean => i !== excess && (amounts[i] as number) < (lethal[i] as number);
  if (excess >= 0 && (amounts[excess] as number) > 0 && amounts.some((_, i) => short(i)))
    return wrong('The rest may go past the blockers only when each of them is assigned lethal damage.');
  if (!ordered) return null;
  let behind = false;
  for (let i = 0; i < amounts.length; i++) {
    if (i === excess) continue;
    if (behind && (amounts[i] as number) > 0)
      return wrong('Each creature ahead in the order has to be assigned lethal damage first.');
    behind ||= short(i);
  }
  return null;
}

/** The one legal division where there is no choice; null where there is. */
export function onlyDivision(constraint: DivisionConstraint, amount: number): readonly number[] | null {
  const { lethal, ordered, excess } = constraint;
  const recipients = lethal.map((_, i) => i).filter((i) => i !== excess);
  const [first] = recipients;
  if (first === undefined) return lethal.map(() => amount);
  const toFirst = lethal.map((_, i) => (i === first ? amount : 0));
  if (recipients.length === 1) return excess < 0 || amount <= (lethal[first] as number) ? toFirst : null;
  return ordered && amount <= (lethal[first] as number) ? toFirst : null;
}

export const NOT_LETHAL = wrong('A creature that damage goes past has to be assigned lethal damage.');

/** The creatures that a division goes past: all of them with trample, in order those before the last that gets any. */
export function passed({ lethal, ordered, excess }: DivisionConstraint, amounts: readonly number[]): number[] {
  const creatures = lethal.map((_, i) => i).filter((i) => i !== excess);
  if (excess >= 0 && (amounts[excess] as number) > 0) return creatures;
  if (!ordered) return [];
  const last = creatures.findLast((i) => (amounts[i] as number) > 0) ?? 0;
  return creatures.filter((i) => i < last);
}

/** The one legal division among at most two, where what others assign decides; null where there is a choice. */
export function onlyShare(
  recipients: number,
  amount: number,
  problem: (amounts: readonly number[]) => WrongAnswer | null,
): readonly number[] | null {
  if (recipients === 1) return [amount];
  if (recipients > 2) return null;
  const legal = Array.from({ length: amount + 1 }, (_, rest) => [amount - rest, rest]).filter(
    (d) => problem(d) === null,
  );
  return legal.length === 1 ? (legal[0] as number[]) : null;
}
