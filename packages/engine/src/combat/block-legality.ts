/**
 * Whether a set of blocks is legal: no restriction is disobeyed and as many requirements are obeyed as could be.
 * 2006: 309.2a, 500 · 2009, 2011, 2026: 509.1a–c
 */
import type { BlockAnswer, WrongAnswer } from '../decisions/decision.ts';
import type { ObjectId } from '../state/ids.ts';
import { greater, lesser } from '../state/numbers.ts';
import { companies, isComplete, keyOf, lacking, type Companions, type Company, type Needing } from './companions.ts';

/** What one creature could do, after the restrictions on it and each attacker alone. */
export interface BlockChoice {
  blocker: ObjectId;
  /** attackers it could block */
  attackers: readonly ObjectId[];
  /** how many of them at once */
  max: number;
  /** for each of them, which costs have to be paid to block it */
  costs: readonly (readonly number[])[];
  /** others that must block too */
  companions: readonly Companions[];
  /** each requirement on it: obeyed by blocking any of these; null by blocking at all */
  requirements: readonly (readonly ObjectId[] | null)[];
}

/** How many creatures may block an attacker, if any do; `must`: how many requirements any block of it obeys. */
export interface BlockLimit {
  min: number;
  max: number;
  must?: number;
}
export type BlockLimits = ReadonlyMap<ObjectId, BlockLimit>;

/** What is said of the blocks as a whole, and how requirements are weighed. */
export interface BlockTerms {
  limits: BlockLimits;
  /** no more creatures than that can block */
  cap: number;
  /** creatures that obey no requirement themselves may be needed so that others can (the seam `requirementsRecruit`) */
  recruits: boolean;
}

const neediness = ({ blocker, companions }: BlockChoice): Needing => ({ id: blocker, companions });

/** How many of a creature's requirements such a block obeys. */
function obeyed(choice: BlockChoice, blocking: readonly ObjectId[]): number {
  if (blocking.length === 0) return 0;
  return choice.requirements.reduce(
    (sum, any) => sum + (any === null || any.some((a) => blocking.includes(a)) ? 1 : 0),
    0,
  );
}

/** What a creature of an answer blocks. */
interface Block {
  readonly choice: BlockChoice;
  readonly blocking: readonly ObjectId[];
}

/**
 * How many requirements legal blocks have to obey, by what they are: no cost has to be paid for more of them than they pay anyway
 * (2006: 500.3 · 2026: 509.1c). Worked out once for all blocks beside which the same is open.
 */
export function blockRequirements(
  choices: readonly BlockChoice[],
  terms: BlockTerms,
): (blocks: readonly Block[]) => number {
  const known = new Map<string, number>();
  return (blocks) => {
    const voluntary = blocks.filter(({ choice, blocking }) => !isOpen(choice, blocking, terms, []));
    const key = voluntary.map(({ choice, blocking }) => `${choice.blocker}:${blocking.join('+')}`).join();
    const most = known.get(key) ?? mostRequirements(choices, terms, voluntary);
    known.set(key, most);
    return most;
  };
}

/** Whether such a block costs nothing more than `chosen`, and obeys something itself where it has to (2006: 500.5). */
const isOpen = (
  choice: BlockChoice,
  blocking: readonly ObjectId[],
  { limits, recruits }: BlockTerms,
  chosen: readonly ObjectId[],
): boolean =>
  blocking.every((attacker) => isPaid(choice, attacker, chosen)) &&
  (recruits ||
    blocking.length === 0 ||
    obeyed(choice, blocking) > 0 ||
    blocking.some((attacker) => (limits.get(attacker)?.must ?? 0) > 0));

/** Whether blocking `chosen` costs all that blocking that attacker costs. */
const isPaid = (choice: BlockChoice, attacker: ObjectId, chosen: readonly ObjectId[]): boolean => {
  const paid = chosen.flatMap((a) => costsFor(choice, a));
  return costsFor(choice, attacker).every((cost) => paid.includes(cost));
};
const costsFor = ({ attackers, costs }: BlockChoice, attacker: ObjectId): readonly number[] =>
  costs[attackers.indexOf(attacker)] ?? [];

/**
 * Exact: creature by creature, keeping for each distinct situation (how many block each limited attacker, how many block in
 * all, what companions are lacking) the best sum that leads there.
 */
function mostRequirements(choices: readonly BlockChoice[], terms: BlockTerms, given: readonly Block[]): number {
  const { limits, cap } = terms;
  const limited = [...limits.keys()];
  const mustBe = (attacker: ObjectId): number => limits.get(attacker)?.must ?? 0;
  if (choices.every((c) => c.requirements.length === 0) && limited.every((a) => mustBe(a) === 0)) return 0;
  const needing = choices.map(neediness);
  const { nobody, joined } = companies(needing);
  let situations = new Map<string, Situation>([
    ['', { counts: new Array(limited.length).fill(0), total: 0, company: nobody, sum: 0 }],
  ]);
  for (const choice of choices) {
    const chosen = given.find((block) => block.choice === choice)?.blocking ?? [];
    const paid = choice.attackers.filter((attacker) => isPaid(choice, attacker, chosen));
    const options = [...distinctBlocks(choice, paid, limits).filter((b) => isOpen(choice, b, terms, chosen)), chosen];
    const next = new Map<string, Situation>();
    for (const situation of situations.values()) {
      for (const blocking of options) {
        const after = add(situation, choice, blocking, limited, limits, joined);
        if (after === null || after.total > cap) continue;
        const at = key(after);
        const known = next.get(at);
        if (known === undefined || known.sum < after.sum) next.set(at, after);
      }
    }
    situations = next;
  }
  let most = 0;
  for (const { counts, company, sum } of situations.values()) {
    if (!isComplete(company, needing)) continue;
    if (!counts.every((n, i) => n === 0 || n >= (limits.get(limited[i] as ObjectId) as BlockLimit).min)) continue;
    most = greater(
      most,
      counts.reduce((all, n, i) => all + (n > 0 ? mustBe(limited[i] as ObjectId) : 0), sum),
    );
  }
  return most;
}

interface Situation {
  counts: readonly number[];
  /** creatures blocking */
  total: number;
  company: Company;
  sum: number;
}
const key = ({ counts, total, company }: Situation): string => `${counts.join()};${total};${keyOf(company)}`;

function add(
  situation: Situation,
  choice: BlockChoice,
  blocking: readonly ObjectId[],
  limited: readonly ObjectId[],
  limits: BlockLimits,
  joined: (company: Company, one: Needing) => Company,
): Situation | null {
  if (blocking.length === 0) return situation;
  const counts = [...situation.counts];
  for (let i = 0; i < limited.length; i++) {
    const attacker = limited[i] as ObjectId;
    if (!blocking.includes(attacker)) continue;
    const { min, max } = limits.get(attacker) as BlockLimit;
    const n = (counts[i] as number) + 1;
    if (n > max) return null;
    counts[i] = max === Infinity ? lesser(n, min) : n;
  }
  const company = joined(situation.company, neediness(choice));
  return { counts, total: situation.total + 1, company, sum: situation.sum + obeyed(choice, blocking) };
}

/** The blocks worth telling apart: attackers without limits that no requirement of this creature names are all alike. */
function distinctBlocks(
  choice: BlockChoice,
  attackers: readonly ObjectId[],
  limits: BlockLimits,
): readonly (readonly ObjectId[])[] {
  const matters = attackers.filter(
    (a) => limits.has(a) || choice.requirements.some((any) => any !== null && any.includes(a)),
  );
  const other = attackers.find((a) => !matters.includes(a));
  const blocks: ObjectId[][] = [[]];
  for (const attacker of matters) {
    blocks.push(...blocks.filter((block) => block.length < choice.max).map((block) => [...block, attacker]));
  }
  if (other !== undefined && choice.max > 0) blocks.push([other]);
  return blocks;
}

const wrong = (error: WrongAnswer['error'], message: string): WrongAnswer => ({ error, message, rule: 'blockers' });

/** Why the blocks are illegal, costs aside; null if they are legal. Answers give indices into each creature's attackers. */
export function blockProblem(
  choices: readonly BlockChoice[],
  { limits, cap }: Pick<BlockTerms, 'limits' | 'cap'>,
  required: (blocks: readonly Block[]) => number,
  answer: BlockAnswer,
): WrongAnswer | null {
  const seen = new Set<ObjectId>();
  const counts = new Map<ObjectId, number>();
  let met = 0;
  const blocks: Block[] = [];
  for (const { blocker, attackers } of answer) {
    if (seen.has(blocker)) return wrong('repeated', 'Name each blocking creature once.');
    seen.add(blocker);
    const choice = choices.find((c) => c.blocker === blocker);
    if (choice === undefined) return wrong('out-of-range', 'That creature can’t block.');
    if (attackers.length === 0) continue;
    if (attackers.length > choice.max) return wrong('too-many', `That creature can block at most ${choice.max}.`);
    const blocking: ObjectId[] = [];
    for (const i of attackers) {
      const attacker = choice.attackers[i];
      if (attacker === undefined) return wrong('out-of-range', 'That creature can’t block that attacker.');
      if (blocking.includes(attacker)) return wrong('repeated', 'A creature blocks an attacker once.');
      blocking.push(attacker);
      counts.set(attacker, (counts.get(attacker) ?? 0) + 1);
    }
    blocks.push({ choice, blocking });
    met += obeyed(choice, blocking);
  }
  if (blocks.length > cap) return wrong('illegal', `No more than ${cap} creatures can block.`);
  const lacks = lacking(
    blocks.map(({ choice }) => neediness(choice)),
    'block',
  );
  if (lacks !== null) return wrong('illegal', lacks);
  for (const [attacker, n] of counts) {
    const limit = limits.get(attacker);
    met += limit?.must ?? 0;
    if (limit !== undefined && n < limit.min)
      return wrong('illegal', `An attacker can’t be blocked except by ${limit.min} or more creatures.`);
    if (limit !== undefined && n > limit.max)
      return wrong('illegal', `An attacker can’t be blocked by more than ${limit.max}.`);
  }
  const most = required(blocks);
  return met < most ? wrong('illegal', `More has to be blocked: ${met} of ${most} requirements are met.`) : null;
}
