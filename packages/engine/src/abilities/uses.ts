/** How often an object's ability was used this turn. 2006: 404 · 2009, 2011: 602.5b–c · 2026: 602.5b–c, 603.2h */
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { AbilityRef } from '../state/state.ts';

/** An ability that another object gives is that one as given by that object (2009, 2011, 2026: 602.5c). */
export function useKey({ path, env }: AbilityRef): string {
  const granter = env?.['granter']?.objects?.[0];
  return granter === undefined ? path : `${path}@${granter}`;
}

export function timesUsed(game: Game, id: ObjectId, ref: AbilityRef): number {
  return objectOrLast(game, id)?.activations?.[useKey(ref)] ?? 0;
}

export const doing = (ref: AbilityRef): string => `${useKey(ref)}:done`;

/** Whether what that ability lets its player do has been done this turn (2026: 603.2h). */
export const hasDone = (game: Game, source: ObjectId, ref: AbilityRef): boolean =>
  (objectOf(game, source)?.activations?.[doing(ref)] ?? 0) > 0;
