/** The ability that is activated or announced becomes an object on the stack. 2006: 409.1a · 2009, 2011, 2026: 602.2a */
import { reverse } from '../decisions/reversal.ts';
import { byPlayer } from '../events/cause.ts';
import { arrival } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { countUse, noteActivated } from '../events/history.ts';
import { revealEvent } from '../events/kinds/cards.ts';
import { ontoStackEvent } from '../events/kinds/move.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { isHiddenZone, objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { AbilityRef } from '../state/state.ts';

/** From a hidden zone its card is revealed. */
export function revealSource(game: Game, player: PlayerId, id: ObjectId): void {
  const source = objectOf(game, id);
  if (source !== null && isHiddenZone(source.zone)) happen(game, [revealEvent(id, player, byPlayer(player))]);
}

/** Gives the object; reverses the action where there can be none. */
export function abilityOntoStack(game: Game, player: PlayerId, id: ObjectId, ref: AbilityRef): ObjectId {
  const stack = blankStackInfo('activated', ref, id, {});
  const event = ontoStackEvent(
    { definition: ref.def, player, stack, arrival: arrival(player) },
    { ...byPlayer(player, 'cast', id), ability: ref },
  );
  const on = happen(game, [event])[0]?.object ?? 0;
  if (on === 0) reverse(game, 'the ability cannot be put on the stack');
  countUse(game, id, ref);
  noteActivated(game, id);
  return on;
}
