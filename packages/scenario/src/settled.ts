/**
 * Questions with one answer, which nobody is asked: a script may answer them all the same, so that it does not depend on what else there is.
 * 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import type { Decision, PlayerId } from '@rulewright/engine';
import { offeredBy } from './answers.ts';
import type { Given } from './format.ts';
import { nameOf } from './naming.ts';
import type { Setting } from './setting.ts';

/** A question that had one answer, in the words it had then: what it was about may have gone since. */
export interface Settled {
  readonly by: PlayerId;
  readonly kind: Decision['kind'];
  /** what each of the options taken is called */
  readonly taken: readonly (readonly string[])[];
  /** the number or amount taken; null where none is */
  readonly number: number | null;
}

/** The only answer to the question, as a script may give it. */
export function settledBy(setting: Setting, decision: Decision): Settled {
  const words = offeredBy(setting, decision);
  const options = 'options' in decision ? decision.options : [];
  return {
    by: decision.by,
    kind: decision.kind,
    taken: options.map((option, i) => [
      words[i] ?? '',
      ...('object' in option ? [nameOf(setting, option.object)] : []),
      ...('yes' in option ? [option.yes ? 'yes' : 'no'] : []),
    ]),
    number: decision.form === 'number' ? decision.min : decision.form === 'divide' ? decision.amount : null,
  };
}

/** Whether the script gives that answer. */
export function isSettledAs({ taken, number }: Settled, given: Given): boolean {
  if (typeof given === 'boolean') return isSettledAs({ taken, number } as Settled, given ? 'yes' : 'no');
  if (typeof given === 'number') return number === null ? taken.length === 1 && given === 0 : number === given;
  if (typeof given === 'string') return isTaken(taken, [given]);
  if (Array.isArray(given)) return isTaken(taken, given as readonly (string | number)[]);
  const amounts = Object.entries(given);
  return amounts.length === 1 && amounts.every(([name, amount]) => amount === number && isTaken(taken, [name]));
}

/** Whether these words name each of the options once. */
function isTaken(taken: Settled['taken'], words: readonly (string | number)[]): boolean {
  const left = [...taken];
  for (const word of words) {
    const at = typeof word === 'number' ? 0 : left.findIndex((names) => names.includes(word));
    if (at < 0 || left.length === 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}
