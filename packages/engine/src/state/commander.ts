/** Which objects are commanders. 2006: none · 2009, 2011: 903.3 · 2026: 702.124d, 903.3, 903.3b–c */
import type { Position } from './position.ts';
import type { CardId } from './ids.ts';
import { componentsOf } from './objects.ts';
import type { Commander, GameObject, PlayerState } from './state.ts';

/** A card that leads a deck, from the beginning of the game on. */
export const newCommander = (card: CardId): Commander => ({ card, casts: 0, seen: 0 });

/** It is the card that is one, wherever it is, and what it is part of (2009, 2011: 903.3 · 2026: 903.3, 903.3b–c). */
export const isCommander = (game: Position, object: GameObject): boolean => commanderIn(game, object) !== null;

/** The commander that represents the object, alone or with other cards; null: none does. */
export function commanderIn({ state }: Position, object: GameObject): Commander | null {
  if (!state.options.commander) return null;
  for (const part of componentsOf(object))
    for (const player of state.players) {
      const leads = player.commanders.find(({ card }) => card === part.card);
      if (leads !== undefined) return leads;
    }
  return null;
}

/** Whether that card leads the deck of any player. */
export const isLeading = ({ state }: Position, card: CardId): boolean =>
  state.players.some((player) => isLedBy(player, card));

/** Whether that card leads the deck of that player. */
export const isLedBy = (player: PlayerState | undefined, card: CardId): boolean =>
  player?.commanders.some((commander) => commander.card === card) === true;
