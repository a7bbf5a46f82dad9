/** An object remembers choices and objects. 2006: 217.7d · 2009, 2011: 607.2a, 607.2d · 2026: 309.4c, 607.2a, 607.2d, 716.2 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Memory } from '../../state/state.ts';
import { Reads } from '../../continuous/derived.ts';
import { matches } from '../../meaning/filter.ts';
import { LEVEL, ROOM } from '../../meaning/memory.ts';
import type { Cause, Happening } from '../event.ts';
import { remember as keep, touch } from '../objects.ts';
import type { KindOf } from './kind.ts';

export interface Remember extends Happening<'remember'> {
  memory: readonly Memory[];
  /** what it remembers no more */
  forgotten: readonly Memory[];
}
export type RememberEvent = Remember;

export const rememberEvent = (
  object: ObjectId,
  memory: readonly Memory[],
  cause: Cause,
  player: PlayerId = -1,
  forgotten: readonly Memory[] = NOTHING,
): Remember => ({ kind: 'remember', object, player, amount: 0, cause, memory, forgotten });
const NOTHING: readonly Memory[] = [];

export const remember: KindOf<Remember> = {
  perform(game, { object, memory, forgotten }) {
    if (!keep(game, object, memory, forgotten)) return false;
    touch(game, Reads.membership);
    return true;
  },
  patterns: {
    room: (_game, ctx, { room }, { object, memory }) =>
      object === ctx.source && memory.some(({ link, value }) => link === ROOM && value.word === room),
    becomesLevel: (game, ctx, { what, level }, { object, memory }) =>
      memory.some(({ link, value }) => link === LEVEL && value.amount === level) && matches(game, ctx, object, what),
  },
};
