/**
 * Double-faced cards and tokens: what can transform or convert, what can meld, and what can't be turned face down.
 * 2006, 2009: none · 2011: 701.25, 711 · 2026: 701.27–28, 701.42b, 707.8a, 712, 729.2i–j
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { componentsOf, definitionOf, objectOf } from '../state/objects.ts';
import type { Component, CopySnapshot, GameObject } from '../state/state.ts';
import type { Context } from '../meaning/context.ts';

/** Whether a card or token that represents it has two faces (2011: 711.6 · 2026: 707.8a, 712.16, 729.2j). */
export const isDoubleFaced = (game: Game, object: GameObject): boolean =>
  componentsOf(object).some((part) => isTwoSided(game, part));

function isTwoSided(game: Game, part: Component): boolean {
  if (part.kind !== 'card') return part.copied?.otherFace !== undefined;
  const { layout } = definitionOf(game, part);
  return layout === 'double-faced' || layout === 'modal-double-faced' || layout === 'meld';
}

/** Whether it has two faces of its own: that of a meld card is half of another's (2026: 712.4b–c). */
export const turnsOver = (game: Game, part: Component): boolean =>
  isTwoSided(game, part) && (part.kind !== 'card' || definitionOf(game, part).layout !== 'meld');

/** Whether those objects are the two cards of the meld pair that forms it: cards, and neither a token nor a copy (2026: 701.42b). */
export function canMeld(game: Game, ids: readonly ObjectId[], into: string): boolean {
  const cards = ids.flatMap((id) => {
    const object = objectOf(game, id);
    return object?.kind === 'card' ? [definitionOf(game, object)] : [];
  });
  const [one, other] = cards;
  return (
    ids.length === 2 &&
    cards.length === 2 &&
    one?.name !== other?.name &&
    cards.every(({ layout, faces }) => layout === 'meld' && faces[1]?.name === into)
  );
}

/** The values of a double-faced token's face that is not up. */
export function otherFaceOfToken(object: Component): CopySnapshot | undefined {
  const { copied, face } = object;
  return copied?.otherFace === undefined || face === copied.face ? copied?.otherFace : copied;
}

/** The card types of the face that is not up; null where it has no other face of its own. */
export function otherFaceTypes(game: Game, object: Component): readonly string[] | null {
  if (!turnsOver(game, object)) return null;
  const other = object.kind === 'card' ? definitionOf(game, object).faces[1 - object.face] : otherFaceOfToken(object);
  return other?.types ?? null;
}

export const isSpellFace = (types: readonly string[]): boolean =>
  types.includes('instant') || types.includes('sorcery');

/** Whatever it may be a copy of, only its cards matter (2011: 701.25a, 711.3 · 2026: 701.27c–d, 712.9–10, 712.15a, 729.2i). */
export const canTransform = (game: Game, object: GameObject): boolean =>
  !object.faceDown && componentsOf(object).some((part) => canTurnOver(game, part));

/** Whether that card of a permanent, by itself, can transform. */
export function canTurnOver(game: Game, part: Component): boolean {
  const other = part.faceDown ? null : otherFaceTypes(game, part);
  return other !== null && !isSpellFace(other);
}

/** Whether it is a "transformed permanent": double-faced, by itself, with its back face up (2026: 701.27g). */
export const isTransformed = (game: Game, object: GameObject): boolean =>
  object.zone === 'battlefield' && object.face === 1 && object.components === null && turnsOver(game, object);

/** The name under which a delayed trigger knows since when it stands. */
export const SINCE = 'delayed.since';

/**
 * Whether the permanent has transformed since the ability of its own that resolves was put on the stack, or since that was created as a
 * delayed trigger (2026: 701.27f, 701.28e).
 */
export function hasTransformed(game: Game, ctx: Context, id: ObjectId): boolean {
  if (game.edition.transforming === 'always' || ctx.stack === null || ctx.stack.source !== id) return false;
  const since = ctx.env[SINCE]?.amount ?? objectOf(game, game.state.stack.at(-1) ?? 0)?.timestamp;
  return since !== undefined && (objectOf(game, id)?.transformedAt ?? 0) > since;
}
