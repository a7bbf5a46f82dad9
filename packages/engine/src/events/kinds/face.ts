/**
 * Turning face up or down, transforming, flipping, merging.
 * 2006: 217.7b, 410.2, 502.26, 504, 508 · 2009: 107.3d, 406.3, 603.2, 707, 709 · 2011: 107.3d, 406.3, 603.2, 701.25, 707, 710, 711 ·
 * 2026: 107.3d, 406.3a, 603.2, 613.7f, 613.7g, 701.27, 701.40g, 702.145, 708, 710, 729.2
 */
import { turnComponents, turnDown, turnUp } from '../../state/turning.ts';
import { turnedOver } from '../../objects/turning-over.ts';
import { wordsIn } from '../../state/binding.ts';
import type { Game } from '../../running/game.ts';
import { EVERYBODY, type ObjectId, type PlayerId } from '../../state/ids.ts';
import { blankStackInfo } from '../../state/stack.ts';
import { componentsOf, definitionOf, objectOf } from '../../state/objects.ts';
import type { Component } from '../../state/state.ts';
import { Reads } from '../../continuous/derived.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { matches } from '../../meaning/filter.ts';
import { canTransform, isDoubleFaced, isSpellFace } from '../../objects/double-faced.ts';
import { mergeInto } from '../components.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { nextTimestamp } from '../objects.ts';
import { bound, change, type KindOf } from './kind.ts';

export interface TurnFaceUp extends Happening<'turnFaceUp'> {
  /** the keyword whose cost was paid to do so, and the X of it; null: an effect does it */
  paid: { by: string; x: number } | null;
}
export type TurnFaceDown = Happening<'turnFaceDown'>;
export interface Transform extends Happening<'transform'> {
  /** because it has become day or night */
  withDaytime: boolean;
}
export type Flip = Happening<'flip'>;
/** A spell becomes part of a permanent, on top of it or under it. */
export interface Merge extends Happening<'merge'> {
  host: ObjectId;
  onTop: boolean;
}
export type FaceEvent = TurnFaceUp | TurnFaceDown | Transform | Flip | Merge;

export const turnFaceUpEvent = (
  object: ObjectId,
  player: PlayerId,
  cause: Cause,
  paid: TurnFaceUp['paid'] = null,
): TurnFaceUp => ({ kind: 'turnFaceUp', object, player, amount: 0, cause, paid });

export const turnFaceDownEvent = (object: ObjectId, player: PlayerId, cause: Cause): TurnFaceDown => ({
  kind: 'turnFaceDown',
  object,
  player,
  amount: 0,
  cause,
});

export const transformEvent = (object: ObjectId, player: PlayerId, cause: Cause, withDaytime = false): Transform => ({
  kind: 'transform',
  object,
  player,
  amount: 0,
  cause,
  withDaytime,
});

export const flipEvent = (object: ObjectId, player: PlayerId, cause: Cause): Flip => ({
  kind: 'flip',
  object,
  player,
  amount: 0,
  cause,
});

export const mergeEvent = (
  object: ObjectId,
  host: ObjectId,
  onTop: boolean,
  player: PlayerId,
  cause: Cause,
): Merge => ({
  kind: 'merge',
  object,
  player,
  amount: 0,
  cause,
  host,
  onTop,
});

const SEEN = Reads.membership | Reads.combat;

const isSpellPart = (game: Game, part: Component): boolean =>
  part.kind === 'card' && part.copied === null && isSpellFace(definitionOf(game, part).faces[0].types);

/** What gets a new timestamp by showing its other side, in the editions that say so. */
const stamped = (game: Game, { object }: TurnFaceUp | TurnFaceDown | Transform): ObjectId =>
  game.edition.timestamps.faceNew ? object : 0;

export const turnFaceUp: KindOf<TurnFaceUp> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (!object.faceDown) return false;
      object.known = EVERYBODY;
      // a card exiled face down has no status: it is seen, and has its characteristics (2026: 110.5d, 406.3a)
      if (object.zone === 'exile') {
        turnUp(object);
        object.hidden = false;
        return true;
      }
      // an instant or sorcery card is only revealed (2026: 701.40g, 701.58g, 729.2g)
      if (componentsOf(object).some((part) => isSpellPart(game, part))) return false;
      // the name is revealed, or both are (2026: 702.106c, 702.106f)
      if (object.faceDownBy === 'agenda')
        object.memory = (object.memory ?? []).map((named) => {
          const { secret: _, ...open } = named;
          note(game, (w) => `${w.object(object.id)} names ${wordsIn(open.value).join(' and ')}.`);
          return open;
        });
      turnUp(object);
      turnComponents(object, null);
      const x = event.paid?.x ?? 0;
      if (x > 0) object.spell = { ...(object.spell ?? blankStackInfo('spell', null, 0, {})), x };
      if (game.edition.timestamps.faceNew) object.timestamp = nextTimestamp(game.state);
      return true;
    }),
  patterns: {
    turnedFaceUp: (game, ctx, { what, by }, { object, paid }) =>
      objectOf(game, object)?.zone === 'battlefield' &&
      (by === undefined || paid?.by === by) &&
      matches(game, ctx, object, what),
  },
  stamps: stamped,
};

export const turnFaceDown: KindOf<TurnFaceDown> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (object.faceDown || object.kind === 'ability' || isDoubleFaced(game, object)) return false;
      turnDown(game.state, object, 'effect');
      turnComponents(object, 'effect');
      if (game.edition.timestamps.faceNew) object.timestamp = nextTimestamp(game.state);
      return true;
    }),
  patterns: {},
  stamps: stamped,
};

export const transform: KindOf<Transform> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (!canTransform(game, object)) return false;
      Object.assign(object, turnedOver(game, object));
      object.transformedAt = nextTimestamp(game.state);
      if (game.edition.timestamps.faceNew) object.timestamp = object.transformedAt;
      return true;
    }),
  // what is bound to day and night transforms with them only (2026: 702.145b, e)
  impossible: (game, { object, withDaytime }) =>
    objectRule(game, 'cantTransform', object) || (!withDaytime && objectRule(game, 'bound', object)),
  patterns: {
    transforms: (game, ctx, { what, into }, { object }) =>
      matches(game, ctx, object, what) && (into === undefined || matches(game, ctx, object, into)),
  },
  stamps: stamped,
};

export const flip: KindOf<Flip> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (object.flipped) return false;
      object.flipped = true;
      return true;
    }),
  patterns: {},
};

export const merge: KindOf<Merge> = {
  perform: mergeInto,
  patterns: {},
  binds: (_game, event) => bound(event, event.host),
};
