/** Planes and phenomena come face up, and go from one planar controller to the next. 2006: none · 2009, 2011: 309, 901 · 2026: 311, 312, 901 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { isPhenomenon } from '../state/nontraditional.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import { facingUp, planarController, planarDeckOf, setPlanarDeck } from '../state/planar.ts';
import type { GameObject, SupplementaryCard } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { cease, putInCommand, touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** The top card of the player's planar deck comes face up; 0: the deck has no card. */
export function turnUpTop(game: Game, player: PlayerId): ObjectId {
  const [top, ...rest] = planarDeckOf(game.state, player);
  if (top === undefined) return 0;
  setPlanarDeck(game.state, player, rest);
  return putInCommand(game, 'card', player, top.def).id;
}

/** Face down it is a new object (2009, 2011: 309.6, 400.9 · 2026: 311.6, 312.6, 400.9), at the bottom of its owner's planar deck. */
export function turnDown(game: Game, plane: GameObject): void {
  const { id, def, owner } = plane;
  const card: SupplementaryCard = { def, name: definitionOf(game, plane).name, seen: true };
  cease(game, id);
  setPlanarDeck(game.state, owner, [...planarDeckOf(game.state, owner), card]);
}

/**
 * What is face up is controlled by the planar controller, who also owns it where all have one planar deck (2009: 108.3a, 109.4a · 2011:
 * 108.3a, 109.4a, 901.14b · 2026: 108.3a, 109.4d, 901.15b).
 */
export function passPlanes(game: Game): void {
  const controller = planarController(game);
  for (const plane of facingUp(game)) if (comesTo(game, plane, controller)) takeOver(game, plane, controller);
}

export function takeOver(game: Game, plane: GameObject, controller: PlayerId): void {
  const taken = toWrite(game.state, plane);
  taken.controller = controller;
  taken.heldBy = controller;
  if (game.state.planarDeck !== undefined) taken.owner = controller;
  touch(game, Reads.membership);
}

/**
 * In a Grand Melee each turn has its own: what the player had who took the turn before, the next to the right whose turn is over
 * (2009, 2011: 901.13 · 2026: 901.14).
 */
function comesTo(game: Game, plane: GameObject, controller: PlayerId): boolean {
  const { markers, players } = game.state;
  if (plane.controller === controller) return false;
  if (markers.length === 0) return true;
  const busy = markers.flatMap(({ aside, taking, holder }) => (aside !== null && taking ? [holder] : []));
  const idle = facingUp(game).flatMap((each) => (busy.includes(each.controller) ? [] : [each.controller]));
  const distance = (player: PlayerId): number => (controller - player + players.length) % players.length;
  const nearest = idle.reduce((best, player) => (distance(player) < distance(best) ? player : best), plane.controller);
  return nearest === plane.controller && !busy.includes(nearest);
}

/** Abilities of phenomena stay on the stack when their controller leaves, under the new planar controller (2026: 901.10b). */
export function handOver(game: Game, from: PlayerId, to: PlayerId): void {
  for (const id of game.state.stack) {
    const ability = objectOf(game, id);
    if (ability?.kind !== 'ability' || ability.controller !== from) continue;
    const source = objectOf(game, ability.stack?.source ?? 0);
    if (source === null || !isPhenomenon(game, source)) continue;
    Object.assign(toWrite(game.state, ability), { owner: to, controller: to, heldBy: to });
    touch(game, Reads.stack);
  }
}
