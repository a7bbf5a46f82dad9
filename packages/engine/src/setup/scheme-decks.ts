/** Scheme decks before a game, and before and after a subgame. 2006, 2009: none · 2011: 715.2a, 715.5a, 904.4 · 2026: 103.3a, 728.2a, 728.5a */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { isScheme } from '../state/nontraditional.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { SupplementaryCard } from '../state/state.ts';

/** Each scheme deck is shuffled before the game, and in a subgame (2011: 904.4, 715.2a · 2026: 103.3a, 728.2a). */
export function shuffleSchemes({ state }: Game): void {
  for (const player of state.players) if (player.schemes) player.schemes = shuffled(state, player.schemes);
}

export function shuffled(state: Game['state'], deck: readonly SupplementaryCard[]): SupplementaryCard[] {
  const cards = deck.map(({ def, name }) => ({ def, name }));
  shuffleInPlace(state, 'shuffle', cards);
  return cards;
}

/** A player's scheme deck with what is face up of it at the bottom. */
export const wholeSchemeDeck = (game: Game, player: PlayerId): SupplementaryCard[] => [
  ...(game.state.players[player]?.schemes ?? []),
  ...game.state.command.flatMap((id) => {
    const object = objectOf(game, id);
    if (object === null || object.owner !== player || !isScheme(game, object)) return [];
    const { key: def, name } = definitionOf(game, object);
    return [{ def, name, seen: true as const }];
  }),
];
