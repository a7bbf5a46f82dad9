/** Two games that differ only in what a seat may not know give it the same view and the same options. 2006: 217.1b · 2009, 2011, 2026: 400.2 */
import {
  type Game,
  type GameObject,
  type PlayerId,
  type SavedGame,
  decision,
  labels,
  load,
  save,
  shownOf,
  view,
} from '@rulewright/engine';
import { seal } from '@rulewright/engine/internal';
import { firstDifference } from '../twins.ts';

/**
 * Swaps two cards of an opponent that are hidden from the seat, in a twin made at a decision before which nothing else was
 * asked; says what that seat sees of it. Null: nothing, or nothing to swap.
 */
export function leakFault(game: Game, seat: PlayerId, draw: (n: number) => number): string | null {
  for (const opponent of game.state.players) {
    if (opponent.id === seat) continue;
    const saved = JSON.parse(JSON.stringify(save(game))) as SavedGame;
    // Within a resolution the answers so far may be about the very cards.
    if (saved.tickInputs.length > 0) return null;
    const state = saved.checkpoint;
    const player = state.players[opponent.id];
    if (!player) continue;
    const shown = shownOf(game, seat, opponent);
    const cards = (ids: readonly number[]): GameObject[] =>
      state.objects.filter((o): o is GameObject => o !== null && ids.includes(o.id) && o.kind === 'card');
    const hand = cards(player.hand).filter(({ id }) => !shown.inHand(id));
    // The next action may show the top of a library.
    const library = cards(player.library.slice(1)).filter(({ id }) => !shown.inLibrary(id, player.library.indexOf(id)));
    const a = hand[draw(Math.max(1, hand.length))];
    const b = library[draw(Math.max(1, library.length))];
    if (!a || !b || a.def === b.def) continue;
    swap(a, b);
    const loaded = load(seal(saved));
    if (!loaded.ok) return `a saved game does not load: ${JSON.stringify(loaded.error)}`;
    const twin = loaded.game;
    const [ours, theirs] = [view(game, seat), view(twin, seat)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      return `seat ${seat} sees which cards player ${opponent.id} holds: ${firstDifference(ours, theirs)}`;
    const [asked, twinAsked] = [decision(game), decision(twin)];
    if (asked?.by === seat && twinAsked) {
      if (JSON.stringify(asked) !== JSON.stringify(twinAsked))
        return `seat ${seat} is offered other things: ${firstDifference(asked, twinAsked)}`;
      if (JSON.stringify(labels(game, asked)) !== JSON.stringify(labels(twin, twinAsked)))
        return `seat ${seat} reads other labels`;
    }
  }
  return null;
}

type Saved = { -readonly [Key in keyof GameObject]: GameObject[Key] };

function swap(a: Saved, b: Saved): void {
  const { def, card, face } = a;
  Object.assign(a, { def: b.def, card: b.card, face: b.face });
  Object.assign(b, { def, card, face });
}
