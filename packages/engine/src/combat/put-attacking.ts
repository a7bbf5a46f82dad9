/** Creatures put onto the battlefield attacking: they are attacking, but never attacked. 2006: 308.3, 502.43c · 2009: 508.5 · 2011, 2026: 506.3, 508.4 */
import { answererFor, ask } from '../decisions/ask.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Recipient } from '../state/state.ts';
import { lastKnown, objectOf } from '../state/objects.ts';
import { Reads } from '../continuous/derived.ts';
import { controllerOf } from '../continuous/derive.ts';
import { touch } from '../events/objects.ts';
import { isActivePlayer } from '../multiplayer/teams.ts';
import { isCreature } from './applies.ts';
import { attackable, defenderOf } from './attack-options.ts';

/**
 * Makes a permanent that has just entered an attacker, unblocked. `like`: it attacks what that creature attacks or attacked;
 * otherwise its controller chooses. Only a creature of the attacking player, during combat, becomes one.
 */
export function putAttacking(game: Game, id: ObjectId, like: ObjectId = 0): void {
  const { combat } = game.state;
  const player = controllerOf(game, id);
  if (
    combat === null ||
    !isActivePlayer(game, player) ||
    !isCreature(game, id) ||
    combat.attackers.some((a) => a.id === id)
  )
    return;
  const model = combat.attackers.find((a) => a.id === like);
  const past = like === 0 ? null : (lastKnown(game, like) ?? lastKnown(game, objectOf(game, like)?.previous ?? 0));
  let defender = model?.defender ?? past?.defender ?? -1;
  let planeswalker = model?.planeswalker ?? past?.planeswalker ?? 0;
  if (defender < 0) {
    const options = attackable(game, player);
    const target = choose(game, player, id, options);
    if (target === null) return;
    defender = defenderOf(game, target);
    planeswalker = 'object' in target ? target.object : 0;
  }
  if (game.state.players[defender]?.left !== false) return;
  combat.attackers.push({ id, defender, planeswalker, blocked: false, blockedBy: [], band: 0 });
  if (game.edition.combatSkip === 'none-attacking') combat.attacked = true;
  touch(game, Reads.combat);
}

function choose(game: Game, player: number, source: ObjectId, options: readonly Recipient[]): Recipient | null {
  if (options.length < 2) return options[0] ?? null;
  const answer = ask(game, {
    form: 'choose',
    kind: 'option',
    player,
    by: answererFor(game, player),
    source,
    purpose: 'attack',
    options,
    min: 1,
    max: 1,
  });
  return options[answer[0] as number] ?? null;
}
