/**
 * The answers to a decision that are worth comparing: first the heuristic player's, then others, likely ones before unlikely. Forced and
 * trivial decisions have only the first: payments, orders, passes where nothing is to be done. 2006: 308, 309, 408, 409 · 2009, 2011: 116, 508,
 * 509, 601 · 2026: 117, 508, 509, 601
 */
import type { Answer, AttackAnswer, BlockAnswer, Decision, DecisionKind, OptionValue } from '@rulewright/engine';
import { objectOf, wrongAnswer } from '@rulewright/engine';
import { optionsToTry } from '../heuristic/priority.ts';
import type { Habits } from '../memory.ts';
import type { Table } from '../heuristic/table.ts';

type Form<F extends Decision['form']> = Extract<Decision, { form: F }>;

/** Choices that are played out; with the rest a few turns show nothing, or all answers come to the same. */
const SEARCHED: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'target',
  'mode',
  'yesNo',
  'pay',
  'objects',
  'discard',
  'sacrifice',
  'search',
  'player',
  'pile',
  'option',
  'attachTo',
]);

/** Most answers to one decision that are compared at all. */
const MOST = 24;

/** Legal answers, each once: first those that are given, then others near to the last of them. */
export function candidates(table: Table, decision: Decision, given: readonly Answer[], habits: Habits): Answer[] {
  const found = new Map(given.map((answer) => [JSON.stringify(answer), answer]));
  const last = given.at(-1);
  for (const answer of last === undefined ? [] : others(table, decision, last, habits)) {
    if (found.size === MOST) break;
    const key = JSON.stringify(answer);
    if (!found.has(key) && wrongAnswer(table.game, decision, answer) === null) found.set(key, answer);
  }
  return [...found.values()];
}

function others(table: Table, decision: Decision, first: Answer, habits: Habits): Iterable<Answer> {
  switch (decision.form) {
    case 'choose':
      if (decision.kind === 'priority') return priorities(optionsToTry(table, decision, habits));
      return SEARCHED.has(decision.kind) ? choices(table, decision, first as readonly number[]) : [];
    case 'number':
      return decision.kind === 'x' ? numbers(decision, first as number) : [];
    case 'attackers':
      return attacks(decision, first as AttackAnswer);
    case 'blockers':
      return blocks(decision, first as BlockAnswer);
    case 'order':
    case 'divide':
    case 'name':
      return [];
  }
}

/** The likeliest action, passing, and then the other actions. */
const priorities = ([likeliest, ...rest]: readonly number[]): Answer[] =>
  likeliest === undefined ? [] : [[likeliest], [0], ...rest.map((index) => [index])];

/** One choice exchanged for another, or left out; options that look the same to the player count once. */
function* choices(table: Table, decision: Form<'choose'>, first: readonly number[]): Iterable<Answer> {
  const { options, min } = decision;
  const seen = new Set(first.map((index) => sameness(table, options[index])));
  for (const [index, option] of options.entries()) {
    const same = sameness(table, option);
    if (first.includes(index) || (same !== null && seen.has(same))) continue;
    seen.add(same);
    yield [...first.slice(0, -1), index];
  }
  if (first.length > min) yield first.slice(0, -1);
}

/** What makes two cards in one hidden zone the same choice; null where no two options are. */
function sameness(table: Table, option: OptionValue | undefined): string | null {
  if (option === undefined || !('object' in option) || option.object === undefined) return null;
  const object = objectOf(table.game, option.object);
  return object && (object.zone === 'hand' || object.zone === 'library') ? `${object.zone} ${object.def}` : null;
}

function* numbers({ min, max }: Form<'number'>, first: number): Iterable<Answer> {
  const most = max ?? first;
  for (const number of [most, Math.ceil((min + most) / 2), most - 1, min + 1, min])
    if (number >= min && number <= most) yield number;
}

/** Nobody, everybody, and the heuristic player's attack with one creature more or less. */
function* attacks({ candidates: able }: Form<'attackers'>, first: AttackAnswer): Iterable<Answer> {
  const going = new Map(first.map((one) => [one.attacker, one]));
  const whole = able.flatMap(({ attacker, targets }) => {
    const target = Math.max(
      0,
      targets.findIndex((one) => 'player' in one),
    );
    return targets.length === 0 ? [] : [going.get(attacker) ?? { attacker, target }];
  });
  yield [];
  yield whole;
  for (const one of whole)
    yield whole.filter(({ attacker }) => (attacker === one.attacker ? !going.has(attacker) : going.has(attacker)));
  for (const { attacker, targets } of able)
    for (let target = 0; target < targets.length && going.has(attacker); target++)
      yield first.map((one) => (one.attacker === attacker ? { attacker, target } : one));
}

/** The heuristic player's blocks with one blocker elsewhere or at rest, and none at all. */
function* blocks({ candidates: able }: Form<'blockers'>, first: BlockAnswer): Iterable<Answer> {
  yield [];
  for (const { blocker, attackers } of able) {
    const rest = first.filter((one) => one.blocker !== blocker);
    if (rest.length < first.length) yield rest;
    for (let attacker = 0; attacker < attackers.length; attacker++) yield [...rest, { blocker, attackers: [attacker] }];
  }
}
