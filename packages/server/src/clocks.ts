/** Clocks of the people at a table: so much time for a whole game, or for each decision. */
import type { TableMessage, WireClock } from '@rulewright/protocol';
import type { Table } from './table.ts';

/** Stored with the table. */
export interface Clocks extends WireClock {
  /** milliseconds that each seat has, of the present game or for its decision */
  readonly left: readonly number[];
}

/** A clock that runs. */
export interface Running {
  readonly seat: number;
  /** in milliseconds */
  readonly since: number;
  /** what is asked: the game as it stood after so many changes */
  readonly changes: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Clocks that nobody has used yet, for a new game. */
export const freshClocks = ({ per, seconds }: WireClock, seats: number): Clocks => ({
  per,
  seconds,
  left: Array.from({ length: seats }, () => seconds * 1000),
});

/** What everybody at the table is told of its clocks. */
export function clockMessage({ clocks, ticking }: Table, now: number): Pick<TableMessage, 'clock'> {
  if (clocks === null) return {};
  const { per, seconds } = clocks;
  const left = clocks.left.map((ms, seat) => (seat === ticking?.seat ? Math.max(0, ms - (now - ticking.since)) : ms));
  return { clock: { per, seconds, left, runs: ticking?.seat ?? null } };
}
