/**
 * The limited range of influence: what each player can affect, measured in seats. An unlimited range is `reach: null`.
 * 2006: 601 · 2009, 2011, 2026: 801
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { playersFrom } from '../state/objects.ts';
import { isOfPlane } from '../state/planar.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import type { Context } from './context.ts';
import { isBattle, protectorOf } from '../objects/battle.ts';

/** Whether the other is within that player's range of influence; -1 is nobody in particular. */
export function isInRange(game: Game, player: PlayerId, other: PlayerId): boolean {
  const { reach } = game.state;
  return reach === null || player < 0 || other < 0 || ((reach[player] as number) & (1 << other)) !== 0;
}

/**
 * Whose range limits what words mean: their controller's. Planes and phenomena are exempt, so for their words it is nobody's, -1
 * (2009: 801.18, 901.12 · 2011: 801.20, 901.12 · 2026: 801.18, 901.13).
 */
export const rangeFor = (game: Game, { controller, source }: Pick<Context, 'controller' | 'source'>): PlayerId =>
  game.state.options.variant !== 'grand-melee' && isOfPlane(game, source) ? -1 : controller;

/** An object is where its controller is, or its owner where it has none; a battle also where its protector is (601.2d · 801.2d). */
export function isObjectInRange(game: Game, player: PlayerId, id: ObjectId): boolean {
  if (game.state.reach === null || isInRange(game, player, controllerOf(game, id))) return true;
  const protector = isBattle(characteristics(game, id)) ? protectorOf(game, id) : -1;
  return protector >= 0 && isInRange(game, player, protector);
}

/** The closest of them to a player's left (601.5c · 801.5c). */
export function nearestToLeft(game: Game, player: PlayerId, among: readonly PlayerId[]): PlayerId | undefined {
  return playersFrom(game, player).find((p) => p !== player && among.includes(p));
}
