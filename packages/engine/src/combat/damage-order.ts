/** Damage assignment order among blockers and among the blocked. 2009, 2011: 509.2–509.3, 509.6 · 2006, 2026: none */
import { askObjects, askOrder } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { controllerOf } from '../continuous/derive.ts';
import { orderBlocked, orderBlockers } from '../events/combat-record.ts';

/** Where the edition has an order, the active player announces it for each attacker, then each defending player for each blocker. */
export function announceDamageOrders(game: Game): void {
  const { combat } = game.state;
  if (combat === null || game.edition.damageDivision !== 'ordered') return;
  const inOrder = (id: ObjectId, items: readonly ObjectId[]): ObjectId[] =>
    askOrder(game, {
      player: controllerOf(game, id),
      source: id,
      kind: 'damageOrder',
      purpose: 'damage order',
      items,
      option: (object) => ({ object }),
    });
  // a player who leaves the game while somebody is asked takes creatures out of combat
  for (const attacker of combat.attackers)
    if (combat.attackers.includes(attacker)) orderBlockers(attacker, inOrder(attacker.id, attacker.blockedBy));
  for (const blocker of combat.blockers)
    if (combat.blockers.includes(blocker)) orderBlocked(blocker, inOrder(blocker.id, blocker.blocking));
}

/** Where a creature comes in the two orders that an effect has block: nothing else in them changes (2009, 2011: 509.6). */
export function placeInOrders(game: Game, blocker: ObjectId, attacker: ObjectId): void {
  const { combat } = game.state;
  if (combat === null || game.edition.damageDivision !== 'ordered') return;
  const blocked = combat.attackers.find((a) => a.id === attacker);
  const blocking = combat.blockers.find((b) => b.id === blocker);
  if (blocked === undefined || blocking === undefined) return;
  const placed = (by: ObjectId, what: ObjectId, order: readonly ObjectId[]): ObjectId[] => {
    const others = order.filter((id) => id !== what);
    if (others.length === 0) return [...order];
    const [next] = askObjects(game, {
      player: controllerOf(game, by),
      source: what,
      kind: 'damageOrder',
      purpose: 'comes before',
      ids: others,
      min: 0,
      max: 1,
    });
    const at = next === undefined ? others.length : others.indexOf(next);
    return [...others.slice(0, at), what, ...others.slice(at)];
  };
  orderBlockers(blocked, placed(attacker, blocker, blocked.blockedBy));
  orderBlocked(blocking, placed(blocker, attacker, blocking.blocking));
}
