/** Lore counters put on Sagas in the course of a turn. 2006, 2009, 2011: none · 2026: 714.3b */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { byRule } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { countersEvent } from '../events/kinds/counters.ts';
import { finalChapter, isSaga, LORE } from '../objects/saga.ts';

/** As a player's precombat main phase begins (714.3b). */
export function addLore(game: Game, players: readonly PlayerId[]): void {
  const sagas = game.state.battlefield.filter((id) => {
    const is = characteristics(game, id);
    return (
      isSaga(is) &&
      objectOf(game, id)?.phasedOut === false &&
      players.includes(controllerOf(game, id)) &&
      finalChapter(game, is) > 0
    );
  });
  happen(
    game,
    sagas.map((object) => {
      const player = controllerOf(game, object);
      return countersEvent(object, LORE, 1, byRule('714.3b', 'turn', player), player);
    }),
  );
}
