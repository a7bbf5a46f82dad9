/** Who chooses among replacement and prevention effects. 2006: 419.9a · 2009, 2011: 615.7, 616.1 · 2026: 615.7, 616.1, 800.4h */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { GameEvent } from '../events/event.ts';
import { isEntering } from '../events/kinds/move.ts';

/** Who chooses among several effects: the affected object's controller (or owner), or the affected player (616.1). */
export function chooserOf(game: Game, event: GameEvent): PlayerId {
  if (event.object !== 0) {
    if (isEntering(event)) return event.arrival.controller;
    const object = objectOf(game, event.object);
    if (object !== null)
      return object.zone === 'battlefield' || object.zone === 'stack' ? controllerOf(game, event.object) : object.owner;
  }
  return event.player >= 0 ? event.player : game.state.turn.active;
}
