/** The order of the cards of a permanent that leaves the battlefield. 2006, 2009, 2011: none · 2026: 712.21a–b */
import type { Game } from '../state/game.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { isOrderLookedAt } from './graveyard-order.ts';

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
    const ordered = askOrder(game, {
      player,
      source: 0,
      purpose: said,
      items: componentsOf(object),
      option: ({ def, copied, tokenPath }) => ({
        word: (tokenPath === '' ? game.definitions.get(def)?.name : copied?.name) ?? 'token',
      }),
    });
    // in which order they were put there is not revealed
    if (event.to === 'library') event.unordered ??= 'arranged';
    event.order = (event.to === 'graveyard' ? ordered.reverse() : ordered).map(({ card }) => card);
  }
}
