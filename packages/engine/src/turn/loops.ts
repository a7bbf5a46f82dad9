/** Loops of mandatory actions. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 104.4f, 716, 801.18 · 2026: 104.4b, 104.4f, 731, 801.16 */
import type { Game } from '../state/game.ts';
import { Checksum, canonical } from '../state/hash.ts';
import { slotOf } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import { drawAround } from '../multiplayer/leaving.ts';

/** Resolutions without an optional action before positions are compared, and before the game is given up as not understood. */
const SUSPICIOUS = 200;
const BOUND = 20_000;

/** Called as something is about to resolve: ends the game as a draw if the very position recurs with nothing optional done in between. */
export function endLoop(game: Game): void {
  const { state } = game;
  const { loop } = state;
  loop.choiceFree++;
  if (loop.choiceFree < SUSPICIOUS) return;
  involve(game);
  if (loop.choiceFree >= BOUND) {
    state.result = { result: 'unresolved-loop', reason: `${BOUND} resolutions without an optional action` };
    return;
  }
  const now = position(game);
  if (loop.position === now) drawLoop(game);
  // compared with a fixed position for a while, then with a later one, so that loops of any length are found
  else if (loop.choiceFree === SUSPICIOUS || (loop.choiceFree & (loop.choiceFree - 1)) === 0) {
    loop.position = now;
    loop.involved = [];
    involve(game);
  }
}

/** Who controls what is about to resolve is involved, and who controls what it is of. */
function involve(game: Game): void {
  const { stack, loop } = game.state;
  const top = stack.at(-1);
  if (top === undefined) return;
  for (const id of [top, objectOf(game, top)?.stack?.source ?? top]) {
    const player = controllerOf(game, id);
    if (!loop.involved.includes(player)) loop.involved = [...loop.involved, player];
  }
}

/** Where range is limited only for those involved and who is in their range (2011: 104.4f, 801.18 · 2026: 104.4f, 801.16). */
function drawLoop(game: Game): void {
  const { state, edition } = game;
  if (state.reach === null || edition.drawingInRange !== 'effects-and-loops')
    state.result = { result: 'draw', reason: 'a loop of mandatory actions' };
  else drawAround(game, state.loop.involved);
}

/** What matters of a position, with ids and timestamps left out or replaced by places. */
function position(game: Game): string {
  const { state } = game;
  const objects = state.objects.map((o) =>
    o === null
      ? null
      : [
          o.kind === 'ability' || o.kind === 'copy' ? o.kind : o.card,
          o.zone,
          o.controller,
          o.tapped,
          o.faceDown,
          o.flipped,
          o.face,
          o.counters,
          slotOf(o.attachedTo),
          o.damage,
          o.stack === null ? null : [o.stack.ability, slotOf(o.stack.source), o.stack.modes, o.stack.x],
        ],
  );
  const players = state.players.map((p) => [
    p.life,
    p.counters,
    p.library.map(slotOf),
    p.hand.map(slotOf),
    p.graveyard.map(slotOf),
    p.mana.length,
  ]);
  const rest = [
    state.battlefield.map(slotOf),
    state.stack.map(slotOf),
    state.turn.step,
    state.turn.number,
    state.daytime,
    state.effects.length,
    state.delayed.length,
    state.absent.length,
  ];
  return new Checksum().add(canonical([objects, players, rest])).digest();
}
