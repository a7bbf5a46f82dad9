/**
 * How often an object's ability was used this turn, and how often it resolved.
 * 2006: 404 · 2009: 602.5b–c, 706.9b · 2011: 602.5b–c, 706.10b · 2026: 602.5b–c, 603.2h, 603.7h, 707.10b
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { AbilityRef } from '../state/state.ts';
import { nodesIn } from '../vocabulary/nodes.ts';

/** An ability that another object gives is that one as given by that object (2009, 2011, 2026: 602.5c). */
export function useKey({ path, env }: AbilityRef): string {
  const granter = env?.['granter']?.objects?.[0];
  return granter === undefined ? path : `${path}@${granter}`;
}

export function timesUsed(game: Game, id: ObjectId, ref: AbilityRef): number {
  return objectOrLast(game, id)?.activations?.[useKey(ref)] ?? 0;
}

const EVER = 'ever ';
/** Under what an ability that is used only once is counted; unlike other counts this one is kept as turns go by. */
export const everKey = (ref: AbilityRef): string => `${EVER}${useKey(ref)}`;
export const isKept = (key: string): boolean => key.startsWith(EVER);
/** Whether an ability that can be activated only once has been (2026: 602.5b, 702.177a). */
export const wasUsed = (game: Game, id: ObjectId, ref: AbilityRef): boolean =>
  (objectOf(game, id)?.activations?.[everKey(ref)] ?? 0) > 0;

/** Under what a mode of an ability is counted that may be chosen once, or once a turn. */
export const modeKey = (ref: AbilityRef, mode: number, once: 'ever' | 'turn'): string =>
  `${once === 'ever' ? everKey(ref) : useKey(ref)} mode ${mode}`;
export const wasChosen = (game: Game, id: ObjectId, ref: AbilityRef, mode: number, once: 'ever' | 'turn'): boolean =>
  objectOrLast(game, id)?.activations?.[modeKey(ref, mode, once)] !== undefined;

/** How often the ability of that object has resolved this turn; a copy of it is the same ability (2009: 706.9b · 2011: 706.10b · 2026: 707.10b). */
export const timesResolved = (game: Game, source: ObjectId, ref: AbilityRef): number =>
  game.state.history.resolved?.[`${source}/${useKey(ref)}`] ?? 0;

export const triggeredKey = (controller: PlayerId, ref: AbilityRef): string => `${useKey(ref)} of player ${controller}`;
/** How often an ability without a source has triggered this turn for that player. */
export const timesTriggered = (game: Game, controller: PlayerId, ref: AbilityRef): number =>
  game.state.history.resolved?.[triggeredKey(controller, ref)] ?? 0;

const asking = new WeakMap<object, boolean>();

/** Whether the ability speaks of how often it has resolved. */
export function asksHowOftenResolved(ability: unknown): boolean {
  if (typeof ability !== 'object' || ability === null) return false;
  let asks = asking.get(ability);
  if (asks === undefined) {
    asks = nodesIn([ability]).has('of: resolutions');
    asking.set(ability, asks);
  }
  return asks;
}

export const doing = (ref: AbilityRef): string => `${useKey(ref)}:done`;

/** Whether what that ability lets its player do has been done this turn (2026: 603.2h). */
export const hasDone = (game: Game, source: ObjectId, ref: AbilityRef): boolean =>
  (objectOf(game, source)?.activations?.[doing(ref)] ?? 0) > 0;
