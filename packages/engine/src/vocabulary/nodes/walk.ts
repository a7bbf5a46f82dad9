/** Finding one's way in a tree: which place a part of it stands in. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616 */
import { type Keys, NODES, type Place } from './index.ts';

export type Tree = Readonly<Record<string, unknown>>;

/** The keys of a node or record in that place, with what stands under each; null if nothing like it can stand there. */
export function keysOf(tree: Tree, place: Place): Keys | null {
  switch (place.holds) {
    case 'maybe':
      return keysOf(tree, place.of);
    case 'node':
      return NODES[place.family][tree[place.family] as string] ?? null;
    case 'record': {
      const keys = place.keys();
      return Object.keys(tree).every((key) => key in keys) ? keys : null;
    }
    case 'either':
      return firstOf(place.of, (each) => keysOf(tree, each));
    default:
      return null;
  }
}

/** What the items of a list in that place are; null if no list can stand there. */
export function itemsOf(place: Place): Place | null {
  if (place.holds === 'maybe') return itemsOf(place.of);
  if (place.holds === 'either') return firstOf(place.of, itemsOf);
  return place.holds === 'list' ? place.of : null;
}

/** Whether a word in that place is a colour or a subtype used as a word. */
export function isSpoken(place: Place): boolean {
  if (place.holds === 'maybe') return isSpoken(place.of);
  return place.holds === 'either' ? place.of.some(isSpoken) : place.holds === 'word' && place.spoken === true;
}

function firstOf<T>(places: readonly Place[], find: (place: Place) => T | null): T | null {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}
