/**
 * An action that was begun and cannot be completed is reversed.
 * 2006: 422, 600.4a · 2009: 714, 800.4a · 2011: 717, 800.4a · 2026: 732, 800.4a
 */
import type { Game, Input } from '../running/game.ts';

/**
 * Thrown to unwind an action that turns out illegal; `advance` catches it, restores the checkpoint and runs the tick again
 * from there, with the mana abilities of `takeReversal(game)` activated first.
 */
export const REVERSED = { signal: 'reversed' } as const;

/** What stays of a reversed action: mana abilities that may not be reversed, each with the answers given inside it. */
export interface Reversal {
  /** why, for the log and the answer given to the player */
  reason: string;
  kept: readonly (readonly Input[])[];
}

const NOTHING_KEPT: Reversal = { reason: 'the action could not be completed', kept: [] };
const reversals = new WeakMap<Game, Reversal>();

/** What is kept of the reversal just signalled. Asked once for each signal. */
export function takeReversal(game: Game): Reversal {
  const reversal = reversals.get(game) ?? NOTHING_KEPT;
  reversals.delete(game);
  return reversal;
}

/** Reverses the action that is under way. */
export function reverse(game: Game, reason: string, kept: Reversal['kept'] = []): never {
  reversals.set(game, { reason, kept });
  throw REVERSED;
}
