/** Time that people at a table take: the clock of whom the game waits for runs. Whose time is up leaves the game as if conceding. */
import { concede, decision, type Game, result } from '@rulewright/engine';
import { noOffers } from './draw-offers.ts';
import { changed, type Table } from './table.ts';

/** The person that the game waits for; -1 nobody. */
function awaited({ game, match, seats, running }: Table): number {
  if (game === null || match.phase !== 'playing' || running || result(game) !== null) return -1;
  const by = decision(game)?.by ?? -1;
  return seats[by]?.kind === 'human' ? by : -1;
}

/** Stops the clock that runs, if one does: what it has taken is taken. */
export function stopClock(table: Table, now: number): void {
  const { clocks, ticking } = table;
  if (clocks === null || ticking === null) return;
  clearTimeout(ticking.timer);
  const left = clocks.left.map((ms, seat) => (seat === ticking.seat ? Math.max(0, ms - (now - ticking.since)) : ms));
  table.clocks = { ...clocks, left };
  table.ticking = null;
}

/** Starts the clock of whom the game waits for. One that runs for the same question runs on. */
export function startClock(table: Table, now: number, timeUp: (seat: number) => void): void {
  const { ticking, changes } = table;
  if (table.clocks === null) return;
  const seat = awaited(table);
  if (ticking?.seat === seat && ticking.changes === changes) return;
  stopClock(table, now);
  if (seat < 0) return;
  const { clocks } = table;
  const left = clocks.per === 'decision' ? clocks.seconds * 1000 : (clocks.left[seat] ?? 0);
  table.clocks = { ...clocks, left: clocks.left.map((ms, other) => (other === seat ? left : ms)) };
  const timer = setTimeout(() => timeUp(seat), left);
  timer.unref();
  table.ticking = { seat, since: now, changes, timer };
}

/** The player of that seat leaves the game, which nobody takes back. */
export function leave(table: Table, game: Game, seat: number): void {
  stopClock(table, Date.now());
  concede(game, seat);
  table.changes += 1;
  table.answers = [];
  changed(table);
}

/** The time of that seat is up, if its clock still runs. */
export function runOut(table: Table, seat: number): void {
  const { game, ticking } = table;
  if (game === null || ticking?.seat !== seat || awaited(table) !== seat) return;
  table.draws = noOffers();
  leave(table, game, seat);
}
