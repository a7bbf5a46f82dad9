/**
 * Which cards a seat is shown of all that lie hidden: the one measure for its view and for games that it could not tell from this one.
 * 2006: 217.2–4, 504.4, 507.2 · 2009: 400.2, 401.5, 402.3, 707, 710.3 · 2011: 400.2, 401.5, 402.3, 707, 712.4 · 2026: 400.2, 401.5, 402.3, 708, 722.4
 */
import { activeContext } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import type { Game } from '../running/game.ts';
import type { CardId, ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { rulesOf } from '../continuous/derive.ts';
import { hasRule } from '../continuous/prohibitions.ts';
import { answererFor } from '../decisions/ask.ts';
import { mayReviewHand } from '../multiplayer/options.ts';
import { isShownInTheEnd } from '../objects/face-down.ts';
import { mayLookAt } from '../objects/may-look-at.ts';

/** Whether a seat may know which card this is. Spectators (−1) know what everybody knows. */
export function knows(game: Game, object: GameObject, seat: PlayerId): boolean {
  if (seat >= 0) return mayLookAt(game, seat, object.id);
  if (game.state.result !== null && isShownInTheEnd(game, object)) return true;
  return !object.faceDown && object.known === 0xffff;
}

/** Which cards of a player's hand and library a seat is shown. */
export interface Shown {
  inHand(id: ObjectId): boolean;
  inLibrary(id: ObjectId, place: number): boolean;
}

export function shownOf(game: Game, seat: PlayerId, player: PlayerState): Shown {
  const known = (id: ObjectId): boolean => {
    const object = objectOf(game, id);
    return (
      object !== null &&
      game.scope.announcing?.drawn.includes(id) !== true &&
      ((object.zone === 'hand' && seesHand(game, seat, player.id)) || knows(game, object, seat))
    );
  };
  const openHand = hasRule(game, 'playWithHandRevealed', player.id);
  const openTop =
    (hasRule(game, 'playWithTopRevealed', player.id) || looksAtTop(game, seat, player)) &&
    isTopAsAnnounced(game, player);
  return {
    inHand: (id) => openHand || known(id),
    inLibrary: (id, place) => (openTop && place === 0) || known(id),
  };
}

/** Their own, a teammate's, and that of a player they control. 2006: 507.2 · 2009: 710.3 · 2011: 712.4 · 2026: 722.4 */
const seesHand = (game: Game, seat: PlayerId, player: PlayerId): boolean =>
  answererFor(game, player) === seat || seat === player || mayReviewHand(game, seat, player);

/** Who may look at the top card whenever they like, and who makes their decisions (2006: 507.2 · 2009: 401.6, 710.3 · 2011: 401.6, 712.4 · 2026: 401.5, 722.4). */
function looksAtTop(game: Game, seat: PlayerId, { library }: PlayerState): boolean {
  const [top] = library;
  if (seat < 0 || top === undefined) return false;
  return rulesOf(game, 'mayLookAt').some((active) => {
    const ctx = activeContext(active);
    return (
      playersOf(game, ctx, active.rule.who).some((player) => player === seat || answererFor(game, player) === seat) &&
      objectsOf(game, ctx, active.rule.what).includes(top)
    );
  });
}

/** A card that came to the top while something is announced is not seen until that is done (2006: 217.2e · 2009, 2011: 401.6 · 2026: 401.5). */
const isTopAsAnnounced = (game: Game, { id, library }: PlayerState): boolean =>
  game.scope.announcing === null || game.scope.announcing.tops[id] === library[0];

/** The physical cards of which the seat is shown which they are. */
export function shownCards(game: Game, seat: PlayerId): Set<CardId> {
  const hidden = new Set(hiddenFrom(game, seat));
  const shown = new Set<CardId>();
  for (const object of game.state.objects) if (object !== null && !hidden.has(object)) shown.add(object.card);
  return shown;
}

/** The cards that a seat does not know where they lie: by zone, and within it by place, so that their order tells nothing of them. */
export function hiddenFrom(game: Game, seat: PlayerId): GameObject[] {
  const { players, battlefield, stack, exile } = game.state;
  const hidden: GameObject[] = [];
  const card = (id: ObjectId): GameObject | null => {
    const object = objectOf(game, id);
    return object !== null && object.kind === 'card' && object.components === null ? object : null;
  };
  for (const player of players) {
    const shown = shownOf(game, seat, player);
    for (const id of player.hand) {
      const object = card(id);
      if (object !== null && !shown.inHand(id)) hidden.push(object);
    }
    for (const [place, id] of player.library.entries()) {
      const object = card(id);
      if (object !== null && !shown.inLibrary(id, place)) hidden.push(object);
    }
  }
  for (const id of [...battlefield, ...stack, ...exile]) {
    const object = card(id);
    if (object !== null && (object.faceDown || object.hidden) && !knows(game, object, seat)) hidden.push(object);
  }
  return hidden;
}
