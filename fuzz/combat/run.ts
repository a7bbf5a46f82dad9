/** `npm run fuzz -- --combat N`: what it prints. */
import type { EditionName } from '@rulewright/engine';
import { compareMany } from './compare.ts';

/** Compares the combats, prints the result, and returns the exit code. */
export function fuzzCombat(options: {
  combats: number;
  seed: string;
  from: number;
  editions: readonly EditionName[];
  json: boolean;
}): number {
  const { combats, seed, from, editions, json } = options;
  const started = performance.now();
  const { declarations, refused, failures } = compareMany(combats, seed, from, editions);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  for (const { difference, again, smallest } of failures)
    process.stderr.write(`FAILED ${difference}\n  smallest: ${JSON.stringify(smallest)}\n  again: ${again}\n`);
  const counts = editions.map(
    (edition) => `${edition}: ${combats}, ${declarations[edition]} declarations, ${refused[edition]} of them illegal`,
  );
  process.stdout.write(
    json
      ? `${JSON.stringify({ combats, from, seed, seconds, declarations, refused, failed: failures.length, failures })}\n`
      : `${counts.join('\n')}\nseed ${seed} from ${from}: ${failures.length} differ, in ${seconds} s\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
