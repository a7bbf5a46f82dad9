/** The declare attackers step's own action. 2006: 308 · 2009, 2011: 508.1 · 2026: 508.1, 701.43b, 702.154a */
import type { AttackAnswer, AttackCandidate, Decision, WrongAnswer } from '../decisions/decision.ts';
import { answererFor, askAnew, askOption, askYesNo } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { Attacker } from '../state/state.ts';
import { controllerOf, rulesOf } from '../continuous/derive.ts';
import { happen } from '../events/happen.ts';
import { byPlayer, byRule } from '../events/cause.ts';
import { attackEvent } from '../events/kinds/combat.ts';
import { tapEvent } from '../events/kinds/tap.ts';
import { isActivePlayer } from '../state/teams.ts';
import { attackProblem, attackRequirements, type AttackChoice, byAttacker } from './attack-legality.ts';
import { attackChoices, attackCosts, defenderOf } from './attack-options.ts';
import { chooserOf } from './choosers.ts';
import { bind } from '../meaning/context.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { canDo } from '../resolving/possible.ts';
import { attackContext, hasKeyword, included } from './applies.ts';
import { combatOf, noteAttack } from '../events/combat-record.ts';
import { formBands } from './banding.ts';
import { canPayAll, payAll, type PricedAction } from './costs.ts';

export type AttackDecision = Extract<Decision, { form: 'attackers' }>;

interface Rules {
  choices: readonly AttackChoice[];
  caps: readonly number[];
  required: (answer: AttackAnswer) => number;
}
const known = new WeakMap<Decision, Rules>();

function workOut(game: Game, player: PlayerId): Rules {
  const { choices, caps } = attackChoices(game, player);
  const recruits = game.edition.requirementsRecruit;
  return { choices, caps, required: attackRequirements(choices, { caps, recruits }) };
}

function rulesFor(game: Game, decision: AttackDecision): Rules {
  let rules = known.get(decision);
  if (rules === undefined) {
    rules = workOut(game, decision.player);
    known.set(decision, rules);
  }
  return rules;
}

/** The question that the attacking player answers; null if nothing could attack. */
export function attackDecision(game: Game, player: PlayerId): AttackDecision | null {
  const rules = workOut(game, player);
  if (rules.choices.length === 0) return null;
  const candidates = rules.choices.map(
    (choice): AttackCandidate => ({
      attacker: choice.attacker,
      targets: choice.targets,
      ...(choice.met.some((n) => n > 0) ? { must: true as const } : {}),
    }),
  );
  const decision: AttackDecision = {
    form: 'attackers',
    kind: 'attackers',
    player,
    by: chooserOf(game, 'choosesAttackers', player),
    source: 0,
    purpose: 'attack',
    candidates,
  };
  known.set(decision, rules);
  return decision;
}

/** Why the attack is illegal; null if it is legal. Cheap: what could attack is worked out once for each decision. */
export function checkAttack(game: Game, decision: AttackDecision, answer: AttackAnswer): WrongAnswer | null {
  const { choices, caps, required } = rulesFor(game, decision);
  const problem = attackProblem(choices, caps, required, answer);
  if (problem !== null || choices.every((c) => c.costs.every((of) => of.length === 0))) return problem;
  const tapped = answer.map((a) => a.attacker).filter((id) => !hasKeyword(game, id, 'vigilance'));
  return canPayAll(game, costsOf(game, choices, answer), tapped)
    ? null
    : { error: 'illegal', message: 'That attack can’t be paid for.', rule: 'attackers' };
}

function costsOf(game: Game, choices: readonly AttackChoice[], answer: AttackAnswer): PricedAction[] {
  return answer.flatMap(({ attacker, target }) => {
    const choice = byAttacker(choices).get(attacker);
    const at = choice?.targets[target];
    return at === undefined || choice?.costs[target]?.length === 0 ? [] : attackCosts(game, attacker, at);
  });
}

/** Optional costs of attacking with the chosen creatures, in the order of the creatures (2026: 508.1g). */
function payOptions(game: Game, attackers: readonly Attacker[]): void {
  const declared = { objects: attackers.map(({ id }) => id) };
  for (const { id, defender } of attackers)
    for (const active of rulesOf(game, 'asAttacks')) {
      const ctx = attackContext(active, id, defender);
      bind(ctx, 'declared', declared);
      if (!included(game, ctx, active.rule.what, id) || !canDo(game, ctx, active.rule.effect)) continue;
      if (askYesNo(game, { player: ctx.controller, source: id, purpose: 'as it attacks' }))
        carryOut(game, ctx, active.rule.effect, null);
    }
}

/** Where somebody else chose which creatures attack, the attacking player says what each attacks, and whether what costs something is paid (2009, 2011, 2026: 508.1b). */
function aimed(game: Game, decision: AttackDecision, chosen: AttackAnswer): AttackAnswer {
  const { player, candidates } = decision;
  const { choices } = rulesFor(game, decision);
  let aim = chosen;
  for (const { attacker } of chosen) {
    const targets = candidates.find((c) => c.attacker === attacker)?.targets ?? [];
    const aimedAt = (target: number): AttackAnswer =>
      aim.map((attack) => (attack.attacker === attacker ? { ...attack, target } : attack));
    const legal = targets.map((_, i) => i).filter((i) => checkAttack(game, decision, aimedAt(i)) === null);
    const options = legal.map((i) => targets[i] as AttackCandidate['targets'][number]);
    const target = legal[askOption(game, { player, source: attacker, purpose: 'attack', options })];
    if (target !== undefined) aim = aimedAt(target);
  }
  return aim.filter(
    (attack) =>
      costsOf(game, choices, [attack]).length === 0 ||
      askYesNo(game, { player, source: attack.attacker, purpose: 'pay for the attack' }),
  );
}

/** Choose, form bands, tap, pay, attack: in the order of the rule. */
export function declareAttackers(game: Game): void {
  const { state } = game;
  const player = state.turn.active;
  const combat = combatOf(game);
  const asked = askAnew(game, player, attackDecision, checkAttack);
  if (asked === null) return;
  const { decision, answer: chosen } = asked;
  const answer = decision.by === answererFor(game, player) ? chosen : aimed(game, decision, chosen);
  if (answer.length === 0) return;
  const { choices } = rulesFor(game, decision);
  const required = choices.filter((c) => c.met.some((n) => n > 0)).map((c) => c.attacker);
  noteAttack(combat, required);
  const costs = costsOf(game, choices, answer);
  const attackers = answer.map(({ attacker, target }): Attacker => {
    const at = (byAttacker(choices).get(attacker) as AttackChoice).targets[target] as AttackChoice['targets'][number];
    return {
      id: attacker,
      defender: defenderOf(game, at),
      planeswalker: 'object' in at ? at.object : 0,
      blocked: false,
      blockedBy: [],
      band: 0,
    };
  });
  formBands(game, player, attackers);
  // tapping is no cost: attacking does it (508.1f)
  happen(
    game,
    attackers
      .filter((a) => !hasKeyword(game, a.id, 'vigilance'))
      .map((a) => tapEvent(a.id, player, byPlayer(player, 'attack'))),
  );
  payAll(game, costs);
  payOptions(game, attackers);
  // those still controlled by the attacking player attack (2006: 308.2g · 2009, 2011: 508.1j · 2026: 508.1k)
  const attacking = attackers.filter(
    (a) => objectOf(game, a.id)?.zone === 'battlefield' && isActivePlayer(game, controllerOf(game, a.id)),
  );
  happen(
    game,
    attacking.map((a) => attackEvent(a, byRule('508.1', 'turn', player))),
  );
}
