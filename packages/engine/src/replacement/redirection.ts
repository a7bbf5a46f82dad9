/**
 * Noncombat damage to a player that an opponent, controlling its source, may have dealt to that player's planeswalker instead.
 * 2009, 2011: 306.7 · 2006, 2026: none
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { askObjects } from '../decisions/ask.ts';
import { applying, hasApplied } from '../events/cause.ts';
import type { GameEvent } from '../events/event.ts';
import type { Damage } from '../events/kinds/damage.ts';
import { isType } from '../meaning/filter.ts';
import { areOpponents } from '../meaning/players.ts';

/** Applied to an event once. */
export const TO_PLANESWALKER = 'to a planeswalker';

/** The planeswalkers that could be dealt the damage instead. */
export function planeswalkersInstead(game: Game, event: GameEvent): ObjectId[] {
  if (!game.edition.damageRedirection || event.kind !== 'damage' || event.combat || event.object !== 0) return [];
  if (hasApplied(event.cause, TO_PLANESWALKER)) return [];
  const dealing = controllerOf(game, event.source);
  if (dealing < 0 || !areOpponents(game, dealing, event.player)) return [];
  return game.state.battlefield.filter(
    (id) =>
      objectOf(game, id)?.phasedOut === false &&
      isType(characteristics(game, id), 'planeswalker') &&
      controllerOf(game, id) === event.player,
  );
}

/** The source's controller chooses as the effect is applied. */
export function redirectedToPlaneswalker(game: Game, event: Damage): Damage {
  const player = controllerOf(game, event.source);
  const options = planeswalkersInstead(game, event);
  const [chosen] = askObjects(game, {
    player,
    source: event.source,
    purpose: 'choose a planeswalker that is dealt the damage instead',
    ids: options,
    min: 0,
    max: 1,
  });
  const cause = applying(event.cause, TO_PLANESWALKER);
  return chosen === undefined ? { ...event, cause } : { ...event, object: chosen, player: -1, cause };
}
