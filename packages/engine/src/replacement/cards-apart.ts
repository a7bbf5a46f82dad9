/**
 * A token that cards are merged with leaves: what is said of cards that go there, and not of tokens, moves its cards alone. 2006, 2009, 2011: none
 * 2026: 729.3e
 */
import type { Game } from '../running/game.ts';
import { slotOf } from '../state/ids.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import type { GameEvent } from '../events/event.ts';
import type { Move } from '../events/kinds/move.ts';
import { type Applicable, applicable } from './applicable.ts';
import type { Uses } from './uses.ts';

/** The effects that move its cards; none where what leaves is no such token. */
export function saidOfCards(game: Game, event: Move, uses: Uses): readonly Applicable[] {
  const object = objectOf(game, event.object);
  if (object?.components == null || object.kind === 'card' || event.apart !== null) return NONE;
  if (!componentsOf(object).some(({ kind }) => kind === 'card')) return NONE;
  const objects = game.state.objects.slice();
  objects[slotOf(object.id)] = { ...object, kind: 'card' };
  // the same game, but that what leaves is a card
  return applicable({ ...game, state: { ...game.state, objects } }, event, uses).filter(
    (one) => one.kind === 'effect' && one.active.replacement.instead.instead === 'zone',
  );
}
const NONE: readonly Applicable[] = [];

/** The event, which says that its cards go where one of those effects moves them. */
export const withCardsApart = (event: Move, [moved]: readonly GameEvent[]): Move =>
  moved?.kind === 'move' ? { ...event, apart: { zone: moved.to, position: moved.position, cards: true } } : event;
