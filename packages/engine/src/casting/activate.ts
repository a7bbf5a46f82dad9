/** Activating an ability that uses the stack. 2006: 409, 402.5–402.8 · 2009, 2011: 602, 606 · 2026: 602, 606, 702.177a */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Game } from '../state/game.ts';
import { slotOf, type ObjectId, type PlayerId } from '../state/ids.ts';
import { isHiddenZone, objectOf } from '../state/objects.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { count, countUse, noteActivated, noteBegun, noteUsed } from '../events/history.ts';
import type { Action } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { activateEvent } from '../events/kinds/ability.ts';
import { cycleEvent, revealEvent } from '../events/kinds/cards.ts';
import { ontoStackEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { LOYALTY_USED, mayActivate } from './activation-rules.ts';
import { blankStackInfo } from '../state/stack.ts';
import { completeAnnouncement, whileAnnouncing } from './announcing.ts';
import { commitCrime } from './targets/crimes.ts';
import { isActivationWatched } from './costs/actions.ts';
import { proposeAbility } from './proposal.ts';
import { reverse } from '../decisions/reversal.ts';

export function activateAbility(game: Game, player: PlayerId, action: Extract<Action, { act: 'activate' }>): void {
  const { object: id, ability: ref } = action;
  const ability = abilityAt(game, ref) as ActivatedAbility;
  const source = objectOf(game, id);
  if (source === null || !mayActivate(game, player, id, ref, ability, false))
    reverse(game, 'the ability cannot be activated');
  // from a hidden zone the card is revealed (409.1a · 602.2a)
  if (isHiddenZone(source.zone)) happen(game, [revealEvent(id, player, byPlayer(player))]);
  const stack = blankStackInfo('activated', ref, id, {});
  const event = ontoStackEvent(
    { definition: ref.def, player, stack, arrival: arrival(player) },
    { ...byPlayer(player, 'cast', id), ability: ref },
  );
  const on = happen(game, [event])[0]?.object ?? 0;
  if (on === 0) reverse(game, 'the ability cannot be put on the stack');
  countUse(game, id, ref);
  if (ability.once === true) noteUsed(game, id, ref);
  noteActivated(game, id);
  noteBegun(game, player, ability);
  if (ability.loyalty !== undefined) count(game, id, LOYALTY_USED);
  whileAnnouncing(game, player, () => completeAnnouncement(game, { ...proposeAbility(player, id, ref, ability), on }));
  commitCrime(game, on, player);
  if (isActivationWatched(game)) happen(game, [activateEvent(id, player, on, byPlayer(player, 'effect', id))]);
  // cycling a card is activating its cycling ability and discarding it as the cost (2006: 502.18b · later: 702.26–29)
  if (ability.keyword === 'cycling')
    happen(game, [cycleEvent(id, became(game, id), player, byPlayer(player), objectOf(game, on)?.stack?.x ?? null)]);
}

/** The card itself, or what it became as it was discarded. */
function became(game: Game, id: ObjectId): ObjectId {
  if (objectOf(game, id) !== null) return id;
  const next = game.state.objects[slotOf(id)];
  return next?.previous === id ? next.id : 0;
}
