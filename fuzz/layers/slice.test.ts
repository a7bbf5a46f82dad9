/** A slice of the stacks of effects, in every test run. RULEWRIGHT_FUZZ_STACKS and RULEWRIGHT_FUZZ_SEED widen or move it. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@rulewright/engine';
import { compareMany } from './compare.ts';

const STACKS = Number(process.env['RULEWRIGHT_FUZZ_STACKS'] ?? 250);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';

describe('the layer system agrees with a reference that follows the letter of the rules', () => {
  it.each(EDITIONS)(`on ${STACKS} stacks (seed ${SEED}) under the rules of %s`, { timeout: 120_000 }, (edition) => {
    const { failures, withDependency } = compareMany(STACKS, SEED, 0, [edition]);
    expect(failures).toEqual([]);
    expect(withDependency[edition]).toBeGreaterThanOrEqual(0.3 * STACKS);
  });
});
