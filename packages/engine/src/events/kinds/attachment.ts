/** Attaching and unattaching. 2006: 502.33, 418.5e · 2009, 2011: 613.6d, 701.3 · 2026: 613.7e, 701.3, 702.151b */
import type { ObjectId } from '../../state/ids.ts';
import { Reads } from '../../continuous/derived.ts';
import { matches } from '../../meaning/filter.ts';
import type { Cause, Happening } from '../event.ts';
import { RECONFIGURED } from '../../abilities/keywords/reconfigure.ts';
import { characteristics, controllerOf } from '../../continuous/derive.ts';
import { addRuleEffect } from '../effects.ts';
import { note } from '../log.ts';
import { nextTimestamp } from '../objects.ts';
import { bound, change, type KindOf } from './kind.ts';

export interface Attach extends Happening<'attach'> {
  host: ObjectId;
}
export interface Unattach extends Happening<'unattach'> {
  /** what it was attached to: known once it has happened */
  host: ObjectId;
}
export type AttachmentEvent = Attach | Unattach;

export const attachEvent = (object: ObjectId, host: ObjectId, cause: Cause): Attach => ({
  kind: 'attach',
  object,
  player: -1,
  amount: 0,
  cause,
  host,
});

export const unattachEvent = (object: ObjectId, cause: Cause, host: ObjectId = 0): Unattach => ({
  kind: 'unattach',
  object,
  player: -1,
  amount: 0,
  cause,
  host,
});

export const attach: KindOf<Attach> = {
  perform: (game, event) =>
    change(game, event, Reads.membership, (object) => {
      if (object.attachedTo === event.host) return false;
      object.attachedTo = event.host;
      object.attachedPlayer = -1;
      object.timestamp = nextTimestamp(game.state);
      note(game, (w) => `${w.object(event.object)} becomes attached to ${w.object(event.host)}.`);
      if (characteristics(game, object.id).keywords.includes('reconfigure'))
        addRuleEffect(game, RECONFIGURED, controllerOf(game, object.id), object.id, {
          attached: { objects: [object.id] },
          host: { objects: [event.host] },
        });
      return true;
    }),
  patterns: {
    attached: (game, ctx, { what, to }, { object, host }) =>
      matches(game, ctx, object, what) && (to === undefined || matches(game, ctx, host, to)),
  },
  binds: (_game, event) => bound(event, event.host),
  stamps: (_game, { object }) => object,
};

export const unattach: KindOf<Unattach> = {
  perform: (game, event) =>
    change(game, event, Reads.membership, (object) => {
      if (object.attachedTo === 0 && object.attachedPlayer < 0) return false;
      event.host = object.attachedTo;
      object.attachedTo = 0;
      object.attachedPlayer = -1;
      return true;
    }),
  patterns: {
    unattached: (game, ctx, { what, from }, { object, host }) =>
      matches(game, ctx, object, what) && (from === undefined || matches(game, ctx, host, from)),
  },
  binds: (_game, event) => bound(event, event.host),
  looksBack: (list) => list.includes('unattached'),
};
