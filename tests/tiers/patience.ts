/** How long tests wait for what is surely coming: the slower the machine is as they start, the longer. No test waits for a time to pass. */

/** How many times slower than a quiet core the machine was as the tests started; at least 1 (vitest.config.ts measures it). */
const SLOWNESS = Number(process.env['TEST_SLOWNESS'] ?? 1);

/** So many milliseconds of a quiet machine, on this one. */
export const patience = (ms: number): number => Math.ceil(ms * SLOWNESS);
