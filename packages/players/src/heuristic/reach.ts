/**
 * What a player may still do to another's life once attackers are declared: those without blockers, burn in hand that its lands pay for,
 * and abilities on the table.
 * 2006: 310.4, 403 · 2009: 118, 602 · 2011: 119, 602 · 2026: 120, 602
 */
import type { Body, Cost, PlayerId } from '@rulewright/engine';
import { objectOf, profileOf } from '@rulewright/engine';
import { type Table, faceOf, handOf, isMine, opponentsOf, traits } from './table.ts';
import { manaOf, manaAskedBy, manaValueOf } from './mana.ts';

/** Damage that this player can still deal to another this turn with instants, sorceries and abilities that name a player; a guess from below. */
export function reachOf(table: Table, player: PlayerId): number {
  if (!opponentsOf(table).includes(player)) return 0;
  let mana = manaOf(table, table.me);
  const bolts: { damage: number; mana: number }[] = [];
  for (const id of handOf(table)) {
    const object = objectOf(table.game, id);
    const face = object && faceOf(table, object, object.face);
    if (!face?.types.some((type) => type === 'instant' || type === 'sorcery')) continue;
    for (const ability of face.abilities)
      if (ability.ability === 'spell') bolts.push({ damage: damageToPlayer(ability.body), mana: manaValueOf(face) });
  }
  for (const id of table.game.state.battlefield) {
    if (!isMine(table, id)) continue;
    for (const { ability } of profileOf(table.game, id).activated) {
      const damage = damageToPlayer(ability.body);
      if (damage > 0 && isFreeOtherwise(ability.cost)) bolts.push({ damage, mana: manaAskedBy(ability.cost) });
    }
  }
  let reach = 0;
  for (const bolt of bolts.sort((a, b) => a.mana - b.mana || b.damage - a.damage)) {
    if (bolt.damage <= 0 || bolt.mana > mana) continue;
    mana -= bolt.mana;
    reach += bolt.damage;
  }
  return reach;
}

/** The combat damage that attackers without blockers will deal to a player. */
export function unblockedDamage(table: Table, player: PlayerId): number {
  let damage = 0;
  for (const { id, defender, planeswalker, blocked } of table.game.state.combat?.attackers ?? [])
    if (!blocked && defender === player && planeswalker === 0) damage += Math.max(0, traits(table, id).power);
  return damage;
}

/** The damage that a body with one target deals to a player who is that target; 0 where it may not be one. */
function damageToPlayer(body: Body): number {
  const [target] = body.targets ?? [];
  if (target?.players === undefined || (body.targets ?? []).length !== 1) return 0;
  let damage = 0;
  for (const instruction of body.effect)
    if (instruction.do === 'damage' && instruction.to.players?.who === 'ref' && typeof instruction.amount === 'number')
      damage += instruction.amount;
  return damage;
}

/** Whether it costs nothing but mana and the object itself: tapping a creature that could attack is no gain on its attack. */
const isFreeOtherwise = ({ actions = [] }: Cost): boolean =>
  actions.every((action) => action.do === 'sacrifice' && action.what.set === 'self');
