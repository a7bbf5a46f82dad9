/** Damage assignment order among blockers and among the blocked. 2009, 2011: 509.2–509.3 · 2006, 2026: none */
import { askOrder } from '../decisions/ask.ts';
import type { Game } from '../state/game.ts';

/** Where the edition has an order, the active player announces it for each attacker, then each defending player for each blocker. */
export function announceDamageOrders(game: Game): void {
  const { combat, turn } = game.state;
  if (combat === null || game.edition.damageDivision !== 'ordered') return;
  const option = (object: number) => ({ object });
  for (const attacker of combat.attackers) {
    attacker.blockedBy = askOrder(
      game,
      turn.active,
      attacker.id,
      'damageOrder',
      'damage order',
      attacker.blockedBy,
      option,
    );
  }
  for (const blocker of combat.blockers) {
    const defender = combat.attackers.find((a) => blocker.blocking.includes(a.id))?.defender;
    if (defender !== undefined)
      blocker.blocking = askOrder(game, defender, blocker.id, 'damageOrder', 'damage order', blocker.blocking, option);
  }
}
