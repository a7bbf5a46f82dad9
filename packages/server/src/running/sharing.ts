/** One thread plays all tables: what is long at one of them is done in parts, with the others' messages and games between them. */
import { breathe } from './waiting.ts';

const MOST_MS = 20;

/** Does the work for one item after the other, in parts, until it gives something else than null: that is the result. */
export async function inParts<Item, Found>(
  items: Iterable<Item>,
  work: (item: Item) => Found | null,
): Promise<Found | null> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > MOST_MS) {
      await breathe();
      since = performance.now();
    }
    const found = work(item);
    if (found !== null) return found;
  }
  return null;
}
