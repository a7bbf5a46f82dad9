/**
 * The random player, policy `random-1`. Checksums of simulations depend on every draw it makes: a change of policy is a new
 * policy id, never an edit of this one. 2006: 408, 409, 308, 309 · 2009, 2011: 116, 508, 509 · 2026: 117, 508, 509
 *
 *  - With priority it passes with probability 3/4, without looking at what it could do. Otherwise it takes one of the `certain`
 *    actions, uniformly; mana abilities are left to payment, and one ability of one object is used at most twice a turn. With
 *    none left it passes. It never concedes.
 *  - Attackers and blockers: each creature uniformly over its choices (not at all, or any one of them; a creature that may
 *    block several, over the sets it may), the whole declaration redrawn until it is legal. After 64 draws each further draw
 *    first makes creatures that must attack do so; after 256 every creature takes part that can.
 *  - It keeps its opening hand, lets payment be made automatically, and plays first where it may say.
 *  - Anything else: uniform over the legal answers (a number of choices first, then which; numbers without a bound up to 10).
 */
import type { Agent, Answer, AttackAnswer, BlockAnswer, Decision, Game, OptionValue } from '@rulewright/engine';
import { isByHand, isForced, leastAnswer, payingAutomatically, wrongAnswer } from '@rulewright/engine';
import { freshMemory, type Habits, type Memory } from './memory.ts';
import { type RandomSource, below, shuffled } from './random-source.ts';

export const RANDOM_POLICY = 'random-1';

type DecisionOf<F extends Decision['form']> = Extract<Decision, { form: F }>;

/** A random player with its own numbers. Stateful: one game each. */
export const randomPlayer = (seed: number | string): Agent => randomWith(freshMemory(seed));

/** The random player with that memory. */
export const randomWith =
  ({ source, habits }: Memory): Agent =>
  (decision, game) =>
    decision.kind === 'priority' && decision.form === 'choose'
      ? withPriority(source, decision, game, habits)
      : uniformAnswer(source, decision, game);

/** A uniform legal answer to any decision but priority. */
export function uniformAnswer(source: RandomSource, decision: Decision, game: Game): Answer {
  if (isForced(decision) || isByHand(decision)) return leastAnswer(decision);
  switch (decision.form) {
    case 'choose':
      return chosen(source, decision, game);
    case 'order':
      return shuffled(source, decision.options.length);
    case 'number':
      return decision.min + below(source, (decision.max ?? Math.max(decision.min, 10)) - decision.min + 1);
    case 'divide':
      return untilLegal(game, decision, (tries) => division(source, decision, tries));
    case 'name':
      return cardName(source, decision, game);
    case 'attackers':
      return untilLegal(game, decision, (tries) => attack(source, decision, tries));
    case 'blockers':
      return untilLegal(game, decision, (tries) => block(source, decision, tries));
  }
}

function withPriority(source: RandomSource, decision: DecisionOf<'choose'>, game: Game, habits: Habits): Answer {
  if (below(source, 4) !== 0) return [0];
  const turn = game.state.turn.number;
  if (habits.turn !== turn) {
    habits.turn = turn;
    habits.used = {};
  }
  const possible: number[] = [];
  const used = Object.keys(habits.used).length > 0;
  const { options } = decision;
  for (let index = 0; index < options.length; index++) {
    const option = options[index] as OptionValue;
    if (!('action' in option) || option.attempt || option.action.act === 'pass' || option.action.act === 'mana')
      continue;
    const key = used ? activationKey(option) : null;
    if (key !== null && (habits.used[key] ?? 0) >= 2) continue;
    possible.push(index);
  }
  if (possible.length === 0) return [0];
  const index = possible[below(source, possible.length)] ?? 0;
  const key = activationKey(options[index]);
  if (key !== null) habits.used[key] = (habits.used[key] ?? 0) + 1;
  return [index];
}

function activationKey(option: OptionValue | undefined): string | null {
  if (!option || !('action' in option) || option.action.act !== 'activate') return null;
  return `${option.action.object}:${option.action.ability.def}:${option.action.ability.path}`;
}

function chosen(source: RandomSource, decision: DecisionOf<'choose'>, game: Game): Answer {
  if (decision.kind === 'payment') {
    const auto = payingAutomatically(decision);
    if (auto >= 0) return [auto];
  }
  const { options } = decision;
  if (decision.kind === 'mulligan' || decision.kind === 'startingPlayer') {
    const settled =
      decision.kind === 'mulligan'
        ? keeping(options)
        : options.findIndex((o) => 'player' in o && o.player === decision.by);
    if (settled >= 0) return [settled];
  }
  return untilLegal(game, decision, () => {
    const least = decision.min;
    const most = decision.repeat ? decision.max : Math.min(decision.max, options.length);
    const count = least + (most > least ? below(source, most - least + 1) : 0);
    if (decision.repeat) return Array.from({ length: count }, () => below(source, options.length));
    if (count === 1) return [below(source, options.length)];
    return shuffled(source, options.length).slice(0, count);
  });
}

/** The option of a mulligan decision that keeps the hand. */
export function keeping(options: readonly OptionValue[]): number {
  return options.findIndex(
    (option) => ('yes' in option && !option.yes) || ('text' in option && /^keep/i.test(option.text)),
  );
}

function division(source: RandomSource, decision: DecisionOf<'divide'>, tries: number): number[] {
  const amounts: number[] = [];
  for (let i = 0; i < decision.options.length; i++) amounts.push(decision.least);
  let rest = decision.amount - decision.least * decision.options.length;
  const lethal = decision.constraint?.lethal;
  // Where lethal damage is asked in order, free division is rarely legal: deal it out in that order from the 16th try.
  if (lethal && tries >= 16) {
    for (let i = 0; i < amounts.length && rest > 0; i++) {
      const given = Math.min(rest, Math.max(0, (lethal[i] ?? 0) - (amounts[i] ?? 0)));
      amounts[i] = (amounts[i] ?? 0) + given;
      rest -= given;
    }
    const last = amounts.length - 1;
    if (rest > 0) amounts[last] = (amounts[last] ?? 0) + rest;
    return amounts;
  }
  for (; rest > 0; rest--) {
    const at = below(source, amounts.length);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}

function attack(source: RandomSource, decision: DecisionOf<'attackers'>, tries: number): AttackAnswer {
  const declared: { attacker: number; target: number }[] = [];
  for (const candidate of decision.candidates) {
    const forced = (tries >= 64 && candidate.must) || tries >= 256;
    const choice = forced ? 1 + below(source, candidate.targets.length) : below(source, candidate.targets.length + 1);
    if (choice > 0) declared.push({ attacker: candidate.attacker, target: choice - 1 });
  }
  return declared;
}

function block(source: RandomSource, decision: DecisionOf<'blockers'>, tries: number): BlockAnswer {
  const declared: { blocker: number; attackers: number[] }[] = [];
  for (const candidate of decision.candidates) {
    const n = candidate.attackers.length;
    if (candidate.max <= 1) {
      const choice = tries >= 256 ? 1 + below(source, n) : below(source, n + 1);
      if (choice > 0) declared.push({ blocker: candidate.blocker, attackers: [choice - 1] });
      continue;
    }
    const count = below(source, Math.min(n, candidate.max) + 1);
    if (count > 0)
      declared.push({
        blocker: candidate.blocker,
        attackers: shuffled(source, n)
          .slice(0, count)
          .sort((a, b) => a - b),
      });
  }
  return declared;
}

function cardName(source: RandomSource, decision: DecisionOf<'name'>, game: Game): Answer {
  const names =
    game.catalogue?.names() ??
    [...game.definitions.values()].flatMap(({ key, name }) => (key.startsWith('rule:') ? [] : [name]));
  return untilLegal(game, decision, () => names[below(source, names.length)] ?? '');
}

const MOST_TRIES = 4096;

/** Draws until the rules take the answer. */
function untilLegal(game: Game, decision: Decision, draw: (tries: number) => Answer): Answer {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = draw(tries);
    if (wrongAnswer(game, decision, answer) === null) return answer;
  }
  throw new Error(`random-1 found no legal answer to ${decision.kind} (${decision.purpose}) in ${MOST_TRIES} draws`);
}
