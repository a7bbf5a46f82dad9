/** Permanents that several cards represent: what takes them in, and what they become as it leaves. 2006, 2009, 2011: none · 2026: 701.42a, 712.14c, 712.21–712.21b, 729.2–729.2e, 729.3–729.3b */
import type { Game } from '../state/game.ts';
import { slotOf, type CardId, type ObjectId } from '../state/ids.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { Component, GameObject } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { derive } from '../continuous/derive.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import type { Merge } from './kinds/face.ts';
import type { Move } from './kinds/move.ts';
import { isOrderLookedAt } from './graveyard-order.ts';
import { amendLast, newObject, placeInZone, rememberLast, removeFromZone, touch } from './objects.ts';

/** What of the object is the card, token or copy itself. */
export function componentOf(of: Component): Component {
  const { card, kind, def, tokenPath, tokenText, tokenEnv, copied, face, faceDown, faceDownBy } = of;
  return { card, kind, def, tokenPath, tokenText, tokenEnv, copied, face, faceDown, faceDownBy };
}

/** A card that melds shows its half of the face that both form. */
export const half = (of: Component): Component => ({ ...componentOf(of), face: 1 });

/** The other card of a meld pair ceases to be an object of its own. */
export function takeIn(game: Game, object: GameObject, ids: readonly ObjectId[]): void {
  object.components = ids.map((id) => half(absorbed(game, id, object.id)));
}

/** What was an object of its own and is part of that one from now on. */
function absorbed(game: Game, id: ObjectId, into: ObjectId): GameObject {
  const { state } = game;
  const object = objectOf(game, id) as GameObject;
  removeFromZone(game, object);
  amendLast(state, id, { next: into });
  state.objects[slotOf(id)] = null;
  state.free.push(slotOf(id));
  return object;
}

/** A spell becomes part of a permanent, on top of it or under it: that is the same object, and has not entered (2026: 729.2–729.2e). */
export function mergeInto(game: Game, { object: id, host: hostId, onTop }: Merge): boolean {
  const host = objectOf(game, hostId);
  const spell = objectOf(game, id);
  if (host === null || spell === null) return false;
  derive(game);
  rememberLast(game, spell, 0);
  absorbed(game, id, hostId);
  // a copy of a spell is a token from then on
  const own: Component = { ...componentOf(spell), kind: spell.kind === 'copy' ? 'token' : spell.kind };
  const all = componentsOf(host).map(componentOf);
  const [top, ...components] = onTop ? [own, ...all] : [...all, own];
  Object.assign(host, top, { components });
  touch(game, Reads.membership | Reads.stack);
  return true;
}

/** The object that is about to leave becomes the first of its cards in that order; the others follow. */
export function putFirst(object: GameObject, order: readonly CardId[]): void {
  const all = componentsOf(object).map(componentOf);
  const [first, ...rest] = order.flatMap((card) => all.filter((component) => component.card === card));
  Object.assign(object, first, { components: rest });
}

/** All but the first of its cards become objects of their own where it has gone; their ids. */
export function part(game: Game, object: GameObject, event: Move): ObjectId[] {
  const { state } = game;
  const { components, owner, zone, known, hidden, faceDown, previous, memory, enteredAt } = object;
  object.components = null;
  const made = (components ?? []).map((component, i) => {
    const other = newObject(state, { ...component, face: 0, owner, zone, known, faceDown });
    if (other.kind === 'card') other.copied = null;
    Object.assign(other, { hidden, previous, memory, enteredAt });
    placeInZone(state, other, event.position < 0 ? -1 : event.position + i + 1);
    return other.id;
  });
  amendLast(state, previous, { also: made });
  return made;
}

/**
 * Before such permanents leave: their owner arranges, unless that is left to chance, the cards in a graveyard or library, and who exiles one says which of them is the
 * earlier (2026: 712.21a–b).
 */
export function arrangeComponents(game: Game, leaves: readonly { event: GameEvent }[]): void {
  for (const { event } of leaves) {
    if (event.kind !== 'move' || event.from !== 'battlefield') continue;
    const object = objectOf(game, event.object);
    if (object?.components == null) continue;
    if (event.to === 'library' && event.unordered === 'random') {
      const cards = componentsOf(object).map(({ card }) => card);
      shuffleInPlace(game.state, 'at random', cards);
      event.order = cards;
      continue;
    }
    const said =
      event.to === 'library' || (event.to === 'graveyard' && isOrderLookedAt(game))
        ? 'its cards, first is topmost'
        : event.to === 'exile'
          ? 'its cards, earliest first'
          : null;
    if (said === null) continue;
    const player = event.to === 'exile' && event.cause.by >= 0 ? event.cause.by : object.owner;
    const ordered = askOrder(game, player, 0, 'order', said, componentsOf(object), ({ def, copied, tokenPath }) => ({
      word: (tokenPath === '' ? game.definitions.get(def)?.name : copied?.name) ?? 'token',
    }));
    // in which order they were put there is not revealed
    if (event.to === 'library') event.unordered ??= 'arranged';
    event.order = (event.to === 'graveyard' ? ordered.reverse() : ordered).map(({ card }) => card);
  }
}
