/**
 * What the others know of a hand that a card has left. They know which cards it held by name, not which of two that are called the
 * same left it. 2006: 217.3 · 2009, 2011, 2026: 402.3
 */
import type { GameObject, GameState } from '../state/state.ts';
import { slotOf } from '../state/ids.ts';
import { toWrite } from '../state/writing.ts';

/**
 * Corrects what is known of the rest of the hand. Whoever sees which card left and did not know that one takes it for the one of
 * that name that they knew; whoever does not see it can no longer be sure of one card of each name. Which one that is does not follow from the
 * order of the hand, as that tells when the cards were drawn.
 *
 * @param left the card that has left
 * @param knew the seats, as bits, that knew it in the hand
 * @param see the seats, as bits, that see which card it is where it went
 */
export function forgetOfHand(state: GameState, left: GameObject, knew: number, see: number): void {
  const others = ~(1 << left.owner);
  const known = (state.players[left.owner]?.hand ?? [])
    .map((id) => state.objects[slotOf(id)])
    .filter((held) => held != null)
    .filter((held) => (held.known & others) !== 0)
    .sort((a, b) => a.card - b.card);
  /** by definition, the seats that have yet to forget a card made from it */
  const toForget = new Map<string, number>();
  for (const held of known) {
    const own = held.def === left.def;
    const wanted = toForget.get(held.def) ?? (own ? ~knew : ~see) & others;
    toForget.set(held.def, wanted & ~held.known);
    toWrite(state, held).known &= ~wanted;
  }
}
