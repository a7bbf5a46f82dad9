/** Checking and performing state-based actions: all at once. 2006: 420.3–4, 503.10a · 2009: 704.3, 704.6, 706.9a · 2011: 704.3, 704.6, 706.10a · 2026: 704.3, 704.7, 707.10a */
import type { Game } from '../running/game.ts';
import { hasLeft, objectOf } from '../state/objects.ts';
import { controllerOf, derive } from '../continuous/derive.ts';
import { settleCombat } from '../combat/combat.ts';
import type { GameEvent } from '../events/event.ts';
import { endExpired } from '../events/effects.ts';
import { happen } from '../events/happen.ts';
import { checkStateTriggers } from '../events/triggers.ts';
import { byRule } from '../events/cause.ts';
import { noteDurations } from '../casting/awaited-durations.ts';
import { controlEvent } from '../events/kinds/control.ts';
import { moveEvent } from '../events/kinds/move.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import { endIfDecided } from '../multiplayer/leaving.ts';
import { keepTime } from '../turn/day-and-night.ts';
import { boardOf, found } from './actions.ts';
import { SUBJECT_OF, suspicions } from './quick.ts';
import { noteTops } from '../events/shown-tops.ts';
import { leaveToNextCheck, ceaseToExist, forgetChecked, keepControl } from '../events/checked.ts';

/** Performs what applies now. Returns whether anything did, so that the caller checks again. */
export function performStateBasedActions(game: Game): boolean {
  const { state } = game;
  if (state.result !== null) return false;
  noteTops(game);
  const table = derive(game);
  const { changes } = table;
  let look = suspicions(game);
  const noticed = look.control && noticeControl(game);
  const changed = settleCombat(game) || noticed;
  endExpired(game, { at: 'any' });
  noteDurations(game);
  keepTime(game);
  // an effect begins and ends without an event, and what it makes so triggers before these actions undo it (2006: 410.11 · later: 603.8)
  checkStateTriggers(game);
  const ceased = ceaseToExist(game);
  if (ceased || changed || game.derived !== table || table.changes !== changes) look = suspicions(game);
  if (look.subjects === 0) return ceased || changed;
  const board = boardOf(game);
  const events: GameEvent[] = [];
  const byObject = new Map<ObjectId, number>();
  for (const action of game.edition.stateBasedActions) {
    if ((look.subjects & SUBJECT_OF[action]) === 0) continue;
    for (const event of found(game, board, action)) merge(events, byObject, event);
  }
  forgetChecked(
    game,
    board.permanents.map(({ object }) => object),
  );
  if (events.length === 0) return ceased || changed;
  leaveToNextCheck(game);
  happen(game, events);
  endIfDecided(game);
  // what was done in place of one of them is looked at, too
  return state.unsettled;
}

/**
 * Two actions with the same result for one object or player are one event (2009, 2011: 704.6 · 2026: 704.7): going to the graveyard outright is the
 * stronger. `byObject` tells where in the list each object is moved or destroyed.
 */
function merge(events: GameEvent[], byObject: Map<ObjectId, number>, event: GameEvent): void {
  const { kind, object } = event;
  if (kind === 'lose' && events.some((e) => e.kind === 'lose' && e.player === event.player)) return;
  const at = kind === 'lose' || kind === 'counters' || object === 0 ? undefined : byObject.get(object);
  if (at !== undefined) {
    if (kind === 'move' && (events[at] as GameEvent).kind === 'destroy') events[at] = event;
    return;
  }
  if (kind === 'move' || kind === 'destroy') byObject.set(object, events.length);
  events.push(event);
}

/** A permanent that came under another player's control since the last check has newly come under it (sickness, combat, triggers). */
function noticeControl(game: Game): boolean {
  const events: GameEvent[] = [];
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object === null || object.phasedOut) continue;
    const controller = controllerOf(game, id);
    if (controller === object.heldBy) continue;
    if (hasLeft(game, controller)) comesBackToNobody(game, object, events);
    else events.push(controlEvent(id, object.heldBy, controller, byRule('110.2', 'sba')));
  }
  if (events.length > 0) happen(game, events);
  return events.length > 0;
}

/** Control would go back to a player who has left (2006: 600.4b · 2009, 2011: 800.4b · 2026: 800.4c). */
function comesBackToNobody(game: Game, object: GameObject, events: GameEvent[]): void {
  if (game.edition.controlOfLeft === 'exile')
    events.push(moveEvent({ object: object.id, from: 'battlefield', to: 'exile' }, byRule('800.4c', 'leave')));
  else keepControl(game, object);
}
