/**
 * Destroying, sacrificing and regenerating permanents; what is destroyed or sacrificed moves to the graveyard.
 * 2006: 217.7, 410.2, 419.6b · 2009: 603.2, 701.6, 701.13 · 2011: 603.2, 701.6, 701.14 · 2026: 603.2, 701.8, 701.19, 701.21
 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { isIndestructible, objectRule } from '../../continuous/prohibitions.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, GameEvent, Happening } from '../event.ts';
import { bound, type KindOf, onlySeen } from './kind.ts';
import { moveEvent } from './move.ts';
import { toWrite } from '../../state/writing.ts';

export interface Destroy extends Happening<'destroy'> {
  /** it can't be regenerated */
  noRegeneration: boolean;
  /** what the object has become; 0: not yet known */
  became: ObjectId;
}
export interface Sacrifice extends Happening<'sacrifice'> {
  became: ObjectId;
}
/** A regeneration shield is made. */
export type Regenerate = Happening<'regenerate'>;
export type RemovalEvent = Destroy | Sacrifice | Regenerate;

export const destroyEvent = (object: ObjectId, player: PlayerId, cause: Cause, noRegeneration = false): Destroy => ({
  kind: 'destroy',
  object,
  player,
  amount: 0,
  cause,
  noRegeneration,
  became: 0,
});

export const sacrificeEvent = (object: ObjectId, player: PlayerId, cause: Cause): Sacrifice => ({
  kind: 'sacrifice',
  object,
  player,
  amount: 0,
  cause,
  became: 0,
});

export const regenerateEvent = (object: ObjectId, player: PlayerId, cause: Cause): Regenerate => ({
  kind: 'regenerate',
  object,
  player,
  amount: 0,
  cause,
});

const isPermanent = (game: Game, id: ObjectId): boolean => objectOf(game, id)?.zone === 'battlefield';

function toGraveyard(game: Game, { kind, object: id, cause }: Destroy | Sacrifice): GameEvent | null {
  const object = objectOf(game, id);
  if (object === null) return null;
  return moveEvent({ object: id, from: object.zone, to: 'graveyard' }, { ...cause, reason: kind });
}

export const destroy: KindOf<Destroy> = {
  perform: onlySeen,
  impossible: (game, { object }) => !isPermanent(game, object) || isIndestructible(game, object),
  contains: toGraveyard,
  patterns: {
    destroy: (game, ctx, { what, byEffect, by }, { object, cause }) =>
      ((byEffect !== true && by === undefined) || cause.reason === 'effect') &&
      (by === undefined || isPlayer(game, ctx, by, cause.by)) &&
      matches(game, ctx, object, what),
  },
  binds: (_game, event) => bound(event, event.became),
  looksBack: (list) => list.includes('leavesBattlefield'),
};

/** Whether an exploit ability does it as it resolves (2026: 702.110b). */
const isExploiting = (game: Game, { ability, reason }: Cause): boolean => {
  if (ability === null || reason !== 'effect') return false;
  const found = abilityAt(game, ability);
  return found.ability === 'triggered' && found.keyword === 'exploit';
};

export const sacrifice: KindOf<Sacrifice> = {
  perform: onlySeen,
  impossible: (game, { object }) => !isPermanent(game, object) || objectRule(game, 'cantBeSacrificed', object),
  contains: toGraveyard,
  patterns: {
    sacrifice: (game, ctx, { what, who, exploiter }, { object, player, cause }) =>
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      matches(game, ctx, object, what) &&
      (exploiter === undefined || (isExploiting(game, cause) && matches(game, ctx, cause.source, exploiter))),
  },
  binds: (_game, event) => bound(event, event.became),
  looksBack: (list) => list.includes('leavesBattlefield'),
};

export const regenerate: KindOf<Regenerate> = {
  perform(game, event) {
    const object = objectOf(game, event.object);
    if (object === null || object.zone !== 'battlefield') return false;
    toWrite(game.state, object).shields += 1;
    return true;
  },
  patterns: {},
};
