/** Damage assignment order among blockers and among the blocked. 2009, 2011: 509.2–509.3 · 2006, 2026: none */
import { askOrder } from '../decisions/ask.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { controllerOf } from '../continuous/derive.ts';

/** Where the edition has an order, the active player announces it for each attacker, then each defending player for each blocker. */
export function announceDamageOrders(game: Game): void {
  const { combat } = game.state;
  if (combat === null || game.edition.damageDivision !== 'ordered') return;
  const inOrder = (id: ObjectId, items: readonly ObjectId[]): ObjectId[] =>
    askOrder(game, controllerOf(game, id), id, 'damageOrder', 'damage order', items, (object) => ({ object }));
  for (const attacker of combat.attackers) attacker.blockedBy = inOrder(attacker.id, attacker.blockedBy);
  for (const blocker of combat.blockers) blocker.blocking = inOrder(blocker.id, blocker.blocking);
}
