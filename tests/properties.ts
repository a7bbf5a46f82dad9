/**
 * The seed of every property test. It is fixed, so that the same commit passes or fails the same way each time;
 * `PROPERTY_SEED=N` tries other cases, and a test that fails then prints the seed with its counterexample.
 */
import fc from 'fast-check';

const asked = process.env.PROPERTY_SEED ?? '1';
const seed = Number(asked);
if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is a whole number, not "${asked}"`);
fc.configureGlobal({ seed });
