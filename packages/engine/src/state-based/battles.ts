/** Battles whose protector cannot protect them. 2006, 2009, 2011: none · 2026: 310.10, 704.5w–x */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { byRule } from '../events/cause.ts';
import type { GameEvent } from '../events/event.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { rememberEvent } from '../events/kinds/remember.ts';
import { chooseProtector, isBattle, isSiege, protectorOf, protectorsFor } from '../objects/battle.ts';

/**
 * A protector for one that has none, or whose protector cannot be it; where nobody can it goes. One that is attacked waits, unless it is
 * a Siege that its own controller protects (310.10, 704.5w–x).
 */
export function reprotect(game: Game, { id }: GameObject, is: Characteristics, controller: PlayerId): GameEvent | null {
  if (!isBattle(is)) return null;
  const protector = protectorOf(game, id);
  if (protectorsFor(game, is, controller).includes(protector)) return null;
  const attacked = game.state.combat?.attackers.some((a) => a.planeswalker === id) === true;
  if (attacked && !(isSiege(is) && protector === controller)) return null;
  const memory = chooseProtector(game, id, is, controller);
  return memory === null
    ? moveEvent({ object: id, from: 'battlefield', to: 'graveyard' }, byRule('704.5w', 'sba'))
    : rememberEvent(id, [memory], byRule('704.5w', 'sba'));
}
