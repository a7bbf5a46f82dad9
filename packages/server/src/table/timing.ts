/** Time that people at a table take: the clock of whom the game waits for runs. Whose time is up leaves the game as if conceding. */
import { answer, concede, type Decision, decision, type Game, isByHand, leastAnswer, result } from '@rulewright/engine';
import type { Clocks } from './clocks.ts';
import { noOffers } from './draw-offers.ts';
import { changed, type Table } from './table.ts';
import { unheld } from '../running/waiting.ts';

/** The person that the game waits for; -1 nobody. */
function awaited({ game, match, seats, running }: Table): number {
  if (game === null || match.phase !== 'playing' || running || result(game) !== null) return -1;
  const by = decision(game)?.by ?? -1;
  return seats[by]?.kind === 'human' ? by : -1;
}

/** In one turn a seat has as much time as for so many decisions, however many it has to make. */
export const DECISIONS_OF_A_TURN = 30;

/** Stops the clock that runs, if one does: what it has taken is taken. */
export function stopClock(table: Table, now: number): void {
  const { clocks, ticking } = table;
  if (clocks === null || ticking === null) return;
  clearTimeout(ticking.timer);
  const taken = now - ticking.since;
  const left = clocks.left.map((ms, seat) => (seat === ticking.seat ? Math.max(0, ms - taken) : ms));
  const spent = clocks.spent.map((ms, seat) => (seat === ticking.seat ? ms + taken : ms));
  table.clocks = { ...clocks, left, spent };
  table.ticking = null;
}

/** Gives that seat its time for the decision that waits, unless it was given before. */
function withTime(clocks: Clocks, seat: number, { log, state }: Game): Clocks {
  const { number: turn } = state.turn;
  const now = turn === clocks.turn ? clocks : { ...clocks, turn, before: clocks.spent };
  if (now.per === 'game' || log.length <= now.given) return now;
  const ofTurn = DECISIONS_OF_A_TURN * now.seconds * 1000 - ((now.spent[seat] ?? 0) - (now.before[seat] ?? 0));
  const left = Math.max(0, Math.min(now.seconds * 1000, ofTurn));
  return { ...now, left: now.left.map((ms, other) => (other === seat ? left : ms)), given: log.length };
}

/**
 * The game is back where the clocks stood at `then`. All time that has passed since is that of the seat which took it back, and nobody else's:
 * so nobody gains time by it, or makes others lose theirs.
 */
export function takeTimeBack(table: Table, seat: number, then: Clocks | null): void {
  const { clocks } = table;
  if (clocks === null || then === null) return;
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  const since = sum(clocks.spent) - sum(then.spent);
  const left = then.left.map((ms, other) => (other === seat ? Math.max(0, ms - since) : ms));
  const spent = then.spent.map((ms, other) => (other === seat ? ms + since : ms));
  table.clocks = { ...then, left, spent };
}

/** Starts the clock of whom the game waits for. One that runs for the same question runs on. */
export function startClock(table: Table, now: number, timeUp: (seat: number) => void): void {
  const { ticking, changes, game } = table;
  if (table.clocks === null) return;
  const seat = awaited(table);
  if (ticking?.seat === seat && ticking.changes === changes) return;
  stopClock(table, now);
  if (seat < 0 || game === null) return;
  table.clocks = withTime(table.clocks, seat, game);
  const timer = unheld(setTimeout(() => timeUp(seat), table.clocks.left[seat] ?? 0));
  table.ticking = { seat, since: now, changes, timer };
}

/** Whether the time of one of those seats is up, though nobody has been told yet: it may say nothing more. */
export const isTimeUp = ({ clocks, ticking }: Table, seats: readonly number[], now: number): boolean =>
  clocks !== null &&
  ticking !== null &&
  seats.includes(ticking.seat) &&
  now - ticking.since >= (clocks.left[ticking.seat] ?? 0);

/** The player of that seat leaves the game, which nobody takes back. */
export function leave(table: Table, game: Game, seat: number): void {
  stopClock(table, Date.now());
  concede(game, seat);
  table.changes += 1;
  table.answers = [];
  changed(table);
}

/** The time of that seat is up, if its clock still runs. Who is asked only whether to agree to what another does by hand agrees. */
export function runOut(table: Table, seat: number): void {
  const { game, ticking } = table;
  if (game === null || ticking?.seat !== seat || awaited(table) !== seat) return;
  const asked = decision(game);
  if (asked !== null && isByHand(asked) && asked.kind === 'yesNo') return agree(table, game, asked);
  table.draws = noOffers();
  leave(table, game, seat);
}

function agree(table: Table, game: Game, asked: Decision): void {
  stopClock(table, Date.now());
  answer(game, leastAnswer(asked));
  table.changes += 1;
  changed(table);
}
