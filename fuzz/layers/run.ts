/** `npm run fuzz -- --layers N`: what it prints. */
import type { EditionName } from '@rulewright/engine';
import { compareMany } from './compare.ts';

/** Compares the stacks, prints the result, and returns the exit code. */
export function fuzzLayers(options: {
  stacks: number;
  seed: string;
  from: number;
  editions: readonly EditionName[];
  json: boolean;
}): number {
  const { stacks, seed, from, editions, json } = options;
  const started = performance.now();
  const { withDependency, failures } = compareMany(stacks, seed, from, editions);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  for (const { difference, again, smallest } of failures)
    process.stderr.write(`FAILED ${difference}\n  smallest: ${JSON.stringify(smallest)}\n  again: ${again}\n`);
  const counts = editions.map((edition) => `${edition}: ${stacks}, ${withDependency[edition]} with a dependency`);
  process.stdout.write(
    json
      ? `${JSON.stringify({ layers: stacks, from, seed, seconds, withDependency, failed: failures.length, failures })}\n`
      : `${counts.join('\n')}\nseed ${seed} from ${from}: ${failures.length} differ, in ${seconds} s\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
