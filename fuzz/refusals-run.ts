/** `npm run fuzz -- --refusals N`: the run, its report and its exit code. */
import { type Pool, poolGame } from './pool.ts';
import { fuzzRefusals } from './refusals.ts';

interface Run {
  /** so many priorities and declarations, in as many games as they take */
  readonly looked: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
}

const PLAYERS = 2;
const MOST_FAILURES = 20;

/** Returns 0 where a reason was given exactly where nothing was offered, 1 otherwise. */
export function runRefusals(pool: Pool, { looked: most, seed, from, json }: Run): number {
  const failures: { readonly game: number; readonly fault: string }[] = [];
  let looked = 0;
  let refused = 0;
  let game = from;
  for (; looked < most && failures.length < MOST_FAILURES; game++) {
    const one = fuzzRefusals(poolGame(pool, seed, game, PLAYERS), most - looked);
    looked += one.looked;
    refused += one.refused;
    if (one.fault === null) continue;
    failures.push({ game, fault: one.fault });
    process.stderr.write(
      `FAILED game ${game}: ${one.fault}\n  again: npm run fuzz -- --refusals ${one.looked} --seed ${seed} --from ${game}\n`,
    );
  }
  const games = game - from;
  process.stdout.write(
    json
      ? `${JSON.stringify({ seed, from, games, looked, refused, failures })}\n`
      : `${looked} priorities and declarations of ${games} games from ${from}, seed ${seed}: ${refused} refusals, ${failures.length} failed\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
