/** The order of permanents that enter at once. 2006: 418.5e · 2009, 2011: 613.6g · 2026: 613.7m */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { apnap, objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { fullProfileOf } from '../continuous/derive.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { touch } from './objects.ts';

/** Gives what has just entered its timestamps in the order that the players choose. */
export function orderTimestamps(game: Game, happened: readonly GameEvent[]): void {
  const entered: ObjectId[] = [];
  for (const event of happened) {
    const id = event.kind === 'move' && event.to === 'battlefield' ? event.other : createdBy(event);
    if (objectOf(game, id)?.zone === 'battlefield') entered.push(id);
  }
  if (entered.length < 2) return;
  const at = (id: ObjectId): GameObject => objectOf(game, id) as GameObject;
  const order =
    game.edition.timestampOrder === 'active-player'
      ? chosenOrder(game, game.state.turn.active, entered)
      : apnap(game).flatMap((player) =>
          chosenOrder(
            game,
            player,
            entered.filter((id) => at(id).controller === player),
          ),
        );
  const timestamps = entered.map((id) => at(id).timestamp).sort((a, b) => a - b);
  order.forEach((id, i) => {
    at(id).timestamp = timestamps[i] as number;
    at(id).enteredAt = timestamps[0] as number;
  });
  touch(game, Reads.membership);
}

const createdBy = (event: GameEvent): ObjectId => (event.kind === 'createToken' ? event.object : 0);

/** Only the order of those whose effects reach other objects can matter, and not that of several of one card. */
function chosenOrder(game: Game, player: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] {
  const reaching = ids.filter((id) => fullProfileOf(game, id).changing.some((c) => c.template.open));
  if (new Set(reaching.map((id) => objectOf(game, id)?.def)).size < 2) return ids;
  const chosen = askOrder(game, player, 0, 'order', 'timestamps, earliest first', reaching, (object) => ({ object }));
  return [...chosen, ...ids.filter((id) => !reaching.includes(id))];
}
