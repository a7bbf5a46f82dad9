/** A conspiracy that says who is the starting player, whatever else would decide it. 2006, 2009, 2011: none · 2026: 103.1c, 315.5a */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { hasPart } from './parts.ts';
import { definitionOf, objectOf } from '../state/objects.ts';

/** The controllers of such conspiracies. */
export const goingFirst = (game: Game): PlayerId[] =>
  game.state.command.flatMap((id) => {
    const object = objectOf(game, id);
    if (object === null) return [];
    return hasPart(definitionOf(game, object).faces[0], 'goesFirst') ? [object.controller] : [];
  });
