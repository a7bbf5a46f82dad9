/** The greatest X, or number of times, that can be paid for. 2006: 409.1b, 502.21 · 2009: 601.2b, 702.30 · 2011: 601.2b, 702.31 · 2026: 107.3, 601.2b, 702.33 */

/** More than anybody can pay for; where a number is free, this many. */
const MOST = 1_000_000;

/**
 * The greatest number up to `most` that works. `from` works, and what works for a number works for every smaller one from there, so the
 * number is doubled until it does not, and the interval halved.
 */
export function greatest(works: (n: number) => boolean, from = 0, most = MOST): number {
  if (most <= from) return from;
  let low = from;
  let high = low + 1;
  while (high <= most && works(high)) {
    low = high;
    high *= 2;
  }
  if (high > most) {
    if (low === most || works(most)) return most;
    high = most;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (works(middle)) low = middle;
    else high = middle;
  }
  return low;
}
