/**
 * The order of a hand is its player's alone: cards of it that are revealed or leave it together do so in an order that tells nothing of
 * when they were drawn. 2006: 217.3 · 2009, 2011, 2026: 402.3
 */
import type { Game } from '../state/game.ts';
import { EVERYBODY } from '../state/ids.ts';
import { definitionOf, isHiddenZone, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { GameEvent } from './event.ts';

/**
 * Puts what happens to cards of one hand at once in the order of their names, where everybody is to see them, else, where they will
 * lie face down, by chance. Who chose which cards was asked for no order; who is (into a graveyard) is asked after this.
 */
export function forgetHandOrder(game: Game, leaves: { event: GameEvent }[]): void {
  if (leaves.length < 2) return;
  const hands = new Map<string, number[]>();
  for (const [place, { event }] of leaves.entries()) {
    const object = objectOf(game, event.object);
    const how = object?.zone === 'hand' ? shownAs(event) : null;
    if (object === null || how === null) continue;
    const hand = `${object.owner}/${how}`;
    const places = hands.get(hand);
    if (places === undefined) hands.set(hand, [place]);
    else places.push(place);
  }
  for (const [hand, places] of hands) {
    if (places.length < 2) continue;
    const own = places.map((place) => leaves[place] as { event: GameEvent });
    if (hand.endsWith(FACE_DOWN)) shuffleInPlace(game.state, 'at random', own);
    else own.sort((a, b) => byName(game, a.event, b.event));
    for (const [at, place] of places.entries()) leaves[place] = own[at] as { event: GameEvent };
  }
}

const FACE_DOWN = 'face down';

/** How the card will lie where others see it; null: nobody else sees anything of it. */
function shownAs(event: GameEvent): string | null {
  switch (event.kind) {
    case 'reveal':
      // to some players only: what they are shown they are shown in one view
      return event.seats === EVERYBODY ? event.kind : null;
    case 'discard':
      return event.kind;
    case 'move':
      if (isHiddenZone(event.to)) return null;
      return event.arrival?.faceDown == null && event.faceDown === null ? event.kind : FACE_DOWN;
    default:
      return null;
  }
}

function byName(game: Game, a: GameEvent, b: GameEvent): number {
  const [one, other] = [nameOf(game, a), nameOf(game, b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function nameOf(game: Game, { object }: GameEvent): string {
  const card = objectOf(game, object);
  return card === null ? '' : definitionOf(game, card).name;
}
