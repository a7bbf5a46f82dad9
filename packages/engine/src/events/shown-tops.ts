/** Libraries whose top card is played with revealed: a card that is revealed there anew is a new object. 2006: none · 2009, 2011: 401.7 · 2026: 401.6 */
import type { Game } from '../running/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { hasRule } from '../continuous/prohibitions.ts';
import { Reads } from '../continuous/derived.ts';
import { newIdIn, touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** Notes which cards are revealed so, and which have been and are still in the library. */
export function noteTops(game: Game): void {
  if (!game.edition.revealedAnew) return;
  for (const player of game.state.players) {
    const { library, tops } = player;
    const top = hasRule(game, 'playWithTopRevealed', player.id) ? (library[0] ?? 0) : 0;
    const { now, before } = tops ?? NONE;
    if (top === now) continue;
    const hidden = [...before, now].filter((id) => library.includes(id));
    const again = hidden.includes(top);
    if (again) library[0] = renewed(game, top);
    player.tops = { now: again ? (library[0] as ObjectId) : top, before: hidden.filter((id) => id !== top) };
  }
}
const NONE = { now: 0, before: [] as readonly ObjectId[] };

function renewed(game: Game, id: ObjectId): ObjectId {
  const object = toWrite(game.state, objectOf(game, id) as GameObject);
  object.id = newIdIn(game.state, slotOf(id));
  touch(game, Reads.membership);
  return object.id;
}
