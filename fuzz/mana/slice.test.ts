/** A slice of the boards, in every test run. RULEWRIGHT_FUZZ_BOARDS and RULEWRIGHT_FUZZ_SEED widen or move it. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@rulewright/engine';
import { compareMany } from './compare.ts';

const BOARDS = Number(process.env['RULEWRIGHT_FUZZ_BOARDS'] ?? 60);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';

describe('what can be paid for agrees with a reference that tries everything', () => {
  it.each(EDITIONS)(`on ${BOARDS} boards (seed ${SEED}) under the rules of %s`, (edition) => {
    const { failures, payable, open } = compareMany(BOARDS, SEED, 0, [edition]);
    expect(failures).toEqual([]);
    expect(payable).toBeGreaterThanOrEqual(0.2 * BOARDS);
    expect(open).toBeLessThanOrEqual(0.2 * BOARDS);
  });
});
