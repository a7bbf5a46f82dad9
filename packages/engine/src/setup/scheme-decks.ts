/** A scheme deck after a game is restarted or a subgame ends. 2006, 2009: none · 2011: 715.5a · 2026: 728.5a */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { isScheme } from '../state/nontraditional.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { SupplementaryCard } from '../state/state.ts';

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
