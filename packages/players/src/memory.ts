/** The memory that a player keeps from one answer to the next. */
import { type RandomSource, randomSource } from './random-source.ts';

export interface Habits {
  turn: number;
  /** how often each ability was used this turn, and each card cast that was then taken back */
  used: Record<string, number>;
}

export const freshHabits = (): Habits => ({ turn: -1, used: {} });

/** All that a player without a search remembers: plain data. The player changes it as it answers. */
export interface Memory {
  readonly source: RandomSource;
  readonly habits: Habits;
}

/** Of a player that begins a game; equal seeds give the same game again. */
export const freshMemory = (seed: number | string): Memory => ({ source: randomSource(seed), habits: freshHabits() });
