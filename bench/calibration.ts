/** A loop that does nothing of ours: integer work, property reads and small allocations, as the engine's are. */
const ROUNDS = 4_000_000;

/** Millions of rounds a second, the best of five. */
export function calibrate(): number {
  let best = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const started = performance.now();
    const sum = loop();
    const seconds = (performance.now() - started) / 1000;
    if (sum !== EXPECTED) throw new Error(`the calibration loop gives ${sum}, not ${EXPECTED}`);
    best = Math.max(best, ROUNDS / seconds / 1e6);
  }
  return Number(best.toPrecision(5));
}

function loop(): number {
  const table = Array.from({ length: 256 }, (_, i) => ({ id: i, next: (i * 167 + 13) & 255, weight: (i * 31) & 15 }));
  let at = 0;
  let sum = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const entry = table[at];
    if (!entry) throw new RangeError(`no entry ${at}`);
    const pair = { left: entry.weight, right: i & 7 };
    sum = (sum + pair.left * pair.right) | 0;
    at = (entry.next + (i & 3)) & 255;
  }
  return sum;
}

const EXPECTED = loop();
