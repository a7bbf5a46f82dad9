/**
 * The rollout player, policy `rollout-1`: sensible and cheap, for games that are only played to see how they end. In its own main phases
 * it does what the heuristic player would; at other times it passes. It attacks with what no blocker stops at a gain, with everything where
 * that kills, and blocks where it gains by it or must. 2006: 308, 309, 408 · 2009, 2011: 116, 508, 509 · 2026: 117, 508, 509
 */
import type { Agent, Answer, AttackAnswer, BlockAnswer, Decision } from '@rulewright/engine';
import { blockable, isForced, leastAnswer, objectOf, wrongAnswer } from '@rulewright/engine';
import { choose, divide, number } from './heuristic/choices.ts';
import { type Habits, withPriority } from './heuristic/priority.ts';
import { type Table, creaturesOf, hasKeyword, lifeOf, opponentsOf, tableOf, traits } from './heuristic/table.ts';
import { uniformAnswer } from './random.ts';
import { randomSource } from './random-source.ts';

export const ROLLOUT_POLICY = 'rollout-1';

/** A rollout player. The seed only serves where nothing speaks for one answer over another. Stateful: one game each. */
export function rolloutPlayer(seed: number | string): Agent {
  const source = randomSource(seed);
  const habits: Habits = { turn: -1, used: new Map() };
  return (decision, game) => {
    const table = tableOf(game, decision.by);
    if (decision.kind === 'priority' && decision.form === 'choose')
      return [withPriority(table, decision, habits, true)];
    if (isForced(decision)) return leastAnswer(decision);
    const answer = considered(table, decision);
    if (answer !== null && wrongAnswer(game, decision, answer) === null) return answer;
    return uniformAnswer(source, decision, game);
  };
}

function considered(table: Table, decision: Decision): Answer | null {
  switch (decision.form) {
    case 'choose':
      return choose(table, decision);
    case 'order':
      return leastAnswer(decision);
    case 'number':
      return number(table, decision);
    case 'divide':
      return divide(table, decision);
    case 'name':
      return null;
    case 'attackers':
      return attack(table, decision);
    case 'blockers':
      return block(table, decision);
  }
}

const powerOf = (table: Table, id: number): number => Math.max(0, traits(table, id).power);
const leftOf = (table: Table, id: number): number =>
  traits(table, id).toughness - (objectOf(table.game, id)?.damage ?? 0);

function attack(table: Table, { candidates }: Extract<Decision, { form: 'attackers' }>): AttackAnswer {
  const foes = opponentsOf(table);
  const guards = foes.flatMap((player) => creaturesOf(table, player)).filter((id) => !objectOf(table.game, id)?.tapped);
  const life = Math.min(...foes.map((player) => lifeOf(table, player)));
  const powers = candidates.map(({ attacker }) => powerOf(table, attacker)).sort((a, b) => b - a);
  const all = powers.slice(guards.length).reduce((sum, power) => sum + power, 0) >= life;
  const strike = foes.flatMap((player) => creaturesOf(table, player)).reduce((sum, id) => sum + powerOf(table, id), 0);
  // at home stay those that are needed to live through the next attack
  let home = strike >= lifeOf(table, table.me) ? Math.ceil(candidates.length / 2) : 0;
  const declared: { attacker: number; target: number }[] = [];
  for (const { attacker, targets, must } of candidates) {
    const target = Math.max(
      0,
      targets.findIndex((one) => 'player' in one),
    );
    const power = powerOf(table, attacker);
    const left = leftOf(table, attacker);
    const stopped = guards.some(
      (guard) =>
        blockable(table.game, guard, attacker) &&
        powerOf(table, guard) >= left &&
        leftOf(table, guard) > power &&
        !hasKeyword(traits(table, attacker), 'first strike'),
    );
    const goes = all || must === true || (power > 0 && !stopped);
    if (!goes || targets.length === 0) continue;
    if (home > 0 && !all && must !== true) {
      home--;
      continue;
    }
    declared.push({ attacker, target });
  }
  return declared;
}

function block(table: Table, { candidates }: Extract<Decision, { form: 'blockers' }>): BlockAnswer {
  const attackers = (table.game.state.combat?.attackers ?? []).map(({ id }) => id);
  const unblocked = new Set(attackers);
  let damage = attackers.reduce((sum, id) => sum + powerOf(table, id), 0);
  const life = lifeOf(table, table.me);
  const declared: { blocker: number; attackers: number[] }[] = [];
  for (const { blocker, attackers: able } of candidates) {
    const power = powerOf(table, blocker);
    const left = leftOf(table, blocker);
    let best = -1;
    let gain = damage >= life ? -3 : 0;
    for (const [at, id] of able.entries()) {
      if (!unblocked.has(id)) continue;
      const kills = power >= leftOf(table, id);
      const dies = powerOf(table, id) >= left;
      const worth =
        (kills ? powerOf(table, id) + 1 : 0) - (dies ? power + 1 : 0) + (damage >= life ? powerOf(table, id) : 0);
      if (worth > gain || (worth === gain && !dies && best < 0)) {
        best = at;
        gain = worth;
      }
    }
    if (best < 0) continue;
    const id = able[best] as number;
    unblocked.delete(id);
    damage -= powerOf(table, id);
    declared.push({ blocker, attackers: [best] });
  }
  return declared;
}
