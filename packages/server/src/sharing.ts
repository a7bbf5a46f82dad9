/** One thread plays all tables: what is long at one of them is done in parts, with the others' messages and games between them. */
import { setImmediate as breathe } from 'node:timers/promises';

const MOST_STEPS = 25;
const MOST_MS = 20;

/** Tells whether this part is long enough: after so many steps, or so many milliseconds. It is asked before each step; the first is free. */
export function newPart(): () => boolean {
  const until = performance.now() + MOST_MS;
  let steps = 0;
  return () => steps++ > 0 && (steps > MOST_STEPS || performance.now() > until);
}

/** Does the work for one item after the other, in parts, until it gives something else than null: that is the result. */
export async function inParts<Item, Found>(
  items: Iterable<Item>,
  work: (item: Item) => Found | null,
): Promise<Found | null> {
  let full = newPart();
  for (const item of items) {
    if (full()) {
      await breathe();
      full = newPart();
    }
    const found = work(item);
    if (found !== null) return found;
  }
  return null;
}
