/**
 * Whether a tree is of the vocabulary: it holds no node, key or word that the vocabulary does not have, and lacks none that it needs, so that nothing
 * half-read reaches a game. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616
 */
import { type Keys, NODES, type Place } from './index.ts';
import { ability } from './places.ts';

/** Trees of cards are some twenty deep. */
const DEEPEST = 400;

/** The first thing in these abilities that is not of the vocabulary; null if there is none. */
export const problemOfAbilities = (abilities: unknown): string | null =>
  problemAt(abilities, { holds: 'list', of: ability }, 'abilities', 0);

function problemAt(value: unknown, place: Place, where: string, depth: number): string | null {
  if (depth > DEEPEST) return `${where} is nested too deeply`;
  switch (place.holds) {
    case 'maybe':
      return problemAt(value, place.of, where, depth);
    case 'list':
      if (!Array.isArray(value)) return `${where} is no list`;
      return firstOf(value, (each) => problemAt(each, place.of, where, depth + 1));
    case 'node':
      return problemOfNode(value, place, where, depth);
    case 'record':
      return isObject(value) ? problemOfKeys(value, place.keys(), null, where, depth) : `${where} is no object`;
    case 'either':
      return problemOfEither(value, place.of, where, depth);
    case 'number':
      return typeof value === 'number' ? null : `${where} is no number`;
    case 'value':
      return value === place.value ? null : `${where} is not ${place.value}`;
    case 'word':
      if (typeof value !== 'string') return `${where} is no word`;
      if (value.startsWith('?')) return `an unresolved word ${value}`;
      return place.words === null || place.words.includes(value)
        ? null
        : `${where}: "${value}" is not in the vocabulary`;
  }
}

type Tree = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOfNode(
  value: unknown,
  { family, among }: Extract<Place, { holds: 'node' }>,
  where: string,
  depth: number,
): string | null {
  if (!isObject(value)) return `${where} is no object`;
  const kind = value[family];
  if (typeof kind !== 'string') return `${where} has no "${family}"`;
  const table = NODES[family];
  if (!Object.hasOwn(table, kind)) return `${family}: "${kind}" is not in the vocabulary`;
  if (among?.includes(kind) === false) return `${where}: "${kind}" cannot stand there`;
  return problemOfKeys(value, table[kind] as Keys, family, `${family}: "${kind}"`, depth);
}

function problemOfKeys(tree: Tree, keys: Keys, family: string | null, name: string, depth: number): string | null {
  for (const [key, value] of Object.entries(tree)) {
    if (key === family) continue;
    const place = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (place === undefined) return `"${key}" is not a part of ${name}`;
    const problem = problemAt(value, place, `"${key}" of ${name}`, depth + 1);
    if (problem !== null) return problem;
  }
  const absent = Object.entries(keys).find(([key, place]) => place.holds !== 'maybe' && tree[key] === undefined);
  return absent === undefined ? null : `${name} has no "${absent[0]}"`;
}

const OF_ANOTHER_KIND = / is no (?:object|number|word|list)$/;

/** One of several places is enough; what is said is of the one that the value comes nearest to, the first that takes its kind of value. */
function problemOfEither(value: unknown, places: readonly Place[], where: string, depth: number): string | null {
  let said: string | null = null;
  for (const place of places) {
    const problem = problemAt(value, place, where, depth);
    if (problem === null) return null;
    if (said === null || (OF_ANOTHER_KIND.test(said) && !OF_ANOTHER_KIND.test(problem))) said = problem;
  }
  return said;
}

function firstOf<T>(list: readonly T[], problemOf: (each: T) => string | null): string | null {
  for (const each of list) {
    const problem = problemOf(each);
    if (problem !== null) return problem;
  }
  return null;
}
