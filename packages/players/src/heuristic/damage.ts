/** Damage: what it means to whom it is dealt, and what of it lies ahead. 2006: 310, 410.8 · 2009: 118, 510 · 2011: 119, 510 · 2026: 120, 510 */
import type { ObjectId, PlayerId } from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { threatsOnStack } from './on-the-stack.ts';
import { readAmount, readObjects, readPlayers } from './sets.ts';
import { type Table, hasKeyword, hasType, leftOf, lifeOf, lifePoint, traits } from './table.ts';
import { worthOf } from './worth.ts';

/** Damage that will be dealt unless something is done. */
export interface Hit {
  readonly source: ObjectId;
  readonly to: { readonly object: ObjectId } | { readonly player: PlayerId };
  readonly amount: number;
}

/** What damage means to the controller of what it is dealt to. */
export function damageTo(table: Table, id: ObjectId, amount: number): number {
  const is = traits(table, id);
  if (objectOf(table.game, id) === null) return 0;
  if (hasType(is, 'creature')) {
    const left = leftOf(table, id);
    if (hasKeyword(is, 'indestructible')) return 0;
    if (amount >= left) return -worthOf(table, id) + Math.max(0, amount - left) * 0.1;
    return -amount * (0.1 + (0.05 * worthOf(table, id)) / Math.max(1, left));
  }
  if (hasType(is, 'planeswalker')) return -amount * 0.8;
  return 0;
}

/** What losing so much life means to a player. */
export function losing(table: Table, player: PlayerId, amount: number): number {
  const life = lifeOf(table, player);
  if (amount >= life) return -1000;
  return -amount * lifePoint(life - amount / 2);
}

/** The combat damage once blockers are declared, and what opponents' spells and abilities on the stack deal. */
export function hitsAhead(table: Table): readonly Hit[] {
  return [...combatHits(table), ...hitsOnStack(table)];
}

function combatHits(table: Table): Hit[] {
  const { combat, turn } = table.game.state;
  if (combat === null || turn.step !== 'declareBlockers') return [];
  const power = (id: ObjectId): number => Math.max(0, traits(table, id).power);
  return combat.attackers
    .flatMap(({ id, defender, planeswalker, blocked, blockedBy }): Hit[] => {
      if (!blocked)
        return [
          { source: id, to: planeswalker > 0 ? { object: planeswalker } : { player: defender }, amount: power(id) },
        ];
      const back = blockedBy.map((blocker) => ({ source: blocker, to: { object: id }, amount: power(blocker) }));
      const [first] = blockedBy;
      return first === undefined ? back : [...back, { source: id, to: { object: first }, amount: power(id) }];
    })
    .filter(({ amount }) => amount > 0);
}

function hitsOnStack(table: Table): Hit[] {
  return threatsOnStack(table).flatMap(({ id, ctx, body }) => {
    const source = objectOf(table.game, id)?.stack?.source || id;
    return body.effect.flatMap((instruction): Hit[] => {
      if (instruction.do !== 'damage') return [];
      const { objects, players } = instruction.to;
      const amount = readAmount(table, ctx, instruction.amount, 2);
      return [
        ...(objects === undefined ? [] : readObjects(table, ctx, objects).objects).map((object) => ({ object })),
        ...(players === undefined ? [] : readPlayers(table, ctx, players)).map((player) => ({ player })),
      ].map((to) => ({ source, to, amount }));
    });
  });
}
