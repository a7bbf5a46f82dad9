/**
 * The rollout player, policy `rollout-4`: sensible and cheap, for games that are only played to see how they end. In its own main phases
 * it does what the heuristic player would; at other times it passes. It attacks with what no blocker stops at a gain, with everything where
 * that kills, and blocks where it gains by it or must. 2006: 308, 309, 408 · 2009, 2011: 116, 508, 509 · 2026: 117, 508, 509
 */
import type { Agent, AttackAnswer, BlockAnswer, Decision } from '@rulewright/engine';
import { blockable, objectOf } from '@rulewright/engine';
import { playerOf } from './heuristic/player.ts';
import { freshMemory, type Memory } from './memory.ts';
import { type Table, creaturesOf, hasKeyword, leftOf, lifeOf, opponentsOf, traits } from './heuristic/table.ts';

export const ROLLOUT_POLICY = 'rollout-4';

/** A rollout player. The seed only serves where nothing speaks for one answer over another. Stateful: one game each. */
export const rolloutPlayer = (seed: number | string): Agent => rolloutWith(freshMemory(seed));

/** The rollout player with that memory. */
export const rolloutWith = (memory: Memory): Agent =>
  playerOf({ mainOnly: true, name: () => null, attack, block }, memory);

const powerOf = (table: Table, id: number): number => Math.max(0, traits(table, id).power);

function attack(table: Table, { candidates }: Extract<Decision, { form: 'attackers' }>): AttackAnswer {
  const foes = opponentsOf(table);
  const theirs = foes.flatMap((player) => creaturesOf(table, player));
  const guards = theirs.filter((id) => !objectOf(table.game, id)?.tapped);
  const life = Math.min(...foes.map((player) => lifeOf(table, player)));
  const powers = candidates.map(({ attacker }) => powerOf(table, attacker)).sort((a, b) => b - a);
  const all = powers.slice(guards.length).reduce((sum, power) => sum + power, 0) >= life;
  const strike = theirs.reduce((sum, id) => sum + powerOf(table, id), 0);
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
    const stopped =
      !hasKeyword(traits(table, attacker), 'first strike') &&
      guards.some(
        (guard) =>
          blockable(table.game, guard, attacker) && powerOf(table, guard) >= left && leftOf(table, guard) > power,
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
