/**
 * Whether an answer has the form its decision asks for.
 * 2006: 408, 422, 502.9b · 2009: 101.4, 702.17b, 714 · 2011: 101.4, 702.18b, 717 · 2026: 101.4, 201.4a, 702.19b, 732
 */
import type { Game } from '../running/game.ts';
import { firstOption } from './lazy-choice.ts';
import { type Answer, type Decision, KEEPING, type OptionValue, type Reworded, type WrongAnswer } from './decision.ts';

const wrong = (error: WrongAnswer['error'], message: string): WrongAnswer => ({ error, message });

/** Why the rules do not take this answer to the decision that is being asked; null if they do. Changes nothing. */
export function wrongAnswer(game: Game, decision: Decision, answer: Answer): WrongAnswer | null {
  return checkForm(decision, answer) ?? (game.pendingCheck === null ? null : game.pendingCheck(answer));
}

/** Why the answer is not of the decision's form; null if it is. */
export function checkForm(decision: Decision, answer: Answer): WrongAnswer | null {
  switch (decision.form) {
    case 'choose': {
      if (answer === KEEPING && decision.kind === 'payment' && payingAutomatically(decision) >= 0) return null;
      if (!isNumbers(answer)) return wrong('wrong-form', 'Answer with a list of option numbers.');
      if (answer.length < decision.min) return wrong('too-few', `Choose at least ${decision.min}.`);
      if (answer.length > decision.max) return wrong('too-many', `Choose at most ${decision.max}.`);
      // the first option always exists: passing does not make the list of actions
      if (answer.length === 1 && answer[0] === 0) return null;
      if (answer.length === 1 || decision.repeat === true) {
        const { length } = decision.options;
        for (let at = 0; at < answer.length; at++) {
          const i = answer[at] as number;
          if (i < 0 || i >= length) return wrong('out-of-range', `There is no option ${i}.`);
        }
        return null;
      }
      return distinctWithin(answer, decision.options.length);
    }
    case 'order':
      if (!isNumbers(answer)) return wrong('wrong-form', 'Answer with the option numbers in order.');
      if (answer.length !== decision.options.length) return wrong('too-few', 'Put every option in order.');
      return distinctWithin(answer, decision.options.length);
    case 'number':
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer))
        return wrong('wrong-form', 'Answer with a whole number.');
      if (answer < decision.min || (decision.max !== null && answer > decision.max)) {
        return wrong(
          'out-of-range',
          `Choose a number from ${decision.min}${decision.max === null ? ' up' : ` to ${decision.max}`}.`,
        );
      }
      return null;
    case 'divide': {
      if (!isNumbers(answer) || answer.length !== decision.options.length)
        return wrong('wrong-form', 'Answer with one amount for each option.');
      if (answer.some((n) => n < decision.least)) return wrong('out-of-range', `Each gets at least ${decision.least}.`);
      if (answer.some((n, i) => n > (decision.most?.[i] ?? n)))
        return wrong('out-of-range', `At most ${(decision.most ?? []).join(', ')} can be given, in that order.`);
      if (answer.reduce((a, b) => a + b, 0) !== decision.amount)
        return wrong('out-of-range', `The amounts must add up to ${decision.amount}.`);
      return null;
    }
    case 'name':
      if (decision.line !== undefined)
        return answer === '' || isReworded(answer)
          ? null
          : wrong('wrong-form', 'Answer with the line in words that were read, or with no words.');
      return typeof answer === 'string' && answer.length > 0 ? null : wrong('wrong-form', 'Answer with a card name.');
    case 'attackers':
      if (
        !Array.isArray(answer) ||
        !all(answer, (a) => isRecord(a) && Number.isSafeInteger(a['attacker']) && Number.isSafeInteger(a['target']))
      ) {
        return wrong('wrong-form', 'Answer with a list of { attacker, target }.');
      }
      return null;
    case 'blockers':
      if (
        !Array.isArray(answer) ||
        !all(answer, (b) => isRecord(b) && Number.isSafeInteger(b['blocker']) && isNumbers(b['attackers']))
      ) {
        return wrong('wrong-form', 'Answer with a list of { blocker, attackers }.');
      }
      return null;
  }
}

/** Whether it says a line in other words; what its abilities are is not looked at. */
export const isReworded = (answer: unknown): answer is Reworded =>
  isRecord(answer) && typeof answer['words'] === 'string' && Array.isArray(answer['abilities']);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** By index: `every` passes over what is not there in a list with holes. */
function all(list: readonly unknown[], fits: (value: unknown) => boolean): boolean {
  for (let i = 0; i < list.length; i++) if (!fits(list[i])) return false;
  return true;
}

function isNumbers(answer: unknown): answer is readonly number[] {
  if (!Array.isArray(answer)) return false;
  for (let i = 0; i < answer.length; i++) if (!Number.isSafeInteger(answer[i])) return false;
  return true;
}

function distinctWithin(answer: readonly number[], length: number): WrongAnswer | null {
  const seen = new Set<number>();
  for (const i of answer) {
    if (i < 0 || i >= length) return wrong('out-of-range', `There is no option ${i}.`);
    if (seen.has(i)) return wrong('repeated', `Option ${i} was chosen twice.`);
    seen.add(i);
  }
  return null;
}

/** The number of the option that lets the engine find the mana of a payment; −1 where none does. */
export const payingAutomatically = (decision: Extract<Decision, { form: 'choose' }>): number => {
  const isAutomatic = (option: OptionValue | undefined): boolean =>
    option !== undefined && 'pay' in option && option.pay === 'auto';
  return isAutomatic(firstOption(decision)) ? 0 : decision.options.findIndex(isAutomatic);
};
