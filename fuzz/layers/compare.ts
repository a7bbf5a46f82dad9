/** One stack of effects through the engine and through the reference. */
import type { EditionName } from '@rulewright/engine';
import { type Failure, failuresOf, noneYet } from '../against-reference.ts';
import { engineOutcomes } from './engine.ts';
import { generate } from './generate.ts';
import { reference } from './reference.ts';
import { smallerOnes } from './shrink.ts';
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
  /** by edition: how many had a dependency between two effects */
  readonly withDependency: Readonly<Record<EditionName, number>>;
  readonly failures: readonly Failure<Stack>[];
}

/** That many stacks in each of those editions. */
export function compareMany(stacks: number, seed: string, from?: number, editions?: readonly EditionName[]): LayersRun {
  const withDependency = noneYet();
  const failures = failuresOf(
    { option: 'layers', generate, compare, smallerOnes },
    stacks,
    seed,
    from,
    editions,
    (edition, { dependencies }) => {
      if (dependencies > 0) withDependency[edition]++;
    },
  );
  return { withDependency, failures };
}
