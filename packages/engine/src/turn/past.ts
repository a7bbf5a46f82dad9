/**
 * The past: what undo goes back through. Most ticks are kept as the inputs given in them, and run again from an earlier tick's checkpoint.
 * 2006: 300 · 2009, 2011, 2026: 500 (no rule: the machine)
 */
import type { Game, Input, Past } from '../running/game.ts';
import type { GameState } from '../state/state.ts';

/** How many ticks can be undone. */
const MOST = 64;
/** A checkpoint is kept of one tick in so many: each takes memory, and without one an undo runs more ticks again. */
const APART = 16;

/** The running tick is over and somebody answered in it. Must be called before the game's checkpoint and inputs go on to the next. */
export function keepPast({ past, checkpoint, tickInputs, cursor, log, answered }: Game): void {
  if (checkpoint === null || past === null) return;
  const { barrier, logged } = checkpoint;
  // undo never goes back past a barrier
  if (past.at(-1)?.barrier !== barrier) past.length = 0;
  if (past.length >= MOST) past.splice(0, APART);
  past.push({
    checkpoint: past.length % APART === 0 ? checkpoint : null,
    inputs: tickInputs.slice(0, cursor),
    logLength: log.length - tickInputs.length,
    barrier,
    entries: logged,
    answered,
  });
}

/** From which state, with which inputs, the game comes to where one of those ticks begins. */
export interface WayBack {
  readonly checkpoint: GameState;
  readonly inputs: readonly Input[];
  /** how many inputs and log entries came before that state */
  readonly logLength: number;
  readonly entries: number;
}

export function wayBackTo(past: readonly Past[], at: number): WayBack {
  for (let from = at; from >= 0; from--) {
    const { checkpoint, logLength, entries } = past[from] as Past;
    if (checkpoint === null) continue;
    return { checkpoint, logLength, entries, inputs: past.slice(from, at).flatMap(({ inputs }) => inputs) };
  }
  throw new Error('The past begins without a checkpoint');
}
