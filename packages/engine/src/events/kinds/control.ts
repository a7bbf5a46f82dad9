/**
 * A permanent comes under another player's control.
 * 2006: 200.2, 410.2 · 2009, 2011: 110.2, 603.2 · 2026: 110.2, 603.2, 603.10d, 701.54a
 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { Reads } from '../../continuous/derived.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { loseRingBearer } from '../designating.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { takeOutOfCombat, nextTimestamp } from '../objects.ts';
import { change, type KindOf } from './kind.ts';

/** `player` controls it from now on. */
export interface Control extends Happening<'control'> {
  /** who controlled it before */
  from: PlayerId;
}
export type ControlEvent = Control;

export const controlEvent = (object: ObjectId, from: PlayerId, player: PlayerId, cause: Cause): Control => ({
  kind: 'control',
  object,
  player,
  amount: 0,
  cause,
  from,
});

export const control: KindOf<Control> = {
  perform: (game, event) =>
    change(game, event, Reads.membership | Reads.combat, (object) => {
      object.heldBy = event.player;
      loseRingBearer(game, object.id, event.player);
      object.controlledSince = nextTimestamp(game.state);
      takeOutOfCombat(game.state, object.id);
      note(game, (w) => `${w.player(event.player)} now controls ${w.object(event.object)}.`);
      return true;
    }),
  patterns: {
    controlChanges: (game, ctx, { what, from, to }, event) =>
      (from === undefined || isPlayer(game, ctx, from, event.from)) &&
      (to === undefined || isPlayer(game, ctx, to, event.player)) &&
      matches(game, ctx, event.object, what),
  },
  looksBack: (list, _event, pattern) =>
    list.includes('losesControl') && pattern.on === 'controlChanges' && pattern.from !== undefined,
};
