/** How many turn markers a Grand Melee has, and who begins with them. 2006: 608.4 · 2009: 808.4 · 2011, 2026: 807.4 */
import type { Position } from './position.ts';
import type { PlayerId } from './ids.ts';
import { greater } from './numbers.ts';
import { playersFrom } from './objects.ts';

export const isGrandMelee = ({ state }: Position): boolean => state.options.variant === 'grand-melee';

/** Each marker is for that many players, and as far apart are those who take turns (608.4a, c · 808.4a, c · 807.4a, d). */
export const APART = 4;

/** One for each full four players, and one at least. */
export const markersFor = (players: number): number => greater(1, Math.floor(players / APART));

/** Who begins with a turn marker where that player goes first. */
export const firstHolders = (game: Position, first: PlayerId): PlayerId[] => {
  const seated = playersFrom(game, first);
  return Array.from({ length: markersFor(seated.length) }, (_, i) => seated[i * APART] as PlayerId);
};

/** Whether the players who are left need fewer markers than with one player more, who is leaving (2009, 2011: 901.13b · 2026: 901.14b). */
export const takesMarker = (game: Position): boolean => {
  const left = playersFrom(game, 0).length;
  return markersFor(left) < markersFor(left + 1);
};
