/** Finding one's way in a tree: which place a part of it stands in. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616 */
import { type Keys, NODES, type Place } from './index.ts';
import { ability } from './places.ts';

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
    default: // words, numbers and lists hold no keys
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

/** Every kind of node that there is, by family and kind: `do: draw`. */
export const NODE_NAMES: readonly string[] = Object.entries(NODES).flatMap(([family, kinds]) =>
  Object.keys(kinds).map((kind) => `${family}: ${kind}`),
);

/** The kinds of node in these abilities by those names, and their keywords: `keyword: flying`. */
export function nodesIn(abilities: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(abilities, { holds: 'list', of: ability }, found);
  return found;
}

function visit(tree: unknown, place: Place, found: Set<string>): void {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    const each = itemsOf(place);
    if (each !== null) for (const item of tree) visit(item, each, found);
    return;
  }
  const node = tree as Tree;
  const family = familiesOf(place).find((each) => typeof node[each] === 'string');
  if (family !== undefined) found.add(`${family}: ${node[family]}`);
  if (node['ability'] === 'keyword') found.add(`keyword: ${node['keyword']}`);
  for (const [key, under] of Object.entries(keysOf(node, place) ?? {})) visit(node[key], under, found);
}

function familiesOf(place: Place): readonly string[] {
  if (place.holds === 'node') return [place.family];
  return place.holds === 'maybe' ? familiesOf(place.of) : place.holds === 'either' ? place.of.flatMap(familiesOf) : [];
}
