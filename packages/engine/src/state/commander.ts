/** Which objects are commanders. 2006: none · 2009, 2011: 903.3 · 2026: 903.3, 903.3b–c */
import type { Game } from './game.ts';
import type { CardId } from './ids.ts';
import { componentsOf } from './objects.ts';
import type { GameObject } from './state.ts';

/** It is the card that is one, wherever it is, and what it is part of (2009, 2011: 903.3 · 2026: 903.3, 903.3b–c). */
export const isCommander = (game: Game, object: GameObject): boolean => commanderIn(game, object) !== 0;

/** The card that is a commander and represents the object, alone or with others; 0: none. */
export function commanderIn({ state }: Game, object: GameObject): CardId {
  if (!state.options.commander) return 0;
  const leads = componentsOf(object).find((part) => state.players.some((p) => p.commander === part.card));
  return leads?.card ?? 0;
}
