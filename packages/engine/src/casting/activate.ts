/** Activating an ability that uses the stack. 2006: 409, 402.5–402.8 · 2009, 2011: 602, 606 · 2026: 602, 606, 702.177a */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Game } from '../running/game.ts';
import { slotOf, type ObjectId, type PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { count, noteBegun, noteUsed } from '../events/history.ts';
import type { Action } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { activateEvent } from '../events/kinds/ability.ts';
import { cycleEvent } from '../events/kinds/cards.ts';
import { LOYALTY_USED, mayActivate } from './activation-rules.ts';
import { abilityOntoStack, revealSource } from './onto-stack.ts';
import { completeAnnouncement, whileAnnouncing } from './announcing.ts';
import { commitCrime } from './targets/crimes.ts';
import { isActivationWatched } from './costs/actions.ts';
import { proposeAbility } from './proposal.ts';
import { reverse } from '../decisions/reversal.ts';

export function activateAbility(game: Game, player: PlayerId, action: Extract<Action, { act: 'activate' }>): void {
  const { object: id, ability: ref } = action;
  const ability = abilityAt(game, ref) as ActivatedAbility;
  if (objectOf(game, id) === null || !mayActivate(game, player, id, ref, ability, false))
    reverse(game, 'the ability cannot be activated');
  revealSource(game, player, id);
  const on = abilityOntoStack(game, player, id, ref);
  if (ability.once === true) noteUsed(game, id, ref);
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
