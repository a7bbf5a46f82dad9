/** Schemes, by which an archenemy plays against everybody else. 2006, 2009: none · 2011: 311, 904 · 2026: 314, 904 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { isScheme } from '../state/nontraditional.ts';
import type { PlayerState } from '../state/state.ts';
import { characteristics } from '../continuous/derive.ts';
import { isSourceOfWaiting } from '../abilities/waiting.ts';
import { causedBy } from '../events/cause.ts';
import { type SchemeDown, schemeDownEvent, type SetInMotion, setInMotionEvent } from '../events/kinds/scheme.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { greater } from '../state/numbers.ts';

const isArchenemy = ({ schemes }: PlayerState): boolean => schemes !== undefined;

/** The one player with a scheme deck, who goes first (2011: 103.2b, 904.6 · 2026: 103.1b, 904.6); -1 where nobody or everybody has one. */
export function archenemyOf({ state }: Game): PlayerId {
  const [only, ...others] = state.players.filter(isArchenemy);
  return only !== undefined && others.length === 0 ? only.id : -1;
}

/** What an effect sets in motion, one after another: schemes, by an archenemy alone (2011: 701.22a · 2026: 701.32a, 701.32c). */
export function settingInMotion(
  game: Game,
  ctx: Context,
  i: Extract<Instruction, { do: 'setInMotion' }>,
): SetInMotion[] {
  const count = greater(0, amountOf(game, ctx, i.count));
  return playersOf(game, ctx, i.who).flatMap((player) =>
    Array.from({ length: count }, () => setInMotionEvent(player, causedBy(ctx))),
  );
}

/** Only a face-up ongoing scheme is abandoned (2011: 701.23a · 2026: 701.33a). */
export function abandoning(game: Game, ctx: Context, i: Extract<Instruction, { do: 'abandon' }>): SchemeDown[] {
  const players = playersOf(game, ctx, i.who);
  return objectsOf(game, ctx, i.what).flatMap((id) => {
    const owner = objectOf(game, id)?.owner ?? -1;
    if (!players.includes(owner) || !isFaceUpScheme(game, id) || !isOngoing(game, id)) return [];
    return [schemeDownEvent(id, owner, true, causedBy(ctx))];
  });
}

/**
 * The face-up schemes that are not ongoing and have done what they do: in 2011 each by itself, today once no ability of any scheme waits
 * (2011: 311.6, 704.5w, 904.10 · 2026: 314.6, 704.6e, 904.10).
 */
export function usedSchemes(game: Game): ObjectId[] {
  const faceUp = game.state.command.filter((id) => isFaceUpScheme(game, id));
  const waiting = faceUp.filter((id) => isSourceOfWaiting(game, id, null));
  if (game.edition.schemesStay === 'any' && waiting.length > 0) return [];
  return faceUp.filter((id) => !isOngoing(game, id) && !waiting.includes(id));
}

/** A scheme that is an object is face up in the command zone. */
function isFaceUpScheme(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  return object !== null && isScheme(game, object);
}

/** 2011: 205.4g · 2026: 205.4h */
const isOngoing = (game: Game, id: ObjectId): boolean => characteristics(game, id).supertypes.includes('ongoing');
