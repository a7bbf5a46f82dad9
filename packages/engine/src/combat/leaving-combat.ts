/** Removal from combat, and the end of combat. 2006: 306.2, 311.2 · 2009, 2011, 2026: 506.4, 511.3 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { lastKnown, objectOf } from '../state/objects.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { happen } from '../events/happen.ts';
import { isActivePlayer, teamOf } from '../state/teams.ts';
import { byRule } from '../events/cause.ts';
import { removeFromCombatEvent } from '../events/kinds/combat.ts';
import { areOpponents } from '../meaning/players.ts';
import { isBattle } from '../objects/battle.ts';
import { attackedBy } from './attack-options.ts';
import { isFighter } from './applies.ts';
import { attackNothing } from '../events/combat-record.ts';

/**
 * Removes from combat what no longer belongs there: it left, stopped being a creature, became a battle or came under another's
 * control; a planeswalker that is no longer one is no longer attacked. To be called whenever state-based actions are checked:
 * returns whether anything changed.
 */
export function settleCombat(game: Game): boolean {
  const { combat } = game.state;
  if (combat === null || (combat.attackers.length === 0 && combat.blockers.length === 0)) return false;
  const { active } = game.state.turn;
  const gone: ObjectId[] = combat.attackers
    .filter((a) => !fights(game, a.id) || !isActivePlayer(game, controllerOf(game, a.id)))
    .map((a) => a.id);
  for (const blocker of combat.blockers) {
    const controller = controllerOf(game, blocker.id);
    const defender = combat.attackers.find((a) => blocker.blocking.includes(a.id))?.defender;
    // where all it blocked is gone, whoever it belongs to now must still be defending
    const stays =
      defender === undefined ? areOpponents(game, controller, active) : teamOf(game, defender).includes(controller);
    if (!stays || !fights(game, blocker.id)) gone.push(blocker.id);
  }
  let changed = gone.length > 0;
  if (changed)
    happen(
      game,
      gone.map((object) => removeFromCombatEvent(object, -1, byRule('506.4'))),
    );
  for (const attacker of combat.attackers) {
    if (attacker.planeswalker <= 0 || attackedBy(game, attacker) !== null) continue;
    if (game.edition.phasingInCombat === 'kept' && objectOf(game, attacker.planeswalker)?.phasedOut === true) continue;
    attackNothing(game, attacker, wasBattle(game, attacker.planeswalker));
    changed = true;
  }
  return changed;
}

const wasBattle = (game: Game, id: ObjectId): boolean => {
  const is = objectOf(game, id) === null ? lastKnown(game, id)?.characteristics : characteristics(game, id);
  return is !== undefined && isBattle(is);
};

function fights(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  return object !== null && object.zone === 'battlefield' && !object.phasedOut && isFighter(game, id);
}
