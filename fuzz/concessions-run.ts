/** `npm run fuzz -- --concessions N`: the run, its report and its exit code. */
import type { PlayableDeck } from '@rulewright/simulate';
import { departingDecks, type Departed, fuzzDepartures, LONG_ENOUGH } from './concessions.ts';

interface Run {
  readonly games: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
  /** decisions after which those who are left concede */
  readonly decisions: number | undefined;
}

/** Plays the games and writes what came of them. Returns 0 where all ended, 1 where something broke, 2 where there are no decks. */
export function fuzzConcessions(
  builtIn: readonly PlayableDeck[],
  { games, seed, from, json, decisions = LONG_ENOUGH }: Run,
): number {
  const found = departingDecks(builtIn);
  if (!found.ok) {
    process.stderr.write(`${found.message}\n`);
    return 2;
  }
  const failures: Departed[] = [];
  const ends: Record<string, number> = {};
  const sum = { decisions: 0, concessions: 0, timeouts: 0, mostTicks: 0 };
  const started = performance.now();
  for (let n = from; n < from + games; n++) {
    const one = fuzzDepartures(found, seed, n, decisions);
    ends[one.end] = (ends[one.end] ?? 0) + 1;
    sum.decisions += one.decisions;
    sum.concessions += one.concessions;
    sum.timeouts += one.timeouts;
    sum.mostTicks = Math.max(sum.mostTicks, one.mostTicks);
    if (one.fault === null) continue;
    failures.push(one);
    process.stderr.write(
      `FAILED game ${n} [${one.edition} ${one.variant}, ${one.seats} seats] ${one.fault}\n  again: npm run fuzz -- --concessions 1 --seed ${seed} --from ${n}\n`,
    );
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const summary = { games, from, seed, ...sum, seconds, ends, failed: failures.length };
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...summary, failures })}\n`
      : `${games} games from ${from}, seed ${seed}: ${sum.concessions} concessions and ${sum.timeouts} time-outs at ${sum.decisions} decisions in ${seconds} s, at most ${sum.mostTicks} ticks between two questions, ${failures.length} failed ${JSON.stringify(ends)}\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
