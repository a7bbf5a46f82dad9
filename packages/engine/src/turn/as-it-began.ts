/** How things stand as a turn begins, for what asks about that later. 2006: 300.1 · 2009, 2011, 2026: 500.1 */
import { maySpeakOf } from '../abilities/paths.ts';
import { keepBeginning } from '../events/history.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';

const asked = maySpeakOf('beganTurnUntapped', 'untappedAsTurnBegan', 'handAsTurnBegan');

export function noteBeginning(game: Game): void {
  const { state, definitions } = game;
  if (!asked(definitions)) return;
  const untapped = state.battlefield
    .filter((id) => {
      const object = objectOf(game, id);
      return object !== null && !object.tapped && !object.phasedOut;
    })
    .map((object) => ({ object, player: controllerOf(game, object), types: characteristics(game, object).types }));
  keepBeginning(state, { untapped, hands: state.players.map(({ hand }) => hand.length) });
}
