/** What Auras, Equipment and Fortifications can be attached to. 2006: 212.2d–g, 212.4, 502.33, 502.45 · 2009: 301.7–301.8, 303.4, 702.5 · 2011, 2026: 301.5–301.6, 303.4, 702.5 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import type { Zone } from '../vocabulary/words.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { keywordAbilities, keywordInstances } from '../continuous/keyword-abilities.ts';
import { abilityContext, activeContext, context } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer } from '../meaning/players.ts';
import { isInRange, isObjectInRange } from '../meaning/range.ts';
import { CREATURE_BIT, LAND_BIT } from './subtypes.ts';

/** The enchant abilities of an Aura: all of them restrict it (2026: 702.5c). */
const enchantAbilities = (game: Game, id: ObjectId): KeywordAbility[] => keywordAbilities(game, id, 'enchant');

/** Where an enchant ability means what it says: on the battlefield, unless it says a graveyard. */
export const enchantsIn = (quality: Filter): Zone =>
  (quality.is === 'and' ? quality.of : [quality]).find((filter) => filter.is === 'zone')?.zone ?? 'battlefield';

export const canAttach = {
  /** Whether the object could be attached to that permanent. `controller` is who "you" is for it, its controller unless it is still to enter; `asCreature`: as though that were one (2026: 702.6e); `asLast`: as it last was, if it has left. */
  to(
    game: Game,
    id: ObjectId,
    host: ObjectId,
    controller: PlayerId = controllerOf(game, id),
    asCreature = false,
    asLast = false,
  ): boolean {
    const on = asLast ? objectOrLast(game, host) : objectOf(game, host);
    if (on === null || on.phasedOut || host === id) return false;
    const { types, subtypes } = characteristics(game, id);
    // a creature is not attached to anything (2006: 212.2g, 212.4g · later: 301.5c, 303.4d)
    if ((types & CREATURE_BIT) !== 0 && !reconfigures(game, id, subtypes)) return false;
    if (!isObjectInRange(game, controller, host)) return false;
    const equips = asCreature && subtypes.includes('Equipment');
    return (
      ((equips && on.zone === 'battlefield') || fits(game, id, on, controller, subtypes)) && !forbidden(game, id, host)
    );
  },

  /** Whether the object could be attached to that player: an Aura with "enchant player". */
  toPlayer(game: Game, id: ObjectId, player: PlayerId, controller: PlayerId = controllerOf(game, id)): boolean {
    const { types, subtypes } = characteristics(game, id);
    if ((types & CREATURE_BIT) !== 0 || !subtypes.includes('Aura') || !isHost(game, player, controller)) return false;
    const enchant = keywordInstances(game, id, 'enchant');
    return (
      enchant.length > 0 &&
      enchant.every(
        ({ ability, ref }) =>
          ability.enchantPlayer === true &&
          (ability.player === undefined || isPlayer(game, abilityContext(controller, id, ref), ability.player, player)),
      ) &&
      !rulesOf(game, 'playerCantBeEnchanted').some((active) => {
        const of = activeContext(active);
        return isPlayer(game, of, active.rule.who, player) && matches(game, of, id, active.rule.by);
      })
    );
  },

  /** What the object could be attached to as it enters under that player's control: permanents, or cards of graveyards. */
  hostsFor(game: Game, id: ObjectId, controller: PlayerId): ObjectId[] {
    const among = enchantAbilities(game, id).some(({ quality }) => quality && enchantsIn(quality) === 'graveyard')
      ? game.state.players.flatMap(({ graveyard }) => graveyard)
      : game.state.battlefield;
    return among.filter((host) => canAttach.to(game, id, host, controller));
  },
};

/** An Equipment with reconfigure, which ceases to be a creature as it is attached (2026: 301.5c, 702.151b). */
const reconfigures = (game: Game, id: ObjectId, subtypes: readonly string[]): boolean =>
  subtypes.includes('Equipment') && keywordAbilities(game, id, 'reconfigure').length > 0;

/** A player in the game, and in range of the Aura's controller (2009, 2011, 2026: 801.8). */
const isHost = (game: Game, player: PlayerId, controller: PlayerId): boolean =>
  game.state.players[player]?.left === false && isInRange(game, controller, player);

function fits(
  game: Game,
  id: ObjectId,
  { id: host, zone: at }: GameObject,
  controller: PlayerId,
  subtypes: readonly string[],
): boolean {
  if (subtypes.includes('Aura')) {
    const enchant = keywordInstances(game, id, 'enchant');
    return (
      enchant.length > 0 &&
      enchant.every(({ ability: { enchantPlayer, quality }, ref }) => {
        if (enchantPlayer === true || quality === undefined || enchantsIn(quality) !== at) return false;
        return matches(game, abilityContext(controller, id, ref), host, quality);
      })
    );
  }
  if (at !== 'battlefield') return false;
  const { types } = characteristics(game, host);
  if (subtypes.includes('Equipment')) return (types & CREATURE_BIT) !== 0;
  return subtypes.includes('Fortification') && (types & LAND_BIT) !== 0;
}

/** "Can't be enchanted", "can't be equipped", protection (2006: 502.7 · later: 702.16). */
function forbidden(game: Game, id: ObjectId, host: ObjectId): boolean {
  return rulesOf(game, 'cantBeAttached').some(({ rule, controller, source, env, x, ref }) => {
    const ctx = context(controller, source, env, x, ref);
    if (!matches(game, ctx, id, rule.by) || !objectsOf(game, ctx, rule.what).includes(host)) return false;
    // what an effect does not remove stays, and could not be attached anew (2026: 702.16n)
    const stays = rule.spares !== undefined && objectOf(game, id)?.attachedTo === host;
    return !(stays && matches(game, ctx, id, rule.spares as Filter));
  });
}
