/**
 * A token that cards are merged with leaves: what is said of cards that go there, and not of tokens, moves its cards alone. 2006, 2009, 2011: none
 * 2026: 729.3e
 */
import type { Game } from '../state/game.ts';
import { slotOf } from '../state/ids.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import type { Move } from '../events/kinds/move.ts';
import { applicable } from './applicable.ts';
import { applyReplacement, chooseNext } from './apply.ts';
import type { AtOnce } from './uses.ts';

/** The event, which says where the cards go if that is somewhere else. */
export function cardsApart(game: Game, event: Move, uses: AtOnce): Move {
  const object = objectOf(game, event.object);
  if (object?.components == null || object.kind === 'card' || event.apart !== null) return event;
  if (!componentsOf(object).some(({ kind }) => kind === 'card')) return event;
  const objects = game.state.objects.slice();
  objects[slotOf(object.id)] = { ...object, kind: 'card' };
  // the same game, but that what leaves is a card
  const found = applicable({ ...game, state: { ...game.state, objects } }, event, uses).filter(
    (one) => one.kind === 'effect' && one.active.replacement.instead.instead === 'zone',
  );
  if (found.length === 0) return event;
  const { events } = applyReplacement(game, event, chooseNext(game, event, found), uses);
  const [moved] = events;
  if (moved?.kind !== 'move') return event;
  return { ...event, apart: { zone: moved.to, position: moved.position, cards: true } };
}
