/** Planar decks, what is face up of them, and the planar controller. 2006: none · 2009: 309, 701.19, 901 · 2011: 309, 701.21, 901 · 2026: 311, 312, 701.31, 901 */
import type { Position } from './position.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { isPhenomenon, isPlane } from './nontraditional.ts';
import { objectOf, playersFrom } from './objects.ts';
import type { GameObject, GameState, PlayerState, SupplementaryCard } from './state.ts';
import { primaryOf } from './teams.ts';

/** Whether the game is played with planar decks. */
export const isPlanechase = ({ state }: Position): boolean =>
  state.planarDeck !== undefined || state.players[0]?.planes !== undefined;

/** The active player or, once that player has left, the next in turn order; of a team its primary player (2009, 2011: 309.5, 901.6, 901.11b · 2026: 311.5, 901.6, 901.12b). */
export const planarController = (game: Position): PlayerId =>
  primaryOf(game, playersFrom(game, game.state.turn.active)[0] ?? game.state.turn.active);

/** The planes and phenomena that are face up. */
export const facingUp = (game: Position): GameObject[] =>
  game.state.command.flatMap((id) => {
    const object = objectOf(game, id);
    return object !== null && isPlanar(game, object) ? [object] : [];
  });

/** What that planar controller has face up: in a Grand Melee what they control, elsewhere all of it (2009, 2011: 901.13 · 2026: 901.14). */
export const facingUpFor = (game: Position, controller: PlayerId): GameObject[] =>
  facingUp(game).filter((o) => game.state.markers.length === 0 || o.controller === controller);

export const isPlanar = (game: Position, object: GameObject): boolean =>
  isPlane(game, object) || isPhenomenon(game, object);

/** Whether what is read belongs to a plane or phenomenon, wherever that is now. Asked often: games without planes answer at once. */
export const isOfPlane = (game: Position, source: ObjectId): boolean => {
  if (!isPlanechase(game) || source === 0) return false;
  const object = objectOf(game, source) ?? game.state.lki.findLast((known) => known.id === source)?.object ?? null;
  return object !== null && isPlanar(game, object);
};

/** The player's planar deck, or the one that all have in common (2009, 2011: 901.14c · 2026: 901.15c). */
export const planarDeckOf = ({ planarDeck, players }: GameState, player: PlayerId): readonly SupplementaryCard[] =>
  planarDeck ?? players[player]?.planes ?? [];

export function setPlanarDeck(state: GameState, player: PlayerId, deck: readonly SupplementaryCard[]): void {
  if (state.planarDeck !== undefined) state.planarDeck = deck;
  else (state.players[player] as PlayerState).planes = deck;
}
