/** Double-faced cards: what can transform, and what can't be turned face down. 2006, 2009: none · 2011: 701.25, 711 · 2026: 701.27, 712 */
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Context } from '../meaning/context.ts';

/** Whether the card that represents it has two faces (2011: 711.6 · 2026: 712.16). */
export function isDoubleFaced(game: Game, object: GameObject): boolean {
  if (object.kind !== 'card') return false;
  const { layout } = definitionOf(game, object);
  return layout === 'double-faced' || layout === 'modal-double-faced';
}

/** Whatever it may be a copy of, only its card matters (2011: 701.25a, 711.3 · 2026: 701.27c–d, 712.9–10, 712.15a). */
export function canTransform(game: Game, object: GameObject): boolean {
  if (!isDoubleFaced(game, object) || object.faceDown) return false;
  const other = definitionOf(game, object).faces[1 - object.face];
  return other !== undefined && !other.types.some((type) => type === 'instant' || type === 'sorcery');
}

/** Whether the permanent has transformed since the ability of its own that resolves was put on the stack (2026: 701.27f). */
export function hasTransformed(game: Game, ctx: Context, id: ObjectId): boolean {
  if (game.edition.transforming === 'always' || ctx.stack === null || ctx.stack.source !== id) return false;
  const resolving = objectOf(game, game.state.stack.at(-1) ?? 0);
  return resolving !== null && (objectOf(game, id)?.transformedAt ?? 0) > resolving.timestamp;
}
