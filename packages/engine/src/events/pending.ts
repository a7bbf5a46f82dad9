/**
 * Triggers that wait to be put on the stack, and state triggers that have triggered.
 * 2006: 404, 410 · 2009, 2011: 603 · 2026: 603, 723.1a
 */
import type { Game } from '../running/game.ts';
import type { GameObject, PendingTrigger } from '../state/state.ts';

/** It goes on the stack the next time a player would have priority. Returns its number. */
export function addPending({ state }: Game, trigger: Omit<PendingTrigger, 'order'>): number {
  const order = state.nextOrder++;
  state.pending.push({ order, ...trigger });
  state.unsettled = true;
  return order;
}

/** None of what waits goes on the stack. */
export function dropWaiting({ state }: Game): void {
  state.pending = [];
}

/** A state trigger may trigger again once its ability has left the stack (2006: 410.11 · later: 603.8). */
export function forgetStateTrigger(game: Game, object: GameObject): void {
  const path = object.stack?.ability?.path;
  if (path === undefined || game.state.stateTriggers.length === 0) return;
  game.state.stateTriggers = game.state.stateTriggers.filter(
    (s) => s.source !== object.stack?.source || s.path !== path,
  );
}
