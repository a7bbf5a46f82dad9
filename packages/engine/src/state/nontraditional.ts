/**
 * Nontraditional cards, which stay in the command zone, and what a vanguard modifies. 2006: none · 2009: 108.5, 309, 310, 400.4b, 902 ·
 * 2011: 108.5, 309–311, 400.4b, 902 · 2026: 108.5, 311–315, 400.4b, 717, 902
 */
import type { Face } from '../vocabulary/definition.ts';
import { type CardType, NONTRADITIONAL } from '../vocabulary/words.ts';
import type { Position } from './position.ts';
import type { PlayerId } from './ids.ts';
import { definitionOf, objectOf } from './objects.ts';
import type { GameObject } from './state.ts';

/** A plane, phenomenon, scheme, vanguard or conspiracy. */
export const isNontraditional = (game: Position, object: GameObject): boolean =>
  NONTRADITIONAL.some((type) => isOfType(game, object, type));

const isOfType = (game: Position, object: GameObject, type: CardType): boolean =>
  object.kind === 'card' && definitionOf(game, object).faces[0].types.includes(type);
export const isVanguard = (game: Position, object: GameObject): boolean => isOfType(game, object, 'vanguard');
export const isScheme = (game: Position, object: GameObject): boolean => isOfType(game, object, 'scheme');
/** A card of an Attraction deck, whatever it has become (2026: 717.1). */
export const isAttraction = (game: Position, object: GameObject): boolean =>
  object.kind === 'card' && definitionOf(game, object).faces[0].subtypes.includes('Attraction');
export const isPlane = (game: Position, object: GameObject): boolean => isOfType(game, object, 'plane');
export const isPhenomenon = (game: Position, object: GameObject): boolean => isOfType(game, object, 'phenomenon');

/** What a player has in the command zone from the beginning of the game on, other than a commander. */
export const beginsInCommand = (game: Position, object: GameObject): boolean =>
  isVanguard(game, object) || isOfType(game, object, 'conspiracy');

/** The face of a player's vanguard card; undefined where no vanguards are played with. */
function vanguardOf(game: Position, player: PlayerId): Face | undefined {
  for (const id of game.state.command) {
    const object = objectOf(game, id);
    if (object?.owner === player && isVanguard(game, object)) return definitionOf(game, object).faces[0];
  }
  return undefined;
}

/** What the vanguard adds to the starting and to the maximum hand size (2009, 2011: 310.6, 902.5 · 2026: 103.5a, 313.6, 902.5). */
export const handModifierOf = (game: Position, player: PlayerId): number => vanguardOf(game, player)?.handModifier ?? 0;

/** What the vanguard adds to the starting life total (2009, 2011: 310.7, 902.4 · 2026: 103.4b, 313.7, 902.4). */
export const lifeModifierOf = (game: Position, player: PlayerId): number => vanguardOf(game, player)?.lifeModifier ?? 0;
