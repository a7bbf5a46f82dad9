/** Clocks of the people at a table: so much time for a whole game, or for each decision. */
import type { TableMessage, WireClock } from '@rulewright/protocol';
import type { Table } from './table.ts';

/** Stored with the table. */
export interface Clocks extends WireClock {
  /** milliseconds that each seat has, of the present game or for its decision */
  readonly left: readonly number[];
  /** milliseconds that each seat has taken in the present game */
  readonly spent: readonly number[];
  /** the turn that is played, and what each seat had spent before it */
  readonly turn: number;
  readonly before: readonly number[];
  /** how many inputs the game had when time was given for a decision last; none is given for a decision that comes again */
  readonly given: number;
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
  spent: Array.from({ length: seats }, () => 0),
  turn: -1,
  before: Array.from({ length: seats }, () => 0),
  given: -1,
});

/** What everybody at the table is told of its clocks. */
export function clockMessage({ clocks, ticking }: Table, now: number): Pick<TableMessage, 'clock'> {
  if (clocks === null) return {};
  const { per, seconds } = clocks;
  const left = clocks.left.map((ms, seat) => (seat === ticking?.seat ? Math.max(0, ms - (now - ticking.since)) : ms));
  return { clock: { per, seconds, left, runs: ticking?.seat ?? null } };
}
