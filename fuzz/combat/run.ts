/** `npm run fuzz -- --combat N`: what it prints. */
import { report, type RunOptions } from '../against-reference.ts';
import { compareMany } from './compare.ts';

/** Compares the combats, prints the result, and returns the exit code. */
export function fuzzCombat({ combats, seed, from, editions, json }: RunOptions & { combats: number }): number {
  const started = performance.now();
  const { declarations, refused, failures } = compareMany(combats, seed, from, editions);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const counts = editions.map(
    (edition) => `${edition}: ${combats}, ${declarations[edition]} declarations, ${refused[edition]} of them illegal`,
  );
  return report(
    failures,
    json,
    { combats, from, seed, seconds, declarations, refused },
    `${counts.join('\n')}\nseed ${seed} from ${from}: ${failures.length} differ, in ${seconds} s`,
  );
}
