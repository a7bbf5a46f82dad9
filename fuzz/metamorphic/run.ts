/** `npm run fuzz -- --metamorphic N`: the run, its report and its exit code. */
import type { Pool } from '../pool.ts';
import { pairOf } from './changes.ts';
import { playPair } from './play.ts';

interface Run {
  readonly pairs: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
}

/** Returns 0 where both games of every pair went on alike, 1 where one pair differed or could not begin. */
export function fuzzMetamorphic(pool: Pool, { pairs, seed, from, json }: Run): number {
  const failures: { pair: number; fault: string }[] = [];
  const played: Record<string, number> = {};
  let decisions = 0;
  for (let pair = from; pair < from + pairs; pair++) {
    const games = pairOf(pool, seed, pair);
    const { decisions: asked, fault, refused } = playPair(games);
    decisions += asked;
    played[games.change] = (played[games.change] ?? 0) + 1;
    const wrong = refused ? 'the games cannot be set up' : fault;
    if (wrong === null) continue;
    failures.push({ pair, fault: wrong });
    process.stderr.write(
      `FAILED pair ${pair}, ${games.change} [${games.first.edition}]: ${wrong}\n  again: npm run fuzz -- --metamorphic 1 --seed ${seed} --from ${pair}\n`,
    );
  }
  process.stdout.write(
    json
      ? `${JSON.stringify({ pairs, from, seed, decisions, played, failures })}\n`
      : `${pairs} pairs from ${from}, seed ${seed}: ${decisions} decisions, ${failures.length} differ ${JSON.stringify(played)}\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
