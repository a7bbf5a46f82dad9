/**
 * The nodes of the vocabulary: which there are, what each holds, and whether a tree is one. Their shapes are generated from their types.
 * 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616
 */
import { type Compound, misfit, own, type Shape, type Shapes, shapeAt, shapesIn } from './shape.ts';
import { ROOTS, SHAPES } from './shapes.ts';
import { someNode } from './some-node.ts';

export const ABILITY: Shape = ROOTS.Ability;
export const INSTRUCTION: Shape = ROOTS.Instruction;
export const ABILITIES: Shape = { a: ABILITY };

let shapes: Shapes | null = null;
export const vocabularyShapes = (): Shapes => (shapes ??= shapesIn(SHAPES));

/** Nodes of one family by their kind: what each holds. */
export type Kinds = ReadonlyMap<string, Compound>;
let families: ReadonlyMap<string, Kinds> | null = null;

/** The families of nodes by the key that tells which node a tree is: `do` of instructions, `set` of objects. */
export function nodeFamilies(): ReadonlyMap<string, Kinds> {
  if (families !== null) return families;
  const found = new Map<string, Map<string, Compound>>();
  for (const union of vocabularyShapes().flatMap(unionsWithin)) {
    const kinds = found.get(union.by) ?? new Map<string, Compound>();
    found.set(union.by, kinds);
    for (const [kind, [shape]] of Object.entries(union.of))
      if (!kinds.has(kind)) kinds.set(kind, resolved(shape as Shape) as Compound);
  }
  return (families = found);
}

type Union = Compound & Required<Pick<Compound, 'by' | 'of'>>;
const isUnion = (node: object): node is Union => 'u' in node && 'by' in node && 'of' in node;
/** All unions of nodes in a shape, itself included. */
function unionsWithin(shape: Shape): readonly Union[] {
  const found: Union[] = [];
  someNode(shape, (node) => {
    if (isUnion(node)) found.push(node);
    return false;
  });
  return found;
}

const resolved = (shape: Shape): Shape => shapeAt(vocabularyShapes(), shape);
const alternativesOf = ({ u = [], or = [] }: Compound): readonly Shape[] => [...u, ...or];

export type Tree = Readonly<Record<string, unknown>>;

/** The shape of that node or record in a place for it; null if nothing like it can stand there. */
export function objectIn(tree: Tree, place: Shape): Compound | null {
  const shape = resolved(place);
  if (typeof shape === 'string') return null;
  if (shape.o !== undefined) return Object.keys(tree).every((key) => fieldOf(shape, key) !== undefined) ? shape : null;
  const kind = shape.by === undefined ? undefined : tree[shape.by];
  const kinds = typeof kind === 'string' ? (own(shape.of, kind) ?? []) : [];
  if (kinds.length === 1) return resolved(kinds[0] as Shape) as Compound;
  return firstOf([...kinds, ...alternativesOf(shape)], (each) => objectIn(tree, each));
}

/** What stands under that key of a node or record of that shape. */
export const fieldOf = ({ o, q }: Compound, key: string): Shape | undefined => own(o, key) ?? own(q, key);

/** What the items of a list in that place are; null if no list can stand there. */
export function itemsOf(place: Shape): Shape | null {
  const shape = resolved(place);
  if (typeof shape === 'string') return null;
  return shape.a ?? firstOf(alternativesOf(shape), itemsOf);
}

/** Whether a word in that place is a colour or a subtype used as a word. */
export function isSpoken(place: Shape): boolean {
  const shape = resolved(place);
  if (typeof shape === 'string') return shape === 'w';
  return shape.spoken === true || alternativesOf(shape).some(isSpoken);
}

function firstOf<T>(places: readonly Shape[], find: (place: Shape) => T | null): T | null {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}

/** Every kind of node that there is, by family and kind: `do: draw`. */
export const nodeNames = (): readonly string[] =>
  [...nodeFamilies()].flatMap(([family, kinds]) => [...kinds.keys()].map((kind) => `${family}: ${kind}`));

/** The kinds of node in these abilities by those names, and their keywords: `keyword: flying`. */
export function nodesIn(abilities: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(abilities, ABILITIES, found);
  return found;
}

function visit(tree: unknown, place: Shape, found: Set<string>): void {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    const each = itemsOf(place);
    if (each !== null) for (const item of tree) visit(item, each, found);
    return;
  }
  const node = tree as Tree;
  const shape = objectIn(node, place);
  if (shape === null) return;
  for (const [family, kinds] of nodeFamilies()) {
    const kind = node[family];
    // its shape tells a node from a record that has such a key by chance
    if (typeof kind !== 'string' || !kinds.has(kind) || !isWordOf(fieldOf(shape, family), kind)) continue;
    found.add(`${family}: ${kind}`);
    break;
  }
  if (node['ability'] === 'keyword') found.add(`keyword: ${node['keyword']}`);
  for (const [key, value] of Object.entries(node)) {
    const under = fieldOf(shape, key);
    if (under !== undefined) visit(value, under, found);
  }
}

const isWordOf = (place: Shape | undefined, kind: string): boolean =>
  typeof place === 'object' && place.in?.length === 1 && place.in[0] === kind;

/** Whether an outcome of that kind of instruction is bound, that can be named and asked of. */
export function bindsOutcome(kind: string): boolean {
  const shape = nodeFamilies().get('do')?.get(kind);
  return shape !== undefined && fieldOf(shape, 'out') !== undefined;
}

/**
 * The first thing in these abilities that is not of the vocabulary; null if there is none: they hold no node, key or word that it does not have,
 * and lack none that it needs, so that nothing half-read reaches a game.
 */
export function problemOfAbilities(abilities: unknown): string | null {
  const wrong = misfit(vocabularyShapes(), ABILITIES, abilities);
  if (wrong !== null) return `abilities${wrong.path} ${wrong.message}`;

  let word: string | undefined;
  someNode(abilities, (node) => {
    word = Object.values(node).find((value): value is string => typeof value === 'string' && value.startsWith('?'));
    return word !== undefined;
  });
  return word === undefined ? null : `an unresolved word ${word}`;
}
