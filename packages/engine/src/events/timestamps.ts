/** The order of objects that get their timestamps at once. 2006: 418.5e · 2009, 2011: 613.6g · 2026: 613.7m */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { apnap, objectOf } from '../state/objects.ts';
import { lesser } from '../state/numbers.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { controllerOf, fullProfileOf } from '../continuous/derive.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { kindOf } from './kinds/table.ts';
import { touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** Gives what has just entered, become attached or turned over its timestamps in the order that the players choose; what moved at once, one moment. */
export function orderTimestamps(game: Game, happened: readonly GameEvent[]): void {
  const stamped: ObjectId[] = [];
  const entered: ObjectId[] = [];
  let moment = 0;
  for (const event of happened) {
    const moved = event.kind === 'move' ? objectOf(game, event.became) : null;
    if (moved !== null) {
      moment = entered.length === 0 ? moved.timestamp : lesser(moment, moved.timestamp);
      entered.push(moved.id);
    }
    const id = kindOf(event).stamps?.(game, event) ?? 0;
    if (objectOf(game, id)?.zone !== 'battlefield' || stamped.includes(id)) continue;
    stamped.push(id);
  }
  const at = (id: ObjectId): WritableObject => toWrite(game.state, objectOf(game, id) as GameObject);
  for (const id of entered) at(id).enteredAt = moment;
  if (stamped.length < 2) return;
  const order =
    game.edition.timestampOrder === 'active-player'
      ? chosenOrder(game, game.state.turn.active, stamped)
      : apnap(game).flatMap((player) =>
          chosenOrder(
            game,
            player,
            stamped.filter((id) => controllerOf(game, id) === player),
          ),
        );
  const timestamps = stamped.map((id) => at(id).timestamp).sort((a, b) => a - b);
  order.forEach((id, i) => {
    at(id).timestamp = timestamps[i] as number;
  });
  touch(game, Reads.membership);
}

/** Only the order of those whose effects reach the same objects can matter, and not that of several of one card. */
function chosenOrder(game: Game, player: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] {
  const hosts = ids.map((id) => objectOf(game, id)?.attachedTo ?? 0);
  const shares = (id: ObjectId): boolean => {
    const host = objectOf(game, id)?.attachedTo ?? 0;
    return host !== 0 && hosts.filter((other) => other === host).length > 1;
  };
  const reaching = ids.filter((id) =>
    fullProfileOf(game, id).changing.some(({ template }) => template.open || (template.ofHost && shares(id))),
  );
  if (new Set(reaching.map((id) => objectOf(game, id)?.def)).size < 2) return ids;
  const chosen = askOrder(game, {
    player,
    source: 0,
    purpose: 'timestamps, earliest first',
    items: reaching,
    option: (object) => ({ object }),
  });
  return [...chosen, ...ids.filter((id) => !reaching.includes(id))];
}
