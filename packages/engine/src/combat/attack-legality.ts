/**
 * Whether a set of attackers is legal: no restriction is disobeyed and as many requirements are obeyed as could be.
 * 2006: 308.2a, 500 · 2009, 2011, 2026: 508.1a–d
 */
import type { AttackAnswer, WrongAnswer } from '../decisions/decision.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Recipient } from '../state/state.ts';

/** What one creature could do, after the restrictions on it alone. */
export interface AttackChoice {
  attacker: ObjectId;
  /** what it could attack */
  targets: readonly Recipient[];
  /** how many requirements attacking each target obeys */
  met: readonly number[];
  /** whether attacking each target has to be paid for */
  costly: readonly boolean[];
  /** it can't attack alone */
  notAlone: boolean;
}

/**
 * The greatest number of requirements that a legal attack could obey. Costs need not be paid for it (2006: 500.2 · 2026: 508.1d).
 * The only restriction on the set as a whole is attacking alone, so each creature does its best, and only a lone creature
 * that may not be alone needs any other to come along.
 */
export function mostAttackRequirements(choices: readonly AttackChoice[]): number {
  let sum = 0;
  let obeying = 0;
  let only: AttackChoice | null = null;
  let company = 0;
  for (const choice of choices) {
    let best = 0;
    let free = false;
    for (let i = 0; i < choice.targets.length; i++) {
      if (choice.costly[i] === true) continue;
      free = true;
      best = Math.max(best, choice.met[i] ?? 0);
    }
    if (free) company++;
    if (best === 0) continue;
    sum += best;
    obeying++;
    only = choice;
  }
  return obeying === 1 && only?.notAlone === true && company === 1 ? 0 : sum;
}

const wrong = (error: WrongAnswer['error'], message: string): WrongAnswer => ({ error, message, rule: 'attackers' });

/** Why the attack is illegal, costs aside; null if it is legal. */
export function attackProblem(
  choices: readonly AttackChoice[],
  most: number,
  answer: AttackAnswer,
): WrongAnswer | null {
  const seen = new Set<ObjectId>();
  let met = 0;
  for (const { attacker, target } of answer) {
    if (seen.has(attacker)) return wrong('repeated', 'A creature attacks once.');
    seen.add(attacker);
    const choice = choices.find((c) => c.attacker === attacker);
    if (choice === undefined) return wrong('out-of-range', 'That creature can’t attack.');
    if (target < 0 || target >= choice.targets.length)
      return wrong('out-of-range', 'That creature can’t attack there.');
    met += choice.met[target] ?? 0;
    if (choice.notAlone && answer.length === 1) return wrong('illegal', 'That creature can’t attack alone.');
  }
  return met < most ? wrong('illegal', `More creatures have to attack: ${met} of ${most} requirements are met.`) : null;
}
