/** The order of the cards of a permanent that leaves the battlefield. 2006, 2009, 2011: none · 2026: 712.21a–c, 729.3a–b, 903.9c */
import type { Game } from '../running/game.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import type { Component } from '../state/state.ts';
import { leads } from './components.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { isOrderLookedAt } from './graveyard-order.ts';
import type { Move } from './kinds/move.ts';

/**
 * Before such permanents leave: their owner arranges, unless that is left to chance, the cards in a graveyard or library, and who exiles one says which of them is the
 * earlier (2026: 712.21a–b). What goes to the command zone as a commander comes before the others, which go elsewhere (2026: 903.9c).
 */
export function arrangeComponents(game: Game, leaves: readonly { event: GameEvent }[]): void {
  for (const { event } of leaves) {
    if (event.kind !== 'move' || event.from !== 'battlefield') continue;
    const object = objectOf(game, event.object);
    if (object?.components == null) continue;
    const all = componentsOf(object);
    const leading = all.filter((one) => leads(game, event, one));
    const others = all.filter((part) => !leading.includes(part));
    const ordered = arranged(game, event, object.owner, others);
    if (ordered !== null || leading.length > 0)
      event.order = [...leading, ...(ordered ?? others)].map(({ card }) => card);
  }
}

/** Those of its cards in the order in which they go there; null where nobody minds. */
function arranged(game: Game, event: Move, owner: number, parts: readonly Component[]): readonly Component[] | null {
  const to = event.apart?.zone ?? event.to;
  if (parts.length < 2) return null;
  if (to === 'library' && event.unordered === 'random') {
    const shuffled = [...parts];
    shuffleInPlace(game.state, 'at random', shuffled);
    return shuffled;
  }
  const said =
    to === 'library' || (to === 'graveyard' && isOrderLookedAt(game))
      ? 'its cards, first is topmost'
      : to === 'exile'
        ? 'its cards, earliest first'
        : null;
  if (said === null) return null;
  const ordered = askOrder(game, {
    player: to === 'exile' && event.cause.by >= 0 ? event.cause.by : owner,
    source: 0,
    purpose: said,
    items: parts,
    option: ({ def, copied, tokenPath }) => ({
      word: (tokenPath === '' ? game.definitions.get(def)?.name : copied?.name) ?? 'token',
    }),
  });
  // in which order they were put there is not revealed
  if (to === 'library') event.unordered ??= 'arranged';
  return to === 'graveyard' ? [...ordered].reverse() : ordered;
}
