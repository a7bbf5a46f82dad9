/** A slice of the combats, in every test run. RULEWRIGHT_FUZZ_COMBATS and RULEWRIGHT_FUZZ_SEED widen or move it. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@rulewright/engine';
import { compareMany } from './compare.ts';

const COMBATS = Number(process.env['RULEWRIGHT_FUZZ_COMBATS'] ?? 125);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';

describe('what may attack and block agrees with a reference that follows the letter of the rules', () => {
  it.each(EDITIONS)(`in ${COMBATS} combats (seed ${SEED}) under the rules of %s`, { timeout: 120_000 }, (edition) => {
    const { failures, declarations, refused } = compareMany(COMBATS, SEED, 0, [edition]);
    expect(failures).toEqual([]);
    // enough of both kinds to mean something
    expect(refused[edition]).toBeGreaterThan(10 * COMBATS);
    expect(declarations[edition] - refused[edition]).toBeGreaterThan(3 * COMBATS);
  });
});
