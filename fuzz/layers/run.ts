/** `npm run fuzz -- --layers N`: what it prints. */
import { report, type RunOptions } from '../against-reference.ts';
import { compareMany } from './compare.ts';

/** Compares the stacks, prints the result, and returns the exit code. */
export function fuzzLayers({ stacks, seed, from, editions, json }: RunOptions & { stacks: number }): number {
  const started = performance.now();
  const { withDependency, failures } = compareMany(stacks, seed, from, editions);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const counts = editions.map((edition) => `${edition}: ${stacks}, ${withDependency[edition]} with a dependency`);
  return report(
    failures,
    json,
    { layers: stacks, from, seed, seconds, withDependency },
    `${counts.join('\n')}\nseed ${seed} from ${from}: ${failures.length} differ, in ${seconds} s`,
  );
}
