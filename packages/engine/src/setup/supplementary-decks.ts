/** Scheme, planar and Attraction decks are shuffled before the game, and in a subgame. 2006: none · 2009: 103.6, 901.4 · 2011: 103.6, 715.2a, 901.4, 904.4 · 2026: 103.3a, 728.2a */
import type { Game } from '../running/game.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { SupplementaryCard } from '../state/state.ts';

export function shuffleSupplementary({ state }: Game): void {
  const shuffled = (deck: readonly SupplementaryCard[]): SupplementaryCard[] => {
    const cards = deck.map(({ def, name }) => ({ def, name }));
    shuffleInPlace(state, 'shuffle', cards);
    return cards;
  };
  for (const player of state.players) if (player.schemes) player.schemes = shuffled(player.schemes);
  for (const player of state.players) if (player.attractions) player.attractions = shuffled(player.attractions);
  if (state.planarDeck) state.planarDeck = shuffled(state.planarDeck);
  for (const player of state.players) if (player.planes) player.planes = shuffled(player.planes);
}
