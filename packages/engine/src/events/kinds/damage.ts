/**
 * Damage: dealt, prevented, in excess of what is lethal, and removed again.
 * 2006: 310.4, 314.2, 410.2, 419.5a · 2009: 118.3–118.4, 514.2, 603.2, 701.11a · 2011: 119.3–119.4, 514.2, 603.2, 701.12a · 2026: 120.3–120.4,
 * 120.10, 514.2, 603.2, 615.13, 701.19a
 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Game } from '../../running/game.ts';
import { Reads } from '../../continuous/derived.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { canBeDealtDamage } from '../../continuous/prohibitions.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { isInRange, isObjectInRange, rangeFor } from '../../meaning/range.ts';
import { dealDamage } from '../damage.ts';
import type { Cause, Happening } from '../event.ts';
import { bound, change, type KindOf, onlySeen } from './kind.ts';
import { removeDamageFrom } from '../objects.ts';

/** Its recipient is the object or, where that is 0, the player. */
export interface Damage extends Happening<'damage'> {
  /** what deals it */
  source: ObjectId;
  combat: boolean;
  unpreventable: boolean;
}
/** A permanent has been dealt more damage than is lethal, by all sources together. */
export interface ExcessDamage extends Happening<'excessDamage'> {
  combat: boolean;
}
/** One prevention effect has prevented that much damage to one recipient. */
export interface Prevented extends Happening<'prevented'> {
  /** the key of the prevention effect */
  effect: string;
}
export type RemoveDamage = Happening<'removeDamage'>;
export type DamageEvent = Damage | ExcessDamage | Prevented | RemoveDamage;

export type DamageRecipient = { object: ObjectId } | { player: PlayerId };

export const damageEvent = (
  source: ObjectId,
  to: DamageRecipient,
  amount: number,
  cause: Cause,
  how: { combat?: boolean; unpreventable?: boolean } = {},
): Damage => ({
  kind: 'damage',
  object: 'object' in to ? to.object : 0,
  player: 'player' in to ? to.player : -1,
  amount,
  cause,
  source,
  combat: how.combat === true,
  unpreventable: how.unpreventable === true,
});

export const excessDamageEvent = (object: ObjectId, amount: number, combat: boolean, cause: Cause): ExcessDamage => ({
  kind: 'excessDamage',
  object,
  player: -1,
  amount,
  cause,
  combat,
});

export const preventedEvent = (
  { object, player }: Damage,
  amount: number,
  effect: string,
  cause: Cause,
): Prevented => ({
  kind: 'prevented',
  object,
  player,
  amount,
  cause,
  effect,
});

export const removeDamageEvent = (object: ObjectId, cause: Cause): RemoveDamage => ({
  kind: 'removeDamage',
  object,
  player: -1,
  amount: 0,
  cause,
});

export const isRecipientInRange = (game: Game, player: PlayerId, { object, player: to }: Damage): boolean =>
  object === 0 ? isInRange(game, player, to) : isObjectInRange(game, player, object);

/** No damage is dealt beyond the range of its source's controller, wherever it was redirected (2006: 601.14a · 2009, 2011: 801.15a · 2026: 801.13a). */
const isDealtInRange = (game: Game, event: Damage): boolean =>
  game.state.reach === null ||
  isRecipientInRange(
    game,
    rangeFor(game, { controller: controllerOf(game, event.source), source: event.source }),
    event,
  );

export const damage: KindOf<Damage> = {
  perform: dealDamage,
  impossible(game, event) {
    if (event.amount <= 0 || !isDealtInRange(game, event)) return true;
    return event.object === 0
      ? game.state.players[event.player]?.left !== false
      : !canBeDealtDamage(game, event.object);
  },
  patterns: {
    damage(game, ctx, { source, to, toPlayer, combat, atLeast = 1, exactly }, event) {
      if (event.amount < atLeast || event.amount !== (exactly ?? event.amount)) return false;
      if (combat !== undefined && combat !== event.combat) return false;
      if (source !== undefined && !matches(game, ctx, event.source, source)) return false;
      if (event.object !== 0) return to === undefined ? toPlayer === undefined : matches(game, ctx, event.object, to);
      return toPlayer === undefined ? to === undefined : isPlayer(game, ctx, toPlayer, event.player);
    },
  },
  binds: (_game, event) => bound(event, 0, event.object, event.player, event.source),
};

export const excessDamage: KindOf<ExcessDamage> = {
  perform: onlySeen,
  patterns: {
    excessDamage: (game, ctx, { what, combat }, event) =>
      (combat === undefined || combat === event.combat) && matches(game, ctx, event.object, what),
  },
};

export const prevented: KindOf<Prevented> = {
  perform: onlySeen,
  patterns: { prevented: (game, ctx, { to }, { player }) => isPlayer(game, ctx, to, player) },
};

export const removeDamage: KindOf<RemoveDamage> = {
  perform: (game, event) =>
    change(game, event, Reads.damage, (object) => {
      removeDamageFrom(game.state, object);
      return true;
    }),
  patterns: {},
};
