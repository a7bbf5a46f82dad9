/**
 * A face-down permanent that is revealed: what asks about it in the same spell or ability asks about its card, whatever effects apply to it.
 * 2006: 504 · 2009, 2011: 707 (no rule of their own) · 2026: 708.12
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { turnUp } from '../state/turning.ts';
import { workspaceOf } from '../continuous/table.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import { bind, type Context } from './context.ts';
import { matches, testOf } from './filter.ts';

/** Under this name a spell or ability knows the face-down permanents that it has revealed. */
const SHOWN = 'shown';

/** Those of them that are face down on the battlefield are known from now on. */
export function noteShown(game: Game, ctx: Context, ids: readonly ObjectId[]): void {
  const down = ids.filter((id) => {
    const object = objectOf(game, id);
    return object?.zone === 'battlefield' && object.faceDown;
  });
  if (down.length > 0) bind(ctx, SHOWN, { objects: down });
}

/** Whether it fits: of one that was revealed its card, without any effect. */
export function matchesAsShown(game: Game, ctx: Context, id: ObjectId, filter: Filter): boolean {
  const object = ctx.env[SHOWN]?.objects?.includes(id) === true ? objectOf(game, id) : null;
  if (object === null || !object.faceDown) return matches(game, ctx, id, filter);
  const up = { ...object };
  turnUp(up);
  return testOf(filter)(game, ctx, id, workspaceOf(game).bases.unshared(game, up).characteristics);
}
