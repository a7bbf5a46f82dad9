/** Where a node stands in its ability, so that what lasts can refer to it. 2006: 402 · 2009, 2011: 112 · 2026: 113, 702.165b */
import type { Ability } from '../vocabulary/abilities.ts';
import { STEPS_KEY } from '../vocabulary/holes.ts';
import type { Game } from '../running/game.ts';
import type { AbilityRef } from '../state/state.ts';
import type { Context } from '../meaning/context.ts';
import { nodeAt, refersTo } from './lookup.ts';
import { memoised } from '../state/memoised.ts';

/** A reference to a node of the ability that the context is reading. */
export function refTo(game: Game, ctx: Context, node: object): AbilityRef {
  if (ctx.ref === null) throw new Error('No ability to refer to');
  const path = pathsIn(nodeAt(game, ctx.ref) as object).get(node);
  if (path === undefined) throw new Error(`The node is not part of ${ctx.ref.def}:${ctx.ref.path}`);
  return refersTo({ ...ctx.ref, path: ctx.ref.path + path }, node);
}

/** Where a node stands in the ability that the context is reading, the ability's own place included. */
export const placeOf = (game: Game, ctx: Context, node: object): string => {
  const { def, path } = refTo(game, ctx, node);
  return `${def}:${path}`;
};

const pathsIn = memoised((root: object): ReadonlyMap<object, string> => {
  const paths = new Map<object, string>();
  walk(root, '', paths);
  return paths;
});

function walk(node: unknown, path: string, paths: Map<object, string>): void {
  if (typeof node !== 'object' || node === null) return;
  paths.set(node, path);
  for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key}`, paths);
}

/** The abilities printed below the one that a node is part of, in the same list, but for others of its keyword. */
export function printedBelow(game: Game, ref: AbilityRef): readonly AbilityRef[] {
  const own = abilityOf(ref).path.replace(/#\d+$/, '');
  const at = own.lastIndexOf('/');
  const list = nodeAt(game, { ...ref, path: own.slice(0, at) }) as readonly Ability[];
  const index = Number(own.slice(at + 1));
  const keyword = (one: Ability | undefined) => (one?.ability === 'keyword' ? one.keyword : null);
  return list.flatMap((one, n) =>
    n <= index || keyword(one) === keyword(list[index]) ? [] : [{ ...ref, path: `${own.slice(0, at)}/${n}` }],
  );
}

/** Every node of a tree. */
export const nodesIn = (root: object): Iterable<object> => pathsIn(root).keys();

/** Every word in a tree: kinds of node, names, links, card words. */
export const wordsIn = memoised((root: object): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const node of pathsIn(root).keys())
    for (const value of Object.values(node)) if (typeof value === 'string') words.add(value);
  return words;
});

/** Whether a card of the game has one of those words in its tree. */
export const speaksOf = (...words: readonly string[]): ((definitions: Game['definitions']) => boolean) =>
  memoised((definitions: Game['definitions']): boolean =>
    [...definitions.values()].some((definition) => words.some((word) => wordsIn(definition).has(word))),
  );

/** Whether a card of the game has one of those words, or may come to have it because people can reword a line: what it tells of is kept from the beginning. */
export function maySpeakOf(...words: readonly string[]): (definitions: Game['definitions']) => boolean {
  const speaks = speaksOf(...words);
  return (definitions) => definitions.has(STEPS_KEY) || speaks(definitions);
}

/** The innermost ability that a node is part of. */
export function abilityOf(ref: AbilityRef): AbilityRef {
  const path = /^(.*abilities\/\d+(?:#\d+)?)(?:\/|$)/.exec(ref.path)?.[1];
  if (path === undefined) throw new Error(`${ref.path} is part of no ability`);
  return { ...ref, path };
}
