/** One stack of effects through the engine and through the reference. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { engineOutcomes } from './engine.ts';
import { generate } from './generate.ts';
import { reference } from './reference.ts';
import { shrink } from './shrink.ts';
import type { Outcome, Stack } from './stack.ts';

/** How many dependencies the reference found, and where the two differ first; null where they agree. */
function compare(edition: EditionName, stack: Stack): { dependencies: number; difference: string | null } {
  const { outcomes, dependencies } = reference(edition, stack);
  return { dependencies, difference: firstDifference(engineOutcomes(edition, stack), outcomes) };
}

function firstDifference(engine: readonly Outcome[], letter: readonly Outcome[]): string | null {
  for (const [i, should] of letter.entries())
    for (const key of Object.keys(should) as (keyof Outcome)[]) {
      const [a, b] = [JSON.stringify(engine[i]?.[key]), JSON.stringify(should[key])];
      if (a !== b) return `object ${i}, ${key}: the engine has ${a}, the reference ${b}`;
    }
  return null;
}

export interface LayersRun {
  readonly stacks: number;
  /** by edition: how many had a dependency between two effects */
  readonly withDependency: Readonly<Record<EditionName, number>>;
  /** the smallest stack that still shows each difference, and how to see it again */
  readonly failures: readonly { difference: string; again: string; smallest: Stack }[];
}

/** That many stacks in each of those editions. */
export function compareMany(
  stacks: number,
  seed: string,
  from = 0,
  editions: readonly EditionName[] = EDITIONS,
): LayersRun {
  const withDependency = Object.fromEntries(EDITIONS.map((e) => [e, 0])) as Record<EditionName, number>;
  const failures: LayersRun['failures'][number][] = [];
  for (const edition of editions)
    for (let index = from; index < from + stacks; index++) {
      const again = `npm run fuzz -- --layers 1 --seed ${seed} --from ${index} --edition ${edition}`;
      const stack = generate(edition, seed, index);
      const { dependencies, difference } = compare(edition, stack);
      if (dependencies > 0) withDependency[edition]++;
      if (difference === null) continue;
      const smallest = shrink(stack, (smaller) => compare(edition, smaller).difference !== null);
      failures.push({ difference: compare(edition, smallest).difference ?? difference, again, smallest });
    }
  return { stacks, withDependency, failures };
}
