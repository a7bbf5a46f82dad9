/**
 * Whether a set of attackers is legal: no restriction is disobeyed and as many requirements are obeyed as could be.
 * 2006: 308.2a, 500 · 2009, 2011, 2026: 508.1a–d
 */
import type { AttackAnswer, WrongAnswer } from '../decisions/decision.ts';
import type { ObjectId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import type { Recipient } from '../state/state.ts';
import { companies, isComplete, keyOf, lacking, type Companions, type Company, type Needing } from './companions.ts';

/** What one creature could do, after the restrictions on it alone. */
export interface AttackChoice {
  attacker: ObjectId;
  /** what it could attack */
  targets: readonly Recipient[];
  /** how many requirements attacking each target obeys */
  met: readonly number[];
  /** for each target, which costs have to be paid to attack it */
  costs: readonly (readonly number[])[];
  /** others that must attack too */
  companions: readonly Companions[];
  /** for each target, which of the caps it counts towards; absent: none */
  capped?: readonly (readonly number[])[];
}

/** The choices, each by its attacker. */
export const byAttacker = memoised(
  (choices: readonly AttackChoice[]): ReadonlyMap<ObjectId, AttackChoice> =>
    new Map(choices.map((choice) => [choice.attacker, choice])),
);

/** What restricts the set as a whole, and how requirements are weighed. */
export interface AttackTerms {
  /** "no more than n creatures can attack": each n */
  caps: readonly number[];
  /** creatures that obey no requirement themselves may be needed so that others can (the seam `requirementsRecruit`) */
  recruits: boolean;
}

interface Situation {
  /** how many count towards each cap */
  counts: readonly number[];
  company: Company;
  sum: number;
}

/**
 * How many requirements a legal attack has to obey, by what it is: no cost has to be paid for more of them than it pays anyway
 * (2006: 500.2 · 2026: 508.1d). Worked out once for all attacks beside which the same is open.
 */
export function attackRequirements(
  choices: readonly AttackChoice[],
  terms: AttackTerms,
): (answer: AttackAnswer) => number {
  const known = new Map<string, number>();
  return (answer) => {
    const voluntary = answer.filter(({ attacker, target }) => {
      const choice = byAttacker(choices).get(attacker);
      return choice !== undefined && !isOpen(choice, target, terms, undefined);
    });
    const key = voluntary.map(({ attacker, target }) => `${attacker}:${target}`).join();
    const most = known.get(key) ?? mostRequirements(choices, terms, voluntary);
    known.set(key, most);
    return most;
  };
}

/** Whether attacking that is considered where the creature attacks `chosen`: it costs nothing more, and obeys something or is what it does (2006: 500.5). */
const isOpen = (
  { met, costs }: AttackChoice,
  target: number,
  { recruits }: AttackTerms,
  chosen: number | undefined,
): boolean =>
  target === chosen ||
  ((recruits || (met[target] ?? 0) > 0) &&
    (costs[target] ?? []).every((cost) => chosen !== undefined && costs[chosen]?.includes(cost) === true));

/** Exact: creature by creature, keeping for each distinct situation the best sum that leads there. */
function mostRequirements(choices: readonly AttackChoice[], terms: AttackTerms, answer: AttackAnswer): number {
  const { caps } = terms;
  if (choices.every((c) => c.met.every((n) => n === 0))) return 0;
  const needing = choices.map(({ attacker, companions }) => ({ id: attacker, companions }));
  const { nobody, joined } = companies(needing);
  const chosenFor = new Map(answer.map(({ attacker, target }) => [attacker, target]));
  let situations = new Map<string, Situation>([['', { counts: caps.map(() => 0), company: nobody, sum: 0 }]]);
  for (const [at, choice] of choices.entries()) {
    const chosen = chosenFor.get(choice.attacker);
    const next = new Map(situations);
    for (const situation of situations.values()) {
      for (let i = 0; i < choice.targets.length; i++) {
        const met = choice.met[i] ?? 0;
        if (!isOpen(choice, i, terms, chosen)) continue;
        const capped = choice.capped?.[i] ?? [];
        const counts = situation.counts.map((n, cap) => (capped.includes(cap) ? n + 1 : n));
        if (counts.some((n, cap) => n > (caps[cap] as number))) continue;
        const company = joined(situation.company, needing[at] as (typeof needing)[number]);
        const key = `${counts.join()};${keyOf(company)}`;
        const sum = situation.sum + met;
        if ((next.get(key)?.sum ?? -1) < sum) next.set(key, { counts, company, sum });
      }
    }
    situations = next;
  }
  let most = 0;
  for (const { company, sum } of situations.values()) if (sum > most && isComplete(company, needing)) most = sum;
  return most;
}

const wrong = (error: WrongAnswer['error'], message: string): WrongAnswer => ({ error, message, rule: 'attackers' });

/** Why the attack is illegal, costs aside; null if it is legal. */
export function attackProblem(
  choices: readonly AttackChoice[],
  caps: readonly number[],
  required: (answer: AttackAnswer) => number,
  answer: AttackAnswer,
): WrongAnswer | null {
  const seen = new Set<ObjectId>();
  const counts = caps.map(() => 0);
  const attacking: Needing[] = [];
  let met = 0;
  for (const { attacker, target } of answer) {
    if (seen.has(attacker)) return wrong('repeated', 'A creature attacks once.');
    seen.add(attacker);
    const choice = byAttacker(choices).get(attacker);
    if (choice === undefined) return wrong('out-of-range', 'That creature can’t attack.');
    if (target < 0 || target >= choice.targets.length)
      return wrong('out-of-range', 'That creature can’t attack there.');
    met += choice.met[target] ?? 0;
    for (const cap of choice.capped?.[target] ?? []) counts[cap] = (counts[cap] as number) + 1;
    attacking.push({ id: attacker, companions: choice.companions });
  }
  const lacks = lacking(attacking, 'attack');
  if (lacks !== null) return wrong('illegal', lacks);
  const over = counts.findIndex((n, cap) => n > (caps[cap] as number));
  if (over >= 0) return wrong('illegal', `No more than ${caps[over]} creatures can attack.`);
  const most = required(answer);
  return met < most ? wrong('illegal', `More creatures have to attack: ${met} of ${most} requirements are met.`) : null;
}
